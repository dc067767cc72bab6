import type * as z from "zod";
import { listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import type { Action } from "@/lib/api/contract/roles";
import type { SavedViewList } from "@/lib/api/contract/saved-views";
import { RouteError } from "../errors/route-error";

/** What each list is filtered by, and who reads it. A page is nothing to save. */
const lists: Readonly<Record<SavedViewList, { filters: z.ZodType; action: Action }>> = {
  bookings: {
    filters: listAgencyBookingsEndpoint.query.omit({ after: true }).strict(),
    action: "bookings.read",
  },
};

export const actionOf = (list: SavedViewList): Action => lists[list].action;

/**
 * The query as it is kept: several values of a name are separated by commas.
 * @throws RouteError 422 for what is no filter of the list
 */
export function toViewQuery(list: SavedViewList, query: string): string {
  const given = new URLSearchParams(query);
  const values = Object.fromEntries(
    [...new Set(given.keys())].map((name) => [name, given.getAll(name).join(",")]),
  );
  if (!lists[list].filters.safeParse(values).success)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
      { path: "query", message: "must be filters of this list" },
    ]);
  return new URLSearchParams(values).toString();
}
