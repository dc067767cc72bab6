import type { ReactNode } from "react";
import type { CheckoutLinks } from "@/components/checkout/checkout-links";
import type { Charge } from "@/lib/api/contract/charges";
import type { Item } from "@/lib/api/contract/items";
import type { ChargeCode } from "@/lib/api/contract/price-terms";
import type { OfferedExtra } from "@/lib/checkout/offered-extras";
import type { Messages } from "@/lib/i18n/messages";

/** What a service with extras puts into the page where they are chosen. */
export type ExtrasSlots<I = Item> = {
  /** Texts that its parts need in the browser. */
  clientTexts: readonly (keyof Messages)[];
  list(item: I): OfferedExtra[];
  /** The title of the page, and what was chosen before. */
  toHead(item: I, context: { charges: readonly Charge[]; links: CheckoutLinks }): ReactNode;
  /** What to know of one of its extras. */
  toNote(id: ChargeCode): ReactNode;
  /** What stands before the price of one: "each, for the whole rental". */
  toPriceLine(price: ReactNode): ReactNode;
  /** The screen for when somebody else was faster. */
  toSoldOut(item: I, links: CheckoutLinks): ReactNode;
};
