import de from "../messages/de.json";
import en from "../messages/en.json";
import es from "../messages/es.json";
import fr from "../messages/fr.json";
import sv from "../messages/sv.json";
import { listCountries } from "@/lib/residence/list-countries";
import { siteUrl } from "./agencies";
import { inLanguage, publicPages } from "./public-pages";
import {
  attributeOf,
  elementIn,
  elementsIn,
  inheritedAttribute,
  readPage,
  textOf,
  type PageNode,
} from "./read-page";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [agency, path] of inTurn([
    ["voyara", "/blog/three-unhurried-days-in-lisbon"],
    ["voyara", "/ar/blog/three-unhurried-days-in-lisbon"],
  ] as const)) {
    test(`the way back stands in one line: ${path}`, async ({ page }) => {
      await page.goto(siteUrl(agency, path));
      const crumbs = page.getByRole("main").getByRole("navigation").first().getByRole("list");
      const tops = await crumbs
        .getByRole("listitem")
        .evaluateAll((items) =>
          items.map((item) => Math.round(item.getBoundingClientRect().top / 30)),
        );
      expect(new Set(tops).size).toBe(1);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      await crumbs.getByRole("link").last().tap();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Three unhurried/);
    });
  }
});

test("a story that isn't in the page's language says so, and is marked", async ({ request }) => {
  const mainOf = async (path: string) =>
    elementIn((await readPage(request, "voyara", path)).page, "main");
  const german = await mainOf("/de/blog/three-unhurried-days-in-lisbon");
  expect(textOf(german)).toContain("Diese Seite gibt es nur in dieser Sprache: Englisch.");
  expect(inheritedAttribute(elementIn(german, "h1"), "lang")).toBe("en");
  const spanish = await mainOf("/es/blog/three-unhurried-days-in-lisbon");
  expect(inheritedAttribute(elementIn(spanish, "h1"), "lang")).toBe("es");
  expect(textOf(spanish)).not.toContain("solo está disponible");
});

for (const { agency, path, marked, words } of [
  { agency: "voyara", path: "/de/blog", marked: "en", words: "Auf Englisch" },
  { agency: "voyara", path: "/ar/destination", marked: "en", words: "اللغة: الإنجليزية" },
  { agency: "solmar", path: "/fr/blog", marked: "es", words: "En espagnol" },
  { agency: "nordlys", path: "/sv/destination", marked: "da", words: "På danska" },
  { agency: "harbour", path: "/fr/blog", marked: "en", words: "En anglais" },
]) {
  test(`a list says in what language each text is: ${agency}${path}`, async ({ request }) => {
    const { page } = await readPage(request, agency, path);
    const texts = elementsIn(elementIn(page, "main"), "li")
      .flatMap((item) => elementsIn(item, "div"))
      .filter((text) => attributeOf(text, "lang") === marked);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(textOf(text)).toContain(words);
  });
}

test("a list in the page's language names none", async ({ request }) => {
  for (const [agency, path] of [
    ["voyara", "/blog"],
    ["voyara", "/es/destination"],
    ["nordlys", "/blog"],
  ] as const) {
    const items = elementsIn(elementIn((await readPage(request, agency, path)).page, "main"), "li");
    expect([path, items.length > 1]).toEqual([path, true]);
    const texts = items.flatMap((item) => elementsIn(item)).map(textOf);
    expect(texts.filter((text) => /^(?:In English|En español|På dansk)$/.test(text))).toEqual([]);
  }
});

for (const { agency, paths } of [
  { agency: "voyara", paths: ["/", "/pt", "/es", "/da", "/no", "/de", "/ar", "/fr", "/sv"] },
  { agency: "solmar", paths: ["/", "/en", "/pt", "/da", "/no", "/de", "/ar", "/fr", "/sv"] },
  { agency: "nordlys", paths: ["/", "/en", "/no", "/sv"] },
  { agency: "harbour", paths: ["/", "/fr", "/de"] },
])
  test(`the agency's own pages are in the page's language, or say which: ${agency}`, async ({
    request,
  }) => {
    for (const prefix of paths)
      for (const own of ["about", "faqs", "privacy-policy", "cookies-policy", "disclaimer"]) {
        const path = `${prefix}/${own}`.replace("//", "/");
        const { status, page } = await readPage(request, agency, path);
        // A page that the agency switched off.
        if (status === 404) continue;
        expect([path, status]).toEqual([path, 200]);
        const language = attributeOf(elementIn(page, "html"), "lang");
        const others = elementsIn(elementIn(page, "article"))
          .flatMap((element) => attributeOf(element, "lang") ?? [])
          .filter((named) => named !== language);
        expect([path, others]).toEqual([path, []]);
      }
  });

const listTexts = (messages: object): string[] =>
  Object.values(messages).flatMap((value: string | object) =>
    typeof value === "string" ? [value] : listTexts(value),
  );
/**
 * English texts that are translated otherwise: none may appear on the translated pages. But those
 * that name a country there: Iceland's Swedish name is "Island".
 */
function listEnglish(translated: object, language: string): Set<string> {
  const countries = listCountries(language).map(({ name }) => name);
  const known = new Set([...listTexts(translated), ...countries]);
  return new Set(listTexts(en).filter((text) => !text.includes("{") && !known.has(text)));
}
const readable = ["aria-label", "alt", "placeholder", "title"];
const textsOf = (node: PageNode): string[] =>
  elementsIn(node)
    .filter((element) => inheritedAttribute(element, "lang") !== "en")
    .flatMap((element) => [
      ...(element.childNodes.length === 1 ? [textOf(element)] : []),
      ...readable.flatMap((name) => attributeOf(element, name) ?? []),
    ]);

for (const [agency, language, messages] of [
  ["voyara", "es", es],
  ["solmar", "fr", fr],
  ["nordlys", "sv", sv],
  ["harbour", "de", de],
] as const)
  test(`no page of ${agency} says in English what there is in ${language}`, async ({ request }) => {
    const english = listEnglish(messages, language);
    for (const path of publicPages) {
      const { page } = await readPage(request, agency, inLanguage(language, path));
      const found = textsOf(elementIn(page, "body")).filter((text) => english.has(text));
      expect([path, found]).toEqual([path, []]);
    }
  });
