import type { Quote } from "@/lib/api/contract/quotes";
import { factsOf } from "@/lib/services/service-kits";

/** Where checkout leads to, with the language. */
export type CheckoutLinks = {
  prefix: string;
  /** To other offers of the same, and to others like it. */
  offers: string;
  search: string;
  /** Null for a signed-in buyer or without a log-in. */
  logIn: string | null;
};

export function toCheckoutLinks(
  { item }: Quote,
  { prefix, logIn }: Pick<CheckoutLinks, "prefix" | "logIn">,
): CheckoutLinks {
  const { offers, search } = factsOf(item).toLinks(item);
  return { prefix, offers: `${prefix}${offers}`, search: `${prefix}${search}`, logIn };
}
