import { renderToStaticMarkup } from "react-dom/server";
import { NextIntlClientProvider } from "next-intl";
import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { GuestScore } from "./guest-score";

const draw = async (value: number, locale: (typeof languageCodes)[number] = "en") =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={await readMessages(locale)}>
      <GuestScore score={{ value, count: 1_240 }} />
    </NextIntlClientProvider>,
  ).replace(/<[^>]*>/g, "");

it("says in a word what guests think, besides the score and of how many it is", async () => {
  expect(await draw(8.74)).toBe("8.7Guest score 8.7 of 10Very good · 1,240 reviews");
});

it("says no word of a low score", async () => {
  expect(await draw(5.9)).toBe("5.9Guest score 5.9 of 101,240 reviews");
});

it.each([
  [10, "Exceptional"],
  [9.5, "Exceptional"],
  [9.44, "Excellent"],
  [8.96, "Excellent"],
  [8.9, "Very good"],
  [7.94, "Good"],
  [7, "Good"],
  [6, "Pleasant"],
])("goes by the score as it is shown: %p is %s", async (score, word) => {
  expect(await draw(score)).toContain(`10${word} ·`);
});

it.each(languageCodes)("has a word for each in %s", async (language) => {
  const { words } = (await readMessages(language)).hotelTerms.score;
  expect(new Set(Object.values(words)).size).toBe(5);
  expect(await draw(9.6, language)).toContain(words.exceptional);
});
