import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { toStayQuery, type StayQuery } from "./stay-query";

export type ResultsLinks = {
  /**
   * The same search with something changed; any change but of the page and the view begins at the
   * first page.
   */
  to: (change: Partial<StayQuery>) => string;
  /** A hotel's rooms for the same stay; `shown` is the total that its card says. */
  toHotel: (id: string, shown?: Money) => string;
  /** What a form has to send along so that its filters are of the same search. */
  kept: readonly (readonly [string, string])[];
};

/**
 * The addresses that results lead to. `prefix` is that of the language, `currency` the one that is
 * charged.
 */
export function createResultsLinks(
  asked: StayQuery,
  { prefix, currency }: { prefix: string; currency: string },
): ResultsLinks {
  const { place, stay, rooms, residence, sort, view } = asked;
  const stayQuery = toStayQuery({ place, stay, rooms, residence });
  return {
    to: (change) => {
      const isSameList = Object.keys(change).every((key) => key === "page" || key === "view");
      const page = isSameList ? asked.page : 1;
      return `${prefix}${paths.hotelSearch(toStayQuery({ ...asked, page, ...change }, { currency }))}`;
    },
    toHotel: (id, shown) =>
      `${prefix}${paths.hotelStay({ ...stayQuery, id, shown: shown && `${shown.amount}.${shown.currency}` })}`,
    kept: Object.entries(toStayQuery({ place, stay, rooms, residence, sort, view })).flatMap(
      ([key, value]) => [value ?? []].flat().map((single) => [key, String(single)] as const),
    ),
  };
}
