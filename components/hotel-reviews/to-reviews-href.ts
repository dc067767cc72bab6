import { toReviewsQuery, type ReviewsQuery } from "@/lib/hotels/reviews-query";

/** `href`, the page of all reviews, for some of them. */
export function toReviewsHref(href: string, query: ReviewsQuery, page = 1): string {
  const added = Object.entries({ ...toReviewsQuery(query), page: page > 1 ? page : undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [href, ...added].join("&");
}
