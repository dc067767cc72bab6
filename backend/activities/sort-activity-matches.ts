import type { ActivitySearch } from "@/lib/api/contract/activities";
import { compareTexts } from "../reference-data/compare-texts";
import type { ActivityMatch } from "./match-activities";

const byRelevance = (a: ActivityMatch, b: ActivityMatch) =>
  b.activity.relevance - a.activity.relevance || compareTexts(a.activity.id, b.activity.id);
const ratingOf = ({ activity }: ActivityMatch) => activity.rating?.value ?? -1;
const reviewsOf = ({ activity }: ActivityMatch) => activity.rating?.count ?? 0;

const orders: Record<ActivitySearch["sort"], (a: ActivityMatch, b: ActivityMatch) => number> = {
  best: byRelevance,
  price: (a, b) => a.total - b.total || byRelevance(a, b),
  rating: (a, b) => ratingOf(b) - ratingOf(a) || reviewsOf(b) - reviewsOf(a) || byRelevance(a, b),
  duration: (a, b) => a.activity.minutes - b.activity.minutes || byRelevance(a, b),
};

/** In place; the same order for the same search, so that no activity is on two pages. */
export const sortActivityMatches = (
  matches: ActivityMatch[],
  sort: ActivitySearch["sort"],
): ActivityMatch[] => matches.sort(orders[sort]);
