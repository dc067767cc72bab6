import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const stay = { checkIn: dayAhead(40), checkOut: dayAhead(42), room: "2" };
const lisbon = { place: "Lisbon", placeLat: "38.72", placeLong: "-9.14" };
const hotels = ["plain", "refused", "pending"].map((word) => `sandbox-h-null-island-${word}`);
const comparison = (ids: readonly string[], more: Record<string, string> = {}) =>
  `/booknow/hotels/compare?${new URLSearchParams([
    ...ids.map((id) => ["id", id]),
    ...Object.entries({ ...stay, ...more }),
  ]).toString()}`;
const search = `/booknow/hotels/search?${new URLSearchParams({ ...lisbon, ...stay }).toString()}`;
const heads = (page: Page) => page.getByRole("columnheader");
const row = (page: Page, name: string | RegExp) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
const boxes = (page: Page) => page.getByRole("checkbox", { name: /^Compare / });
const bar = (page: Page) => page.getByRole("region", { name: "Hotels to compare" });

test("three are chosen from results by mouse, a fourth isn't, and they stand side by side", async ({
  page,
}) => {
  test.slow();
  await page.goto(siteUrl("voyara", search));
  const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
  await boxes(page).nth(0).check();
  await expect(bar(page)).toContainText("Choose another one");
  await boxes(page).nth(1).check();
  await expect(bar(page).getByRole("link")).toHaveText("Compare 2 of 3");
  await boxes(page).nth(2).check();
  await boxes(page).nth(3).click();
  await expect(boxes(page).nth(3)).not.toBeChecked();
  await expect(page.getByText("Three are compared at most")).toBeVisible();
  await expectAccessible(page);

  await bar(page).getByRole("link", { name: "Compare 3 of 3" }).click();
  await expect(page).toHaveURL(/\/booknow\/hotels\/compare\?/);
  await expect(heads(page)).toHaveCount(3);
  for (const [index, name] of names.slice(0, 3).entries())
    await expect(heads(page).nth(index)).toContainText(name);
  await expect(row(page, "Total for 2 nights").getByRole("cell").first()).toContainText(/\d/);
  await expect(row(page, "Distance from Lisbon").getByRole("cell")).toHaveText(Array(3).fill(/km/));
  await expectAccessible(page);

  const all = await page.getByRole("rowheader").count();
  await page.getByRole("link", { name: "Show only what differs" }).click();
  await expect(page).toHaveURL(/differences=1/);
  await expect.poll(() => page.getByRole("rowheader").count()).toBeLessThan(all);
  for (const cells of await page.getByRole("row").all()) {
    const texts = await cells
      .getByRole("cell")
      .evaluateAll((all) => all.map((cell) => cell.innerHTML));
    if (texts.length === 3) expect(new Set(texts).size, texts.join()).toBeGreaterThan(1);
  }
  await page.getByRole("link", { name: `Remove ${names[0]}` }).click();
  await expect(heads(page)).toHaveCount(2);
  await page.getByRole("link", { name: `See rooms: ${names[1]}` }).click();
  await expect(page).toHaveURL(new RegExp(`search-details\\?.*checkIn=${stay.checkIn}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[1] ?? "");
});

test("by keyboard: choose three, go to the bar, compare, and push the table sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(siteUrl("voyara", search));
  for (const index of [0, 1, 2]) {
    await boxes(page).nth(index).focus();
    await page.keyboard.press("Space");
    await expect(boxes(page).nth(index)).toBeChecked();
  }
  await bar(page).getByRole("link").focus();
  await page.keyboard.press("Enter");
  const table = page.getByRole("region", { name: "Hotels side by side" });
  await expect(table).toBeVisible();
  // Once it has all its rows, and they are laid out for the phone: until then it moves nowhere.
  await expect(row(page, "Total for 2 nights").getByRole("cell").first()).toContainText(/\d/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeGreaterThan(100);
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe("on a phone, by touch", () => {
  test.use(phone);
  for (const [language, prefix] of inTurn([
    ["en", ""],
    ["ar", "/ar"],
  ] as const))
    test(`the labels stay while the hotels are pushed aside, and the page never scrolls sideways: ${language}`, async ({
      page,
    }) => {
      await page.goto(siteUrl("voyara", prefix + comparison(hotels, lisbon)));
      for (const index of [0, 1])
        await expect(heads(page).nth(index)).toBeInViewport({ ratio: 0.99 });
      // Each is a line above its values, as wide as it needs to be.
      const label = page.locator("main tr[aria-hidden] span").first();
      await expect(label).toBeInViewport({ ratio: 0.99 });
      const before = await label.boundingBox();
      const table = page.locator("main [role=region][tabindex]");
      await table.evaluate((element) =>
        element.scrollBy({ left: 150 * (document.dir === "rtl" ? -1 : 1) }),
      );
      await expect
        .poll(() => table.evaluate((element) => Math.abs(element.scrollLeft)))
        .toBeGreaterThan(100);
      const after = await label.boundingBox();
      expect(Math.round(after?.x ?? 0)).toBe(Math.round(before?.x ?? -1));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      await expectAccessible(page);
    });

  test("the bar lies below the results, clear of filters, sort orders and the way to the map", async ({
    page,
  }) => {
    await page.goto(siteUrl("voyara", search));
    for (const index of [0, 1]) {
      await boxes(page).nth(index).scrollIntoViewIfNeeded();
      await boxes(page).nth(index).tap();
    }
    await expect(bar(page)).toBeInViewport();
    await page.getByRole("button", { name: /^Filters/ }).tap();
    await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: /^Sort by/ }).tap();
    await page.keyboard.press("Escape");
    await bar(page).getByRole("link").tap();
    await expect(heads(page)).toHaveCount(2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("results are chosen by a form, and the comparison is in its address", async ({ page }) => {
    await page.goto(siteUrl("voyara", search));
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    // By key: cards that come into view move what is below them away from a mouse.
    await page.getByRole("button", { name: "Compare the chosen ones" }).press("Enter");
    await expect(page).toHaveURL(/compare\?.*id=.*id=/);
    await expect(heads(page)).toHaveCount(2);
  });
});

test("a hotel that is gone says so, a fourth is left out, and nothing chosen says what to do", async ({
  page,
}) => {
  await page.goto(siteUrl("voyara", comparison([hotels[0] ?? "", "no-such-hotel"])));
  await expect(heads(page).nth(1)).toContainText("No longer offered");
  await expect(row(page, "Check-in").getByRole("cell").first()).toContainText(/\d/);
  await page.goto(siteUrl("voyara", comparison([...hotels, "sandbox-h-null-island-slow"])));
  await expect(heads(page)).toHaveCount(3);
  await expect(page.getByText("Three hotels are compared at most")).toBeVisible();
  await page.goto(siteUrl("voyara", "/booknow/hotels/compare"));
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});

test("without price rights there is no price but the way to it; with them it is never cached", async ({
  page,
  request,
}) => {
  const path = `/en${comparison(hotels, lisbon)}`;
  await page.goto(siteUrl("solmar", path));
  const price = row(page, "Total for 2 nights");
  await expect(price.getByRole("link")).toHaveCount(3);
  expect(await price.innerText()).not.toMatch(/\d[.,]\d|\$|MXN/);
  await signIn(page, "solmar", "traveller");
  await price.getByRole("link").first().click();
  await expect(price).toContainText(/\d/);
  await expect(price.getByRole("link")).toHaveCount(0);

  for (const agency of ["voyara", "solmar"]) {
    const answer = await requestSite(
      request,
      agency,
      path.replace("/en", agency === "voyara" ? "" : "/en"),
    );
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([
      200,
      "private, no-store",
    ]);
  }
  // An agency that sells no hotels has no such page.
  for (const path404 of [comparison(hotels), "/saved"])
    expect((await requestSite(request, "harbour", path404)).status()).toBe(404);
});
