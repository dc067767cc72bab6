import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { hotelWords } from "./testing/hotel-words";

const leaves = (node: object): string[] =>
  Object.values(node).flatMap((value: unknown) =>
    typeof value === "object" && value !== null ? leaves(value) : [String(value)],
  );

it.each(languageCodes)("says nothing of a car that only a stay has, in %s", async (language) => {
  const { itemTerms, carBooking, carExtras, carTerms } = await readMessages(language);
  const texts = leaves({ cars: itemTerms.cars, carBooking, carExtras, carTerms });
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => hotelWords[language].test(text))).toEqual([]);
  expect(leaves(itemTerms.hotels).some((text) => hotelWords[language].test(text))).toBe(true);
});
