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
