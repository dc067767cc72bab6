import type { HotelOffer } from "@/lib/api/contract/hotels";

/** The comments that every rate has: shown once. */
export const listCommonComments = (offers: readonly Pick<HotelOffer, "comments">[]): string[] =>
  [...new Set(offers[0]?.comments)].filter((comment) =>
    offers.every(({ comments }) => comments.includes(comment)),
  );
