import { siteUrl } from "./agencies";
import { expect, test } from "./test";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [agency, path] of [
    ["voyara", "/blog/three-unhurried-days-in-lisbon"],
    ["voyara", "/ar/blog/three-unhurried-days-in-lisbon"],
  ] as const) {
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

test("a story that isn't in the page's language says so, and is marked", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/de/blog/three-unhurried-days-in-lisbon"));
  const main = page.getByRole("main");
  await expect(main).toContainText("Diese Seite gibt es nur in dieser Sprache: Englisch.");
  await expect(main.getByRole("heading", { level: 1 }).locator("xpath=..")).toHaveAttribute(
    "lang",
    "en",
  );
  await page.goto(siteUrl("voyara", "/es/blog/three-unhurried-days-in-lisbon"));
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main).not.toContainText("solo está disponible");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { agency, path, marked, words } of [
    { agency: "voyara", path: "/de/blog", marked: "en", words: "Auf Englisch" },
    { agency: "voyara", path: "/ar/destination", marked: "en", words: "اللغة: الإنجليزية" },
    { agency: "solmar", path: "/fr/blog", marked: "es", words: "En espagnol" },
    { agency: "nordlys", path: "/sv/destination", marked: "da", words: "På danska" },
    { agency: "harbour", path: "/fr/blog", marked: "en", words: "En anglais" },
  ]) {
    test(`a list says in what language each text is: ${agency}${path}`, async ({ page }) => {
      await page.goto(siteUrl(agency, path));
      const texts = page.getByRole("main").locator(`li div[lang="${marked}"]`);
      expect(await texts.count()).toBeGreaterThan(1);
      for (const text of await texts.all()) await expect(text).toContainText(words);
    });
  }

  test("a list in the page's language names none", async ({ page }) => {
    for (const [agency, path] of [
      ["voyara", "/blog"],
      ["voyara", "/es/destination"],
      ["nordlys", "/blog"],
    ] as const) {
      await page.goto(siteUrl(agency, path));
      await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
      await expect(page.getByRole("main")).not.toContainText(
        /^(?:In English|En español|På dansk)$/,
      );
    }
  });
});

for (const { agency, paths } of [
  { agency: "voyara", paths: ["/", "/pt", "/es", "/da", "/no", "/de", "/ar", "/fr", "/sv"] },
  { agency: "solmar", paths: ["/", "/en", "/pt", "/da", "/no", "/de", "/ar", "/fr", "/sv"] },
  { agency: "nordlys", paths: ["/", "/en", "/no", "/sv"] },
  { agency: "harbour", paths: ["/", "/fr", "/de"] },
])
  test.describe(agency, () => {
    // Its pages that an agency switched off.
    test.use({ expectedErrors: /status of 404/ });
    test(`the agency's own pages are in the page's language, or say which: ${agency}`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(siteUrl(agency));
      for (const prefix of paths)
        for (const own of ["about", "faqs", "privacy-policy", "cookies-policy", "disclaimer"]) {
          const answer = await page.goto(siteUrl(agency, `${prefix}/${own}`.replace("//", "/")));
          if (answer?.status() === 404) continue;
          const language = await page.locator("html").getAttribute("lang");
          const others = await page
            .getByRole("article")
            .locator("[lang]")
            .evaluateAll(
              (all, language) =>
                all.filter((each) => each.getAttribute("lang") !== language).length,
              language,
            );
          expect([prefix, own, others]).toEqual([prefix, own, 0]);
        }
    });
  });
