import { parse } from "parse5";
import { siteUrl } from "./agencies";
import { contentPages as pages } from "./public-pages";
import { readHead } from "./read-head";
import { attributeOf, elementIn, elementsIn, linkIn, readPage, textOf } from "./read-page";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

test("every content page is complete, with its own title", async ({ request }) => {
  const titles: string[] = [];
  for (const path of pages) {
    const { status, title, canonical, meta, html } = await readHead(request, "voyara", path);
    expect([path, status]).toEqual([path, 200]);
    const heading = textOf(elementIn(parse(html), "h1"));
    titles.push(title);
    expect([`${heading} - Voyara Travel`, heading]).toContain(title);
    const isIndexed = !meta.has("robots");
    expect([path, isIndexed]).toEqual([path, !/^\/(agency-terms|expiry|subscription)/.test(path)]);
    if (isIndexed) expect(canonical).toBe(siteUrl("voyara", path));
  }
  expect(new Set(titles).size).toBe(pages.length);
});

test("about shows the agency's title, image and text", async ({ request }) => {
  const { page } = await readPage(request, "voyara", "/about");
  const article = elementIn(page, "article");
  const text = elementsIn(article).find((each) =>
    attributeOf(each, "class")?.includes("rich-text"),
  );
  expect(textOf(elementIn(page, "h1"))).toBe("Travel agents from a city of hills");
  const [first, ...others] = text ? elementsIn(text, "p").map(textOf) : [];
  expect(first).toMatch(/^Voyara began in 2009 behind a shop window in Lisbon/);
  expect(others).toHaveLength(1);
  const [image = "", ...more] = elementsIn(article, "img").map((each) => attributeOf(each, "src"));
  expect(more).toEqual([]);
  const picture = await requestSite(request, "voyara", image);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
});

test("the questions are below the agency's message", async ({ request }) => {
  for (const [path, message] of [
    ["/faqs", "Good to know before you book"],
    ["/es/faqs", "Bueno saberlo antes de reservar"],
  ] as const) {
    const { page } = await readPage(request, "voyara", path);
    const [before = "", ...after] = textOf(elementIn(page, "article")).split(message);
    const question = textOf(elementIn(page, "summary"));
    expect([path, after.length]).toEqual([path, 1]);
    expect(before).not.toContain(question);
    expect(after.join()).toContain(question);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open, and structured data has their text", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/faqs"));
    const [data] = (await page.locator('script[type="application/ld+json"]').allTextContents())
      .map(
        (
          text,
        ): { "@type": string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] } =>
          JSON.parse(text),
      )
      .filter(({ "@type": type }) => type === "FAQPage");
    const entries = page.locator("details");
    await expect(entries).toHaveCount(data?.mainEntity?.length ?? 0);
    for (const [index, { name, acceptedAnswer }] of (data?.mainEntity ?? []).entries()) {
      const entry = entries.nth(index);
      await expect(entry.locator("summary")).toHaveText(name);
      await expect(entry.locator(".rich-text")).toBeHidden();
      await entry.locator("summary").click();
      await expect(entry.locator(".rich-text")).toHaveText(acceptedAnswer.text);
      await expect(entry.locator(".rich-text")).toBeVisible();
    }
  });
});

test("a cruise line's page shows the fee of each day before sailing, and its date", async ({
  request,
}) => {
  const { page: list } = await readPage(request, "harbour", "/cancellation-policy");
  const path = linkIn(elementIn(list, "main"), "Carnival Cruise Line");
  const { page } = await readPage(request, "harbour", path);
  const table = elementsIn(page, "table").find((each) =>
    textOf(each).startsWith("Sailings of 1 to 5 nights"),
  );
  const rows =
    table && elementsIn(table, "tr").map((row) => elementsIn(row, "th", "td").map(textOf));
  expect(rows).toEqual(
    expect.arrayContaining([
      ["76 or more", "Nothing"],
      ["55 to 30", "50% of the total fare, at least the deposit"],
      ["14 or fewer", "100% of the total fare"],
    ]),
  );
  const text = textOf(elementIn(page, "main"));
  expect(text).toMatch(/As of .?Nov 01, 2026/);
  expect(text).toContain("Sample data");
});

test("agent terms keep each version, and an old one links to the current", async ({ request }) => {
  const toCurrent = "Read the current version";
  const { page: old } = await readPage(request, "voyara", "/agency-terms-and-conditions/2025-01");
  expect(textOf(old)).toContain("Valid from Jan 15, 2025.");
  expect(textOf(old)).not.toContain("Your commission");
  const { page: current } = await readPage(request, "voyara", linkIn(old, toCurrent));
  expect(textOf(current)).toContain("Valid from Jul 01, 2026.");
  expect(textOf(current)).toContain("Your commission");
  expect(textOf(current)).not.toContain(toCurrent);
});

test("what is switched off, empty or unknown is a 404 that says so", async ({ request }) => {
  for (const [agency, path, text] of [
    ["harbour", "/about", "About Us Page is not available"],
    ["harbour", "/faqs", "Faq Page is not available"],
    ["harbour", "/de/about", "Die Über-uns-Seite ist nicht verfügbar"],
    ["voyara", "/errors", "The page you&#x27;re looking for is not found."],
    ["voyara", "/errors/404", "The page you&#x27;re looking for is not found."],
    ["voyara", "/errors/500", "The page you&#x27;re looking for is not found."],
    [
      "voyara",
      "/agency-terms-and-conditions/1999",
      "The page you&#x27;re looking for is not found.",
    ],
    ["voyara", "/cancellation-policy/titanic", "The page you&#x27;re looking for is not found."],
    [
      "solmar",
      "/en/cancellation-policy/carnival",
      "The page you&#x27;re looking for is not found.",
    ],
  ] as const) {
    const response = await requestSite(request, agency, path);
    expect([agency, path, response.status()]).toEqual([agency, path, 404]);
    expect(await response.text()).toContain(text);
  }
});

test("policies are in the page's language", async ({ request }) => {
  for (const [agency, path, lang, words] of [
    ["solmar", "/privacy-policy", "es", "Qué guardamos y por qué"],
    ["solmar", "/en/privacy-policy", "en", "Solmar Viajes keeps what is needed"],
    ["voyara", "/ar/disclaimer", "ar", "قبل أن تعتمد على معلومة"],
    ["nordlys", "/no/cookies-policy", "nb", "Informasjonskapsler"],
  ] as const) {
    const html = await (await requestSite(request, agency, path)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(words);
  }
});

test("the sitemap lists what the agency has", async ({ request }) => {
  const of = async (agency: string) =>
    (await requestSite(request, agency, "/sitemap-pages.xml")).text();
  const [voyara, harbour, solmar] = [await of("voyara"), await of("harbour"), await of("solmar")];
  for (const path of pages.filter((each) => !/agency-terms|expiry|subscription/.test(each)))
    expect(voyara).toContain(`<loc>${siteUrl("voyara", path)}</loc>`);
  expect(voyara).not.toMatch(/agency-terms|expiry|subscription/);
  for (const path of ["/about", "/faqs"]) expect(harbour).not.toContain(path);
  expect(solmar).toContain("/cancellation-policy</loc>");
  expect(solmar).not.toContain("/cancellation-policy/");
});
