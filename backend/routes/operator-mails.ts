import * as z from "zod";
import { mailSchema } from "@/lib/api/contract/mails";
import { getAgencyRecord } from "../agencies/agency-record";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { failedMailSchema, listFailedMails } from "../mail/list-failed-mails";
import { listMails } from "../mail/list-mails";
import { resendMail, resendMails } from "../mail/resend-mails";
import { RouteError } from "../errors/route-error";

const querySchema = z.object({ agency: z.string(), to: z.string().optional() });
const resendInput = z.strictObject({ id: z.union([z.uuid(), z.literal("all")]) });
const responseSchema = z.object({ mails: z.array(mailSchema) });

/**
 * What an agency has written to whom, for operators: did it leave, and if not, why; and once more.
 */
export function registerOperatorMailRoutes(
  route: OperatorRoute,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void {
  const summary =
    "The latest mails of the agency with the subdomain `?agency=`, with `&to=` those to one address; the newest first";
  route(
    "get",
    "/api/operator/mails",
    { summary, query: querySchema, response: responseSchema, errors: ["agency_not_found"] },
    ({ query: { agency, to } }) =>
      db.forOperator(async (tx) => {
        const found = await getAgencyRecord(tx, agency);
        if (!found) throw new RouteError(404, "agency_not_found", "Agency not found!");
        return { mails: await listMails(tx, found.id, { to }) };
      }),
  );

  route(
    "get",
    "/api/operator/mails/failed",
    {
      summary:
        "Mails that couldn't be sent so far or were given up, of all agencies or of `?agency=`",
      query: querySchema.pick({ agency: true }).partial(),
      response: z.object({ mails: z.array(failedMailSchema) }),
      errors: ["agency_not_found"],
    },
    ({ query: { agency } }) =>
      db.forOperator(async (tx) => ({
        mails: await listFailedMails(tx, {
          agencyId: agency === undefined ? undefined : await requireAgencyId(tx, agency),
        }),
      })),
  );

  const resent = {
    summary: "Send a mail once more, or `all` that were given up",
    body: resendInput,
    response: z.object({ resent: z.number().int() }),
  };
  route(
    "post",
    "/api/operator/agencies/:subdomain/mails/resend",
    resent,
    async ({ params, body: { id } }) => {
      const agencyId = await db.forOperator((tx) => requireAgencyId(tx, params.subdomain));
      return db.forAgency(agencyId, async (tx) => {
        if (id === "all") return { resent: await resendMails(tx, agencyId, { now: now() }) };
        await resendMail(tx, agencyId, { id, now: now() });
        return { resent: 1 };
      });
    },
  );
}
