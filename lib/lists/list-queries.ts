import { bookingStates } from "@/lib/api/contract/booking-states";
import { deskLists, type DeskList } from "@/lib/api/contract/desk-lists";
import { deskPages } from "@/lib/api/contract/desk-pages";
import { withQuery } from "@/lib/paths";
import type { QueryInput } from "@/lib/query-values";
import { createListQuery, type ListQueryCodec } from "./create-list-query";

/** The fields that take more than one value. */
const several: Partial<Record<DeskList, Record<string, readonly string[]>>> = {
  bookings: { state: bookingStates },
};

/** How each list of the desk is written in its address. */
export const listQueries = Object.fromEntries(
  Object.entries(deskLists).map(([name, { query }]) => [
    name,
    createListQuery(query, several[name as DeskList]),
  ]),
) as unknown as { [Name in DeskList]: ListQueryCodec<(typeof deskLists)[Name]["query"]> };
/** The query of one of them. */
export type ListQueryOf<Name extends DeskList> = ReturnType<(typeof listQueries)[Name]["read"]>;

const pathOf = new Map(deskPages.map(({ id, path }) => [id, path]));

/** The address of a list of the desk, without the language. */
export const toListPath = (name: DeskList, query: QueryInput = {}): string =>
  withQuery(pathOf.get(name) ?? "", query);
