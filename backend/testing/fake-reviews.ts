import type { HotelReview } from "@/lib/api/contract/hotel-reviews";
import type { ReviewQuery, SupplierReviews } from "../ports/hotel-supplier";

const fakeReview: HotelReview = {
  id: "review-1",
  score: 8,
  language: "en",
  title: "A good house",
  positive: "The people at the desk.",
  negative: null,
  text: null,
  themes: ["staff"],
  travellers: "couple",
  countryCode: "GB",
  stayedIn: "2026-10",
  nights: 3,
  roomName: "Double room",
  answer: null,
};

/** One text among a hundred scores, about its staff. */
export function fakeReviews({ theme, page }: Pick<ReviewQuery, "theme" | "page">): SupplierReviews {
  const reviews = !theme || theme === "staff" ? [fakeReview] : [];
  return {
    withText: 1,
    themes: [{ theme: "staff", score: 8.2, mentions: 1 }],
    distribution: [{ from: 7, count: 100 }],
    travellers: [{ type: "couple", count: 1 }],
    languages: [{ language: "en", count: 1 }],
    notes: [],
    reviews,
    total: reviews.length,
    page: Math.min(page, 1),
    pages: 1,
  };
}
