import { requestSite } from "./request-site";
import { siteUrl } from "./agencies";
import { contentPages as pages } from "./public-pages";
import { expect, test } from "./test";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every content page is complete, with its own title", async ({ page }) => {
    const titles: string[] = [];
    for (const path of pages) {
      const response = await page.goto(siteUrl("voyara", path));
      expect([path, response?.status()]).toEqual([path, 200]);
      const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      titles.push(await page.title());
      expect([`${heading} - Voyara Travel`, heading]).toContain(titles.at(-1));
      const isIndexed = (await page.locator('meta[name="robots"]').count()) === 0;
      expect([path, isIndexed]).toEqual([
        path,
        !/^\/(agency-terms|expiry|subscription)/.test(path),
      ]);
      if (isIndexed)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          "href",
          siteUrl("voyara", path),
        );
    }
    expect(new Set(titles).size).toBe(pages.length);
  });

  test("about shows the agency's title, image and text", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/about"));
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Travel agents from a city of hills",
    );
    await expect(main.locator(".rich-text p").first()).toHaveText(
      /^Voyara began in 2009 behind a shop window in Lisbon/,
    );
    await expect(main.locator(".rich-text p")).toHaveCount(2);
    await expect
      .poll(() =>
        main
          .locator("article img")
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
  });

  test("the questions are below the agency's message", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/faqs"));
    await expect(page.getByRole("article").getByText("Good to know before you book")).toBeVisible();
    await page.goto(siteUrl("voyara", "/es/faqs"));
    await expect(
      page.getByRole("article").getByText("Bueno saberlo antes de reservar"),
    ).toBeVisible();
  });

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

  test("a cruise line's page shows the fee of each day before sailing, and its date", async ({
    page,
  }) => {
    await page.goto(siteUrl("harbour", "/cancellation-policy"));
    await page.getByRole("main").getByRole("link", { name: "Carnival Cruise Line" }).click();
    const table = page.getByRole("table", { name: "Sailings of 1 to 5 nights" });
    await expect(table.getByRole("row", { name: "76 or more Nothing" })).toBeVisible();
    await expect(
      table.getByRole("row", { name: "55 to 30 50% of the total fare, at least the deposit" }),
    ).toBeVisible();
    await expect(
      table.getByRole("row", { name: "14 or fewer 100% of the total fare" }),
    ).toBeVisible();
    await expect(page.getByText(/As of Nov 01, 2026/)).toBeVisible();
    await expect(page.getByText(/Sample data/)).toBeVisible();
  });

  test("agent terms keep each version, and an old one links to the current", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/agency-terms-and-conditions/2025-01"));
    await expect(page.getByText("Valid from Jan 15, 2025.")).toBeVisible();
    await expect(page.getByText("Your commission")).toHaveCount(0);
    await page.getByRole("link", { name: "Read the current version" }).click();
    await expect(page.getByText("Valid from Jul 01, 2026.")).toBeVisible();
    await expect(page.getByText("Your commission")).toBeVisible();
    await expect(page.getByRole("link", { name: "Read the current version" })).toHaveCount(0);
  });
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
