import type { ActivityFilters } from "@/lib/api/contract/activities";
import {
  activityCategories,
  activityDurations,
  dayParts,
  type DayPart,
} from "@/lib/api/contract/activity-terms";
import { toLanguageTag, type LanguageCode } from "@/lib/api/contract/languages";
import type { FoundActivity } from "../ports/activity-supplier";
import type { Pricing } from "../pricing/get-pricing";
import {
  createFlagFacet,
  createListFacet,
  createNumberFacet,
  createValueFacet,
  matchFacets,
} from "../searches/match-facets";

/** An activity that passes all filters; `total` in minor units of the charged currency. */
export type ActivityMatch = { activity: FoundActivity; total: number };

const hour = 60;
/** The longest of each, in minutes; those that are longer take days. */
const longest = { short: 3 * hour - 1, halfDay: 6 * hour - 1, fullDay: 24 * hour - 1 };
/** Of 5, from which on a list may begin. */
const ratingSteps = [4.5, 4, 3.5, 3];

function toDuration({ minutes }: Pick<FoundActivity, "minutes">) {
  if (minutes <= longest.short) return "short";
  if (minutes <= longest.halfDay) return "halfDay";
  return minutes <= longest.fullDay ? "fullDay" : "days";
}

function createFacets(filters: ActivityFilters) {
  const { minimumRating, minimumPrice, maximumPrice } = filters;
  return {
    categories: createValueFacet(
      ({ activity }: ActivityMatch) => activity.category,
      filters.categories,
    ),
    durations: createValueFacet(
      ({ activity }: ActivityMatch) => toDuration(activity),
      filters.durations,
    ),
    ratings: createNumberFacet(({ activity }: ActivityMatch) => activity.rating?.value ?? 0, {
      ...(minimumRating === undefined ? {} : { minimum: minimumRating }),
    }),
    languages: createListFacet(({ activity }: ActivityMatch) => activity.languages, {
      chosen: filters.languages,
    }),
    times: createListFacet(({ activity }: ActivityMatch): DayPart[] => activity.times, {
      chosen: filters.times,
    }),
    freeCancellation: createFlagFacet(
      ({ activity }: ActivityMatch) => activity.freeUntil !== null,
      filters.freeCancellation,
    ),
    instant: createFlagFacet(({ activity }: ActivityMatch) => activity.isInstant, filters.instant),
    price: createNumberFacet(({ total }: ActivityMatch) => total, {
      ...(minimumPrice === undefined ? {} : { minimum: minimumPrice }),
      ...(maximumPrice === undefined ? {} : { maximum: maximumPrice }),
    }),
  };
}
type Facets = ReturnType<typeof createFacets>;

/** `currency`: what is charged, for who may see prices; `language`: of the languages' names. */
function toAnswer(
  { ratings, ...facets }: Facets,
  { currency, language }: { currency: string | null; language: LanguageCode },
) {
  const names = new Intl.DisplayNames(toLanguageTag(language), { type: "language" });
  const range = facets.price.range();
  return {
    categories: facets.categories.list(activityCategories),
    durations: facets.durations.list(activityDurations),
    ratings: ratingSteps.map((value) => ({ value, count: ratings.countFrom(value) })),
    languages: facets.languages
      .list()
      .map(({ value, count }) => ({ value, name: names.of(value) ?? value, count }))
      .toSorted((a, b) => b.count - a.count),
    times: facets.times.list(dayParts),
    freeCancellation: facets.freeCancellation.total(),
    instant: facets.instant.total(),
    ...(currency === null || !range
      ? {}
      : {
          price: {
            minimum: { amount: range.minimum, currency },
            maximum: { amount: range.maximum, currency },
          },
        }),
  };
}

/**
 * Activities that pass the filters, and what each filter would leave: every facet is counted as if
 * its own filter weren't set. Those that can't be sold are left out.
 */
export function matchActivities(
  found: readonly FoundActivity[],
  { filters, toTotal }: { filters: ActivityFilters } & Pick<Pricing, "toTotal">,
): {
  matches: ActivityMatch[];
  unfiltered: number;
  toFacets: (viewer: Parameters<typeof toAnswer>[1]) => ReturnType<typeof toAnswer>;
} {
  const priced = found.flatMap((activity) => {
    const total = toTotal(activity.price);
    return total === null ? [] : [{ offers: [{ activity, total }] }];
  });
  const facets = createFacets(filters);
  const matches = matchFacets<ActivityMatch, (typeof priced)[number]>(
    priced,
    Object.values(facets),
  ).flatMap(({ offers }) => offers);
  return {
    matches,
    unfiltered: priced.length,
    toFacets: (viewer) => toAnswer(facets, viewer),
  };
}
