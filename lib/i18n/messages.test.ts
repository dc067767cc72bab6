import { languageCodes } from "@/lib/api/contract/languages";
import en from "@/messages/en.json";
import { readMessages } from "./messages";

test.each(languageCodes)("%s has every text", async (locale) => {
  const keys = (tree: object): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "object" ? keys(value).map((rest) => `${key}.${rest}`) : [key],
    );
  expect(keys(await readMessages(locale))).toEqual(keys(en));
});

test("Norwegian under its old code formats as Bokmål", () => {
  const format = (locale: string) => [
    new Intl.NumberFormat(locale, { style: "currency", currency: "NOK" }).format(1234.5),
    new Intl.DateTimeFormat(locale, { dateStyle: "full" }).format(0),
  ];
  expect(format("no")).toEqual(format("nb"));
});

test("a phone number keeps its order in Arabic", async () => {
  const text = JSON.stringify(await readMessages("ar"));
  // Spaces part its groups, which a text from right to left puts in reverse unless isolated.
  expect(text.match(/.?\+\d+ \d/g)?.every((number) => number.startsWith("\u2066"))).toBe(true);
});
