import type { Context } from "hono";
import * as z from "zod";
import { agencyInputSchema } from "../agencies/agency-input";
import { getAgencyRecord } from "../agencies/agency-record";
import { createAgency } from "../agencies/create-agency";
import { listAgencies } from "../agencies/list-agencies";
import { updateAgency } from "../agencies/update-agency";
import type { ScopedDatabase } from "../db/scoped";
import type { AppEnv } from "../http/app-env";
import type { OperatorRoute } from "../http/create-operator-route";
import { readJsonBody, requireValid } from "../http/read-input";
import { RouteError } from "../request-context";

type Settings = { db: ScopedDatabase; rootDomain: string; allowLoopbackUrls: boolean };

const listPath = "/api/operator/agencies";

/** Agencies as the operator of the platform sees them. */
export function registerOperatorRoutes(route: OperatorRoute, { db, rootDomain, allowLoopbackUrls }: Settings): void {
  const changeSchema = agencyInputSchema({ allowLoopbackUrls });
  const newSchema = changeSchema.required({ agencyName: true, subdomain: true });
  const updateSchema = changeSchema.extend({ version: z.number().int().min(1) });
  const recordSchema = z.object({ agency: z.looseObject({ subdomain: z.string(), version: z.number() }) });
  const subdomainOf = (c: Context<AppEnv>) => c.req.param("subdomain") ?? "";

  const listed = z.object({ subdomain: z.string(), agencyName: z.string(), status: z.string(), version: z.number() });
  route("get", listPath, { summary: "All agencies", response: z.object({ agencies: z.array(listed) }) }, async () => ({ agencies: await listAgencies(db) }));
  route("post", listPath, { summary: "Create an agency", body: newSchema, response: recordSchema }, async (c) => ({
    agency: await createAgency(db, { input: requireValid(newSchema, await readJsonBody(c.req)), rootDomain }),
  }));
  route("get", `${listPath}/:subdomain`, { summary: "One agency with all its fields", response: recordSchema }, async (c) => {
    const found = await db.forOperator((tx) => getAgencyRecord(tx, subdomainOf(c)));
    if (!found) throw new RouteError(404, "agency_not_found", "Agency not found!");
    return { agency: found.record };
  });
  route(
    "put",
    `${listPath}/:subdomain`,
    { summary: "Change the given fields, if nobody changed the agency since `version`", body: updateSchema, response: recordSchema },
    async (c) => {
      const { version, ...input } = requireValid(updateSchema, await readJsonBody(c.req));
      return { agency: await updateAgency(db, subdomainOf(c), { input, version, rootDomain }) };
    },
  );
}
