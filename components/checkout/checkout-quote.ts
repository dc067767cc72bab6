import type { ItemService } from "@/lib/api/contract/items";
import type { Quote } from "@/lib/api/contract/quotes";
import type { Money } from "@/lib/money/money";

/** What the form needs of a quote; everything else is drawn on the server. */
export type CheckoutQuote = Pick<
  Quote,
  | "id"
  | "state"
  | "expiresAt"
  | "isHeld"
  | "payLaterUntil"
  | "answerWithinHours"
  | "previousTotal"
  | "reference"
  | "terms"
  | "cancellation"
  | "needs"
  | "replaces"
> & {
  service: ItemService;
  total: Money;
  dueNow: Money;
  dueOnSite: Money;
};

export const toCheckoutQuote = ({
  id,
  state,
  expiresAt,
  isHeld,
  payLaterUntil,
  answerWithinHours,
  previousTotal,
  reference,
  terms,
  cancellation,
  needs,
  replaces,
  price,
  item,
}: Quote): CheckoutQuote => ({
  id,
  state,
  expiresAt,
  isHeld,
  ...(payLaterUntil === undefined ? {} : { payLaterUntil }),
  ...(answerWithinHours === undefined ? {} : { answerWithinHours }),
  previousTotal,
  reference,
  terms,
  cancellation,
  // Each says what its words are in, as the item does for everything else.
  needs: needs.map((need) => ({ ...(item.language && { language: item.language }), ...need })),
  replaces,
  service: item.service,
  total: price.total,
  dueNow: price.dueNow,
  dueOnSite: price.dueOnSite,
});
