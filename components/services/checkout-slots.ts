import type { NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { Item } from "@/lib/api/contract/items";
import type { Messages } from "@/lib/i18n/messages";

/** What the buyer has booked around some days. */
export type ListPlanned = (days: { from: string; to: string }) => Promise<Item[]>;

/** What a service puts into checkout. */
export type CheckoutSlots<I = Item> = {
  /** Texts that its parts need in the browser. */
  clientTexts: readonly NestedKeyOf<Messages>[];
  /** What is bought. */
  toSummary(item: I): ReactNode;
  /** What speaks against it in the buyer's own plans, of which it reads some days: a hint only. */
  toWarnings?(item: I, listPlanned: ListPlanned): ReactNode;
  /** What the price without taxes is for. */
  toBaseLabel(item: I): ReactNode;
  /**
   * `CheckoutFlow` with what the service asks in it: a client component of its own. A page brings
   * along those of all services in the table, so with a second one each has to be loaded lazily.
   */
  toFlow(item: I, frame: CheckoutFrame): ReactNode;
};
