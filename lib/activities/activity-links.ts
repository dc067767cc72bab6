import type { ActivitySummary } from "@/lib/api/contract/activities";
import { paths } from "@/lib/paths";
import { toShownPrice } from "@/lib/prices/shown-price";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";
import { createResultsLinks, type ResultsLinks } from "@/lib/results/results-links";
import { toPartyQuery } from "./activity-query";
import { toActivitySearchQuery, type ActivitySearchQuery } from "./activity-results";

type Found = Pick<ActivitySummary, "id" | "date"> &
  Partial<Pick<ActivitySummary, "party" | "price">>;

export type ActivityLinks = ResultsLinks<ActivitySearchQuery> & {
  /**
   * An activity on the day of its card, for the party that the card's total is for; without one
   * for the smallest that it takes.
   */
  toActivity: (found: Found) => string;
};

/** URLs of a search for activities and of what it found, with the path prefix of the language. */
export const createActivityLinks = (
  search: ActivitySearchQuery,
  { prefix, ...amounts }: { prefix: string } & AmountsIn,
): ActivityLinks => ({
  ...createResultsLinks(
    search,
    (other) => `${prefix}${paths.search("activities", toActivitySearchQuery(other, amounts))}`,
  ),
  toActivity: ({ id, date, party, price }) =>
    `${prefix}${paths.activity(id, {
      date,
      ...(party && toPartyQuery(party)),
      shown: price && toShownPrice(price.total),
    })}`,
});
