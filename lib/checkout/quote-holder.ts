import { randomUuid } from "@/lib/random-uuid";
import { tabStorage } from "@/lib/tab-storage";

const key = "quote-holder";
/** Where nothing can be stored it lasts as long as the page. */
let ofPage: string | null = null;

/**
 * A random id of this tab: what is held for its quotes is one buyer's, who gets it again after a
 * lost answer, and gives it back for the next thing they choose.
 */
export function getQuoteHolder(): string {
  const known = tabStorage.get(key);
  if (known) return known;
  ofPage ??= randomUuid();
  tabStorage.set(key, ofPage);
  return ofPage;
}
