import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Price } from "@/lib/api/contract/prices";
import { pick } from "@/lib/pick";
import type { HeadedRate } from "./rate-headlines";

type Shown = "id" | "board" | "payment" | "charges" | "comments" | "roomsLeft";
const shownOfPrice = [
  ...(["total", "unit", "base", "taxes"] as const),
  ...(["dueNow", "dueOnSite", "reference", "agent"] as const),
] as const;

/** What a page shows of a rate, and no more: a browser gets it of all rates of a hotel. */
export type RateFace = Pick<HotelOffer, Shown> & {
  cancellation: Pick<HotelOffer["cancellation"], "zone" | "steps">;
  /** Absent without price rights. */
  price?: Pick<Price, (typeof shownOfPrice)[number]>;
};
export type ListedRate = Omit<HeadedRate, "offer"> & { offer: RateFace };

function toFace({ price, ...offer }: HotelOffer, shownComments: readonly string[]): RateFace {
  return {
    ...pick(offer, ["id", "board", "payment", "charges", "roomsLeft"]),
    comments: offer.comments.filter((comment) => !shownComments.includes(comment)),
    cancellation: pick(offer.cancellation, ["zone", "steps"]),
    ...(price && { price: pick(price, shownOfPrice) }),
  };
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
