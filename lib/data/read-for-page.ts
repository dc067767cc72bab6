import "server-only";
import type { Headline, Item } from "@/lib/api/contract/items";
import { getLanguage } from "@/lib/i18n/get-language";
import { readMessages } from "@/lib/i18n/messages";
import { readBooked } from "@/lib/services/read-booked";

/** A quote or a booking in the words of the page that is being rendered, see `readBooked`. */
export async function readForPage<B extends { item: Item; headline: Headline }>(
  booked: B,
): Promise<B> {
  const language = await getLanguage();
  return readBooked(booked, { language, messages: await readMessages(language) });
}
