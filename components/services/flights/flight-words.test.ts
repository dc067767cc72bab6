import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { rentalWords } from "./testing/rental-words";

const leaves = (node: object): string[] =>
  Object.values(node).flatMap((value: unknown) =>
    typeof value === "object" && value !== null ? leaves(value) : [String(value)],
  );

it.each(languageCodes)(
  "says nothing of flights that only a rental has, in %s",
  async (language) => {
    const { itemTerms, flightBooking } = await readMessages(language);
    const texts = leaves({ flights: itemTerms.flights, flightBooking });
    expect(texts.length).toBeGreaterThan(120);
    expect(texts.filter((text) => rentalWords[language].test(text))).toEqual([]);
    expect(leaves(itemTerms.cars).some((text) => rentalWords[language].test(text))).toBe(true);
  },
);

it.each(languageCodes)("has one word for who is 12 to 17, in %s", async (language) => {
  const { flightBooking, flightExtras, flightSearch } = await readMessages(language);
  const word = flightBooking.names.youth.replace("{number}", "").trim();
  // Without the article and the ending, which change with the sentence.
  const stem = word.replace(/^ال/, "").toLowerCase().slice(0, -1);
  const texts = [
    flightBooking.kinds.youth,
    flightBooking.facts.kinds.youth,
    flightExtras.passengers.youth,
    flightSearch.form.ages.teens,
  ];
  expect(texts.filter((text) => !text.toLowerCase().includes(stem))).toEqual([]);
});
