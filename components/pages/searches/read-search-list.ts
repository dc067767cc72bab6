import { redirect } from "next/navigation";
import { cache } from "react";
import { ApiError } from "@/lib/api/errors";
import { orSearchFailure } from "@/lib/data/or-search-failure";
import { listPastSearches } from "@/lib/data/past-searches";
import {
  readPastSearchesQuery,
  toPastSearchesQuery,
  type PastSearchesQuery,
} from "@/lib/past-searches/past-searches-query";
import { paths } from "@/lib/paths";
import type { Query } from "@/lib/query-values";

/** A list's address, without the language. */
export const toListPath = (query: PastSearchesQuery): string =>
  paths.pastSearches(toPastSearchesQuery(query));

/** One call for a page and its title; `asked` is its address as text, which can be compared. */
const read = cache((tenant: string, asked: string) =>
  orSearchFailure(
    "the agency's searches",
    listPastSearches(tenant, JSON.parse(asked) as PastSearchesQuery).catch((error: unknown) => {
      // A made-up cursor.
      if (error instanceof ApiError && error.status === 422) return "noSuchPage" as const;
      throw error;
    }),
  ),
);

/** The list that an address asks for, or why there is none. */
export function readSearchList(tenant: string, address: Query) {
  const query = readPastSearchesQuery(address);
  return { query, list: read(tenant, JSON.stringify(query)) };
}

/** To the first page, for an address of one that isn't there. */
export const leaveForFirst = (prefix: string, query: PastSearchesQuery): never =>
  redirect(`${prefix}${toListPath({ ...query, after: undefined })}`);
