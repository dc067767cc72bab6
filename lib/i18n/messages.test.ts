import { languageCodes } from "@/lib/api/contract/languages";
import type en from "@/messages/en.json";
import { english, readMessages } from "./messages";

type File = typeof en;

test.each(languageCodes)("%s has every text", async (locale) => {
  const keys = (tree: object): string[] =>
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "object" ? keys(value).map((rest) => `${key}.${rest}`) : [key],
    );
  expect(keys(await readMessages(locale))).toEqual(keys(english));
});

test("what all services say in the same words, in all languages, stands in `common`", async () => {
  const texts = (tree: object, path = ""): string[] =>
    Object.entries(tree).flatMap(([key, value]: [string, object | string]) =>
      typeof value === "object" ? texts(value, `${path}.${key}`) : `${path}.${key}: ${value}`,
    );
  const repeated = await Promise.all(
    languageCodes.map(async (code) => {
      const { default: file } = (await import(`../../messages/${code}.json`)) as { default: File };
      const { common: _, ...services } = file.itemTerms;
      const [first = [], ...others] = Object.values(services).map((own) => texts(own));
      const equal = first.filter((text) => others.every((other) => other.includes(text)));
      return equal.map((text) => text.replace(/:.*/, ""));
    }),
  );
  const [first = [], ...others] = repeated;
  expect(first.filter((path) => others.every((other) => other.includes(path)))).toEqual([]);
});

test.each(languageCodes)(
  "%s: a page of the settings has one name in menu and list",
  async (code) => {
    const { navigation, settings, domains } = await readMessages(code);
    const { theme, product, payment, domains: listed } = settings.sections;
    expect([theme, product, payment, listed]).toEqual([
      navigation.entries.customizeTheme,
      navigation.entries.productSettings,
      navigation.entries.paymentSettings,
      domains.title,
    ]);
  },
);

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
