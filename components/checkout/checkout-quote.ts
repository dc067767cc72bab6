import type { Room } from "@/lib/api/contract/hotels";
import type { Quote } from "@/lib/api/contract/quotes";
import type { Money } from "@/lib/money/money";

/** What the form needs of a quote; everything else is drawn on the server. */
export type CheckoutQuote = Pick<
  Quote,
  "id" | "state" | "expiresAt" | "previousTotal" | "reference" | "terms" | "cancellation"
> & {
  total: Money;
  dueNow: Money;
  rooms: readonly Room[];
};

export const toCheckoutQuote = ({
  id,
  state,
  expiresAt,
  previousTotal,
  reference,
  terms,
  cancellation,
  price,
  item,
}: Quote): CheckoutQuote => ({
  id,
  state,
  expiresAt,
  previousTotal,
  reference,
  terms,
  cancellation,
  total: price.total,
  dueNow: price.dueNow,
  rooms: item.rooms,
});
