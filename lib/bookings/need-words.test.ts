import { createTranslator } from "next-intl";
import { languageCodes } from "@/lib/api/contract/languages";
import { needIds, needTable, type FixedNeedId } from "@/lib/api/contract/need-table";
import type { Need } from "@/lib/api/contract/needs";
import { readMessages } from "@/lib/i18n/messages";
import { createNeedWords } from "./need-words";

const base = { of: "booking", kind: "text", isRequired: true, isSealed: false } as const;
const open = async (locale: (typeof languageCodes)[number]) =>
  createNeedWords({
    t: createTranslator({
      locale,
      messages: await readMessages(locale),
      namespace: "checkout.needs",
      onError(error) {
        throw error;
      },
    }),
    locale: locale === "no" ? "nb" : locale,
  });

test.each(languageCodes)("every question and its options have words in %s", async (language) => {
  const { labelOf, optionOf, unitOf } = await open(language);
  const labels = needIds.map((id) => labelOf({ id }));
  expect(new Set(labels).size).toBe(needIds.length);
  for (const [id, row] of Object.entries(needTable))
    for (const option of "options" in row ? row.options : [])
      expect(optionOf({ id: id as FixedNeedId }, option)).not.toBe(option);
  expect(unitOf({ ...base, id: "weight" }, "kg")).toMatch(/\p{L}{3,}/u);
});

test("a supplier's words are taken as they are, its codes where it has none", async () => {
  const { labelOf, optionOf, unitOf, textOf } = await open("en");
  const shoes: Need = {
    ...{ ...base, id: "question1", kind: "measure", label: "Shoe size", units: ["eu", "UK"] },
    optionLabels: { eu: "European size" },
  };
  expect(labelOf(shoes)).toBe("Shoe size");
  expect(labelOf({ id: "question3" })).toBe("Question 3");
  expect(unitOf(shoes, "eu")).toBe("European size");
  expect(textOf(shoes, { need: "question1", traveller: 0, value: "9", unit: "UK" })).toBe("9 UK");
  const own: Need = { ...base, id: "question2", kind: "choice", options: ["other"] };
  expect(optionOf(own, "other")).toBe("other");
  const places = { ...own, id: "pickUpPlace", optionLabels: { h1: "Cave Hotel" } } as const;
  const answer = (value: string) => ({ need: "pickUpPlace", traveller: null, value }) as const;
  expect(textOf(places, answer("h1"))).toBe("Cave Hotel");
  expect(textOf(places, answer("12 Rose Street"))).toBe("12 Rose Street");
});

test.each<[Partial<Need>, string, string | undefined, string, RegExp]>([
  [{ kind: "measure" }, "176", "lb", "en", /^176 pounds$/],
  [{ kind: "measure" }, "72.5", "kg", "de", /^72,5 Kilogramm$/],
  [{ kind: "measure" }, "5'11", "ft", "en", /^5 feet, 11 inches$/],
  [{ kind: "time" }, "14:30", undefined, "en", /^2:30.PM$/],
  [{ kind: "time" }, "14:30", undefined, "de", /^14:30$/],
  [{ kind: "date" }, "2027-03-12", undefined, "en", /^Mar 12, 2027$/],
  [{ kind: "country" }, "PT", undefined, "fr", /^Portugal$/],
  [{ id: "arrivalMode", kind: "choice" }, "sea", undefined, "sv", /^Med fartyg$/],
])("%j: %s %s in %s is %s", async (need, value, unit, language, text) => {
  const { textOf } = await open(language as "en");
  const whole: Need = { ...base, id: "weight", ...need };
  const answer = { need: whole.id, traveller: null, value, ...(unit ? { unit } : {}) };
  expect(textOf(whole, answer)).toMatch(text);
});
