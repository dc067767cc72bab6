import { isLanguageCode, type LanguageCode } from "@/lib/api/contract/languages";
import {
  reviewSorts,
  reviewThemes,
  travellerTypes,
  type ReviewSort,
  type ReviewTheme,
  type TravellerType,
} from "@/lib/api/contract/review-terms";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { rateTraits } from "./rate-traits";
import { roomChoiceParameters } from "./room-choice";

/** Which reviews to show; undefined is all. Every field is a parameter of the address. */
export type ReviewsQuery = {
  theme: ReviewTheme | undefined;
  travellers: TravellerType | undefined;
  /** Of the texts. */
  language: LanguageCode | undefined;
  sort: ReviewSort;
};

export const everyReview: ReviewsQuery = {
  theme: undefined,
  travellers: undefined,
  language: undefined,
  sort: "relevant",
};

const pick = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((each) => each === value);

/** What isn't known is left out. `values` are those of an address or of a form. */
export function readReviewsQuery(values: (name: string) => string | undefined): ReviewsQuery {
  const language = values("language") ?? "";
  return {
    theme: pick(reviewThemes, values("theme")),
    travellers: pick(travellerTypes, values("travellers")),
    language: isLanguageCode(language) ? language : undefined,
    sort: pick(reviewSorts, values("sort")) ?? everyReview.sort,
  };
}

/** As it is written into addresses and calls: without what is usual. */
export const toReviewsQuery = ({ sort, ...filters }: ReviewsQuery): QueryInput => ({
  ...filters,
  sort: sort === everyReview.sort ? undefined : sort,
});

/** As the call of a page takes it. */
export const toReviewsCall = (
  { theme, travellers, language, sort }: ReviewsQuery,
  page: number,
) => ({
  ...(theme && { theme }),
  ...(travellers && { travellers }),
  ...(language && { language }),
  sort,
  page,
});

/** Page 1 for anything that is no page. */
export function readReviewsPage(query: Query): number {
  const page = Number(toQueryValues(query)("page")[0] ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

/** Of a stay's page: what is chosen there, which its address follows without a request. */
const choiceParameters = [...roomChoiceParameters, ...rateTraits];

/**
 * `href`, the page of all reviews for a stay, with the rates that are chosen at present.
 * @param address the query of the stay's page
 */
export function withRateChoice(href: string, address: URLSearchParams): string {
  const chosen = choiceParameters.flatMap((name) => {
    const value = address.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return [href, ...chosen].join("&");
}

const stayParameters = [
  "place",
  "placeId",
  "placeLat",
  "placeLong",
  "checkIn",
  "checkOut",
  "room",
  "rooms",
  "adults",
  "children",
  "residence",
  "shown",
  ...choiceParameters,
];

/** The stay that the reader was looking at, unread: it goes back with the link to the hotel. */
export const keepStayQuery = (query: Query): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    stayParameters.flatMap((name) => {
      const value = query[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
