import type { Cancellation, HotelOffer, Room } from "@/lib/api/contract/hotels";
import type { Quote } from "@/lib/api/contract/quotes";
import type { Money } from "@/lib/money/money";

/** What the form needs of a quote; everything else is drawn on the server. */
export type CheckoutQuote = Pick<
  Quote,
  "id" | "state" | "expiresAt" | "previousTotal" | "reference" | "terms"
> & {
  total: Money;
  dueNow: Money;
  rooms: readonly Room[];
  payment: HotelOffer["payment"];
  cancellation: Cancellation;
};

export const toCheckoutQuote = ({
  id,
  state,
  expiresAt,
  previousTotal,
  reference,
  terms,
  rooms,
  offer,
}: Quote): CheckoutQuote => ({
  id,
  state,
  expiresAt,
  previousTotal,
  reference,
  terms,
  rooms,
  total: offer.price.total,
  dueNow: offer.price.dueNow,
  payment: offer.payment,
  cancellation: offer.cancellation,
});
