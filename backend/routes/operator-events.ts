import * as z from "zod";
import { requireAgencyId } from "../agencies/require-agency-id";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import { listedEventSchema, listSecurityEvents } from "../security-events/list-security-events";

const querySchema = z
  .object({ agency: z.string().optional(), request: z.string().min(1).optional() })
  .refine(
    ({ agency, request }) => agency !== undefined || request !== undefined,
    "must name an agency or a request",
  );

/**
 * The audit trail, as the operator reads it: who signed in, who was refused and why, who changed
 * what.
 */
export function registerOperatorEventRoutes(route: OperatorRoute, db: ScopedDatabase): void {
  const summary =
    "The latest 200 lines of the audit trail of `?agency=`, or of one `?request=` by its id; the newest first";
  const response = z.object({ events: z.array(listedEventSchema) });
  route(
    "get",
    "/api/operator/events",
    { summary, query: querySchema, response, errors: ["agency_not_found"] },
    ({ query: { agency, request } }) =>
      db.forOperator(async (tx) => ({
        events: await listSecurityEvents(tx, {
          agencyId: agency === undefined ? undefined : await requireAgencyId(tx, agency),
          requestId: request,
        }),
      })),
  );
}
