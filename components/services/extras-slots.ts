import type { NestedKeyOf } from "next-intl";
import type { ReactNode } from "react";
import type { ExtrasFrame } from "@/components/checkout/extras-flow.client";
import type { Charge } from "@/lib/api/contract/charges";
import type { Item } from "@/lib/api/contract/items";
import type { Messages } from "@/lib/i18n/messages";
import type { Query } from "@/lib/query-values";

/** What the page knows that a service's part of it may need. */
type ExtrasContext = {
  tenant: string;
  /** For the part in the browser. */
  frame: ExtrasFrame;
  charges: readonly Charge[];
  /** The page's own. */
  query: Query;
};

/** What a service with extras puts into the page where they are chosen. */
export type ExtrasSlots<I = Item> = {
  /** Texts that its parts need in the browser. */
  clientTexts: readonly NestedKeyOf<Messages>[];
  /**
   * `ExtrasFlow` with what can be added: `CountedExtras` where one only says how many of each, a
   * lazily loaded client component of its own where there is more to choose.
   */
  toFlow(item: I, context: ExtrasContext): ReactNode;
};
