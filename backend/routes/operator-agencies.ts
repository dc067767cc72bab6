import * as z from "zod";
import { agencyInputSchema } from "../agencies/agency-input";
import { getAgencyRecord, type AgencyRecord } from "../agencies/agency-record";
import { createAgency } from "../agencies/create-agency";
import { deleteAgency } from "../agencies/delete-agency";
import { listAgencies } from "../agencies/list-agencies";
import { updateAgency } from "../agencies/update-agency";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { listPaymentNotes, type KnownGateways } from "../agencies/list-payment-notes";
import { RouteError } from "../errors/route-error";

type Settings = {
  db: ScopedDatabase;
  rootDomain: string;
  allowLoopbackUrls: boolean;
  gateways: KnownGateways;
  now: () => Date;
  logProblem: (line: string) => void;
};

const deleteInput = z.strictObject({ confirm: z.string() });
const deletedSchema = z.object({
  deleted: z.object({ users: z.number().int(), bookings: z.number().int() }),
});

const listPath = "/api/operator/agencies";

/** Agencies as the operator of the platform sees them. */
export function registerOperatorRoutes(
  route: OperatorRoute,
  { db, rootDomain, allowLoopbackUrls, gateways, now, logProblem }: Settings,
): void {
  const changeSchema = agencyInputSchema({ allowLoopbackUrls });
  const newSchema = changeSchema.required({ agencyName: true, subdomain: true });
  const updateSchema = changeSchema.extend({ version: z.number().int().min(1) });
  const recordSchema = z.object({
    agency: z.looseObject({ subdomain: z.string(), version: z.number() }),
    /** What the operator should know of it, such as that it can't take payments. */
    notes: z.array(z.string()),
  });
  const withNotes = async (agency: AgencyRecord) => ({
    agency,
    notes: await db.forOperator((tx) =>
      listPaymentNotes(tx, { gateways, subdomain: agency.subdomain }),
    ),
  });

  const listed = z.object({
    subdomain: z.string(),
    agencyName: z.string(),
    status: z.string(),
    version: z.number(),
  });
  route(
    "get",
    listPath,
    { summary: "All agencies", response: z.object({ agencies: z.array(listed) }) },
    async () => ({ agencies: await listAgencies(db) }),
  );
  route(
    "post",
    listPath,
    {
      summary: "Create an agency",
      body: newSchema,
      response: recordSchema,
      errors: ["subdomain_taken", "domain_taken"],
    },
    async ({ body }) => withNotes(await createAgency(db, { input: body, rootDomain, gateways })),
  );
  route(
    "get",
    `${listPath}/:subdomain`,
    { summary: "One agency with all its fields", response: recordSchema },
    async ({ params }) => {
      const found = await db.forOperator((tx) => getAgencyRecord(tx, params.subdomain));
      if (!found) throw new RouteError(404, "agency_not_found", "Agency not found!");
      return withNotes(found.record);
    },
  );
  route(
    "put",
    `${listPath}/:subdomain`,
    {
      summary: "Change the given fields, if nobody changed the agency since `version`",
      body: updateSchema,
      response: recordSchema,
      errors: ["version_conflict", "domain_taken"],
    },
    async ({ params, body: { version, ...input }, requestId }) =>
      withNotes(
        await updateAgency(db, params.subdomain, {
          ...{ input, version, rootDomain, gateways, requestId, now: now() },
        }),
      ),
  );
  const removal = {
    summary: "Delete an agency with everything of it, where nothing is open or owed",
    body: deleteInput,
    response: deletedSchema,
  };
  route("delete", `${listPath}/:subdomain`, removal, async ({ params, body, requestId }) => ({
    deleted: await deleteAgency(db, { ...params, ...body, now: now(), requestId, logProblem }),
  }));
}
