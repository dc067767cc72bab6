import type * as z from "zod";
import { listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import { listApplicationsEndpoint } from "@/lib/api/contract/applications";
import { listAuditEventsEndpoint } from "@/lib/api/contract/audit-events";
import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import { listAgencyEnquiriesEndpoint, listAgencyTicketsEndpoint } from "@/lib/api/contract/support";
import { listTeamEndpoint } from "@/lib/api/contract/team";
import type { Action } from "@/lib/api/contract/roles";
import type { SavedViewList } from "@/lib/api/contract/saved-views";
import { RouteError } from "../errors/route-error";

/** The call of each list, which says what it is filtered by and who reads it. */
const lists = {
  bookings: listAgencyBookingsEndpoint,
  searches: listPastSearchesEndpoint,
  audit: listAuditEventsEndpoint,
  applications: listApplicationsEndpoint,
  agents: listTeamEndpoint,
  support: listAgencyTicketsEndpoint,
  enquiries: listAgencyEnquiriesEndpoint,
} as const satisfies Record<SavedViewList, unknown>;
/** A page is nothing to save. */
function filtersOf(list: SavedViewList): z.ZodType {
  const query: z.ZodObject = lists[list].query;
  return query.omit({ after: true }).strict();
}

export const actionOf = (list: SavedViewList): Action => lists[list].access.action;

/**
 * The query as it is kept: several values of a name are separated by commas.
 * @throws RouteError 422 for what is no filter of the list
 */
export function toViewQuery(list: SavedViewList, query: string): string {
  const given = new URLSearchParams(query);
  const values = Object.fromEntries(
    [...new Set(given.keys())].map((name) => [name, given.getAll(name).join(",")]),
  );
  if (!filtersOf(list).safeParse(values).success)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
      { path: "query", message: "must be filters of this list" },
    ]);
  return new URLSearchParams(values).toString();
}
