import type { Money } from "@/lib/money/money";
import { tabStorage } from "@/lib/tab-storage";

const nameOf = (quoteId: string) => `checkoutPrice.${quoteId}`;
const toText = ({ amount, currency }: Money) => `${amount}.${currency}`;
const listeners = new Set<() => void>();

/** The changed price that the buyer accepted: for that very total of that very quote. */
export const acceptedPrice = {
  is: (quoteId: string, total: Money): boolean => tabStorage.get(nameOf(quoteId)) === toText(total),
  accept(quoteId: string, total: Money): void {
    tabStorage.set(nameOf(quoteId), toText(total));
    for (const tell of listeners) tell();
  },
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
