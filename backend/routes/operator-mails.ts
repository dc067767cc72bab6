import * as z from "zod";
import { mailSchema } from "@/lib/api/contract/mails";
import { getAgencyRecord } from "../agencies/agency-record";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { readQuery, requireValid } from "../http/read-input";
import { listMails } from "../mail/list-mails";
import { RouteError } from "../request-context";

const querySchema = z.object({ agency: z.string(), to: z.string().optional() });

/** What an agency has written to whom, for operators: did it leave, and if not, why. */
export function registerOperatorMailRoutes(route: OperatorRoute, db: ScopedDatabase): void {
  const summary = "The latest mails of the agency with the subdomain `?agency=`, with `&to=` those to one address; the newest first";
  route("get", "/api/operator/mails", { summary, response: z.object({ mails: z.array(mailSchema) }) }, async (c) => {
    const { agency, to } = requireValid(querySchema, readQuery(c.req));
    return db.forOperator(async (tx) => {
      const found = await getAgencyRecord(tx, agency);
      if (!found) throw new RouteError(404, "agency_not_found", "Agency not found!");
      return { mails: await listMails(tx, found.id, { to }) };
    });
  });
}
