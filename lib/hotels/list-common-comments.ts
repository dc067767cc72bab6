import type { HotelOffer } from "@/lib/api/contract/hotels";

/** What the hotel says of every rate: worth saying once. */
export const listCommonComments = (offers: readonly Pick<HotelOffer, "comments">[]): string[] =>
  [...new Set(offers[0]?.comments)].filter((comment) =>
    offers.every(({ comments }) => comments.includes(comment)),
  );
