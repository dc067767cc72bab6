import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Price } from "@/lib/api/contract/prices";
import type { HeadedRate } from "./rate-headlines";

type Shown = "id" | "board" | "payment" | "charges" | "comments" | "roomsLeft";

/** What a page shows of a rate, and no more: a browser gets it of all rates of a hotel. */
export type RateFace = Pick<HotelOffer, Shown> & {
  cancellation: Pick<HotelOffer["cancellation"], "zone" | "steps">;
  /** Absent without price rights. */
  price?: Omit<Price, "schedule" | "discountPercentage">;
};
export type ListedRate = Omit<HeadedRate, "offer"> & { offer: RateFace };

function toFace(offer: HotelOffer, shownComments: readonly string[]): RateFace {
  const { id, board, payment, charges, roomsLeft, price } = offer;
  const { zone, steps } = offer.cancellation;
  const comments = offer.comments.filter((comment) => !shownComments.includes(comment));
  const face = { id, board, payment, charges, comments, roomsLeft, cancellation: { zone, steps } };
  if (!price) return face;
  const { total, unit, base, taxes, dueNow, dueOnSite, reference, agent } = price;
  const amounts = { total, unit, base, taxes, dueNow, dueOnSite, reference };
  return { ...face, price: agent ? { ...amounts, agent } : amounts };
}

/** @param shownComments those that the page tells of all its rates at once */
export const toListedRate = (
  { offer, headline, rest }: HeadedRate,
  shownComments: readonly string[],
): ListedRate => ({ offer: toFace(offer, shownComments), headline, rest });

/** The comments that every rate has: shown once. */
export const listCommonComments = (offers: readonly Pick<HotelOffer, "comments">[]): string[] =>
  [...new Set(offers[0]?.comments)].filter((comment) =>
    offers.every(({ comments }) => comments.includes(comment)),
  );
