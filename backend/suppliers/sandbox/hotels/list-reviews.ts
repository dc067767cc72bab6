import type { HotelReview } from "@/lib/api/contract/hotel-reviews";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { reviewsPerPage, scoreBands, travellerTypes } from "@/lib/api/contract/review-terms";
import type { ReviewQuery, SupplierReviews } from "../../../ports/hotel-supplier";
import type { HotelProperty } from "../hotel-properties";
import { createReviews, type SandboxReview } from "./create-reviews";
import { toRoomName, toText } from "./hotel-texts";

type Order = (a: SandboxReview, b: SandboxReview) => number;

/** Where these say nothing, the newest first. */
const toOrders = (language: LanguageCode): Record<ReviewQuery["sort"], Order> => {
  const isOwn = (review: SandboxReview) => Number(review.language === language);
  return {
    relevant: (a, b) => isOwn(b) - isOwn(a),
    newest: () => 0,
    highest: (a, b) => b.score - a.score,
    lowest: (a, b) => a.score - b.score,
  };
};

const toReview = ({ roomCode, ...review }: SandboxReview, language: LanguageCode): HotelReview => ({
  ...review,
  text: null,
  roomName: toRoomName(roomCode, language),
});

/** A page of a sandbox hotel's reviews; none of a house that has just opened. */
export function listReviews(
  property: HotelProperty,
  { language, theme, travellers, writtenIn, sort, page: asked }: ReviewQuery,
  now: Date,
): SupplierReviews {
  const created = createReviews(property, now);
  const { themeScores, scoreCounts, reviews } = created ?? {
    themeScores: [],
    scoreCounts: [],
    reviews: [],
  };
  const passing = reviews
    .filter(
      (review) =>
        (!theme || review.themes.includes(theme)) &&
        (!travellers || review.travellers === travellers) &&
        (!writtenIn || review.language === writtenIn),
    )
    .toSorted(toOrders(language)[sort]);
  const pages = Math.max(1, Math.ceil(passing.length / reviewsPerPage));
  const page = Math.min(asked, pages);
  const count = (test: (review: SandboxReview) => boolean) => reviews.filter(test).length;
  return {
    withText: reviews.length,
    themes: themeScores.map(({ theme: of, score }) => ({
      theme: of,
      score,
      mentions: count(({ themes }) => themes.includes(of)),
    })),
    distribution: created
      ? scoreBands.map((from) => ({
          from,
          count: (scoreCounts[from - 1] ?? 0) + (scoreCounts[from] ?? 0),
        }))
      : [],
    travellers: travellerTypes
      .map((type) => ({ type, count: count((review) => review.travellers === type) }))
      .filter((each) => each.count > 0),
    languages: languageCodes
      .map((code) => ({ language: code, count: count((review) => review.language === code) }))
      .filter((each) => each.count > 0),
    notes: created ? [toText("notes", "sampleReviews", language)] : [],
    reviews: passing
      .slice((page - 1) * reviewsPerPage, page * reviewsPerPage)
      .map((review) => toReview(review, language)),
    total: passing.length,
    page,
    pages,
  };
}
