import { toStayQuery } from "./stay-query";

/**
 * The search that a hotel is saved with, as a query: place, dates, party and residence, without
 * filters and amounts.
 */
export const toSearchText = (search: Parameters<typeof toStayQuery>[0]): string =>
  new URLSearchParams(
    Object.entries(toStayQuery(search)).flatMap(([name, value]) =>
      [value ?? []].flat().map((single) => [name, String(single)]),
    ),
  ).toString();
