import type * as z from "zod";
import { deskLists, type DeskList } from "@/lib/api/contract/desk-lists";
import type { Action } from "@/lib/api/contract/roles";
import { RouteError } from "../errors/route-error";

/** A page is nothing to save. */
function filtersOf(list: DeskList): z.ZodType {
  const query: z.ZodObject = deskLists[list].query;
  return query.omit({ after: true }).strict();
}

export const actionOf = (list: DeskList): Action => deskLists[list].access.action;

/**
 * The query as it is kept: several values of a name are separated by commas.
 * @throws RouteError 422 for what is no filter of the list
 */
export function toViewQuery(list: DeskList, query: string): string {
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
