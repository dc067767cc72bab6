import type { Headline, Item } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Messages } from "@/lib/i18n/messages";
import { factsOf } from "./service-kits";

/**
 * A quote or a booking for readers of a language: what has a code is named in theirs. All else
 * stays as the supplier wrote it, in `item.language`.
 */
export function readBooked<B extends { item: Item; headline: Headline }>(
  booked: B,
  { language, messages }: { language: LanguageCode; messages: Messages },
): B {
  const { item, headline } = booked;
  if (!item.language || item.language === language) return booked;
  const read = factsOf(item).toReaders?.(
    { item, headline },
    { from: item.language, to: language, messages },
  );
  return { ...booked, ...read };
}
