import type { APIRequestContext, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { isFullRun } from "./full-run";
import { inLanguage } from "./public-pages";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

/** In Lisbon, with more texts than a page holds. */
const id = "sandbox-h-2267057-0";
const stay = `checkIn=${dayAhead(30)}&checkOut=${dayAhead(32)}&rooms=1&adults=2`;
const stayPath = `/booknow/hotels/search-details?id=${id}&${stay}&whole=1`;
const reviewsPath = (more = "") => `/hotel-reviews?id=${id}${more}`;
const section = (page: Page) => page.locator("section[aria-labelledby=reviews]");
const reviews = (page: Page) => section(page).getByRole("article");
const count = (page: Page) => section(page).getByRole("status");
const theme = (page: Page, name: string) =>
  page.getByRole("radio", { name: new RegExp(`^${name} `) });
const score = (page: Page) => page.getByRole("link", { name: /^Guest score/ });
async function open(page: Page, path: string, agency = "voyara") {
  await page.goto(siteUrl(agency, path));
}
/** Of a theme chip: how many texts are about it. */
const countOf = async (page: Page, name: string) =>
  Number(/\d+$/.exec((await theme(page, name).locator("..").innerText()).trim())?.[0]);

test("by mouse the score opens the reviews, a theme narrows them down, and more come", async ({
  page,
}) => {
  await open(page, stayPath);
  await score(page).click();
  await expect(page).toHaveURL(/#reviews$/);
  await expect(section(page).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(reviews(page)).toHaveCount(4);
  await expect(section(page)).toContainText(/\d+ scores, \d+ with a text/);
  await expect(section(page)).toContainText("Sample data");
  const staff = await countOf(page, "Staff");
  await theme(page, "Staff").locator("..").click();
  await expect(count(page)).toHaveText(new RegExp(`^${staff} reviews?`));
  for (const review of await reviews(page).all())
    await expect(review).toContainText(/About: .*Staff/);
  await theme(page, "Everything").locator("..").click();
  await expect(reviews(page)).toHaveCount(4);
  await section(page).getByRole("button", { name: "More reviews" }).click();
  await expect(reviews(page).nth(4)).toBeFocused();
  await expect(reviews(page)).toHaveCount(14);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("by touch all reviews are a page, whose address says what is shown, and that leads back", async ({
    page,
  }) => {
    await open(page, stayPath);
    await score(page).tap();
    await expect(reviews(page)).toHaveCount(4);
    await expect(theme(page, "Staff")).toBeHidden();
    await section(page)
      .getByRole("link", { name: /^Read all \d+ reviews$/ })
      .tap();
    await expect(page).toHaveURL(/\/hotel-reviews\?id=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Guest reviews of /);
    const comfort = await countOf(page, "Comfort");
    await theme(page, "Comfort").locator("..").tap();
    await expect(count(page)).toHaveText(new RegExp(`^${comfort} reviews?$`));
    await expect(page).toHaveURL(/theme=comfort/);
    await page.reload();
    await expect(theme(page, "Comfort")).toBeChecked();
    await expect(count(page)).toHaveText(new RegExp(`^${comfort} reviews?$`));
    await page.getByRole("link", { name: "See the rooms" }).tap();
    await expect(page).toHaveURL(new RegExp(`search-details\\?.*checkIn=${dayAhead(30)}`));
  });
});

test("by keyboard alone reviews are opened, filtered and continued", async ({ page }) => {
  await open(page, stayPath);
  await score(page).focus();
  await page.keyboard.press("Enter");
  await expect(reviews(page)).toHaveCount(4);
  // The next stop after the heading that the link has led to.
  await page.keyboard.press("Tab");
  await expect(theme(page, "Everything")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(theme(page, "Cleanliness")).toBeChecked();
  await expect(count(page)).toHaveText(
    new RegExp(`^${await countOf(page, "Cleanliness")} reviews?`),
  );
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Who travelled")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Sort by")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Sort by")).toHaveValue("newest");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "More reviews" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reviews(page).nth(4)).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the section leads to a page whose form filters, page by page", async ({ page }) => {
    await page.goto(siteUrl("voyara", stayPath));
    await section(page).getByRole("link", { name: "Read the guest reviews" }).click();
    await expect(reviews(page)).toHaveCount(10);
    await page.getByRole("link", { name: "More reviews" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("link", { name: "Earlier reviews" })).toBeVisible();
    const staff = await countOf(page, "Staff");
    await theme(page, "Staff").check({ force: true });
    await page.getByLabel("Sort by").selectOption("lowest");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/checkIn=.*theme=staff.*sort=lowest/);
    await expect(count(page)).toHaveText(new RegExp(`^${staff} reviews?$`));
    for (const review of await reviews(page).all())
      await expect(review).toContainText(/About: .*Staff/);
  });
});

test.describe("when reviews fail", () => {
  test.use({ expectedErrors: /status of 503/ });
  test("the rest of the page stands, and they are asked for again in their place", async ({
    page,
  }) => {
    let fails = true;
    await page.route("**/api/hotels/*/reviews?*", (route) =>
      fails
        ? route.fulfill({ status: 503, json: { code: "supplier_unavailable", message: "No" } })
        : route.continue(),
    );
    await open(page, stayPath);
    await score(page).click();
    await expect(section(page).getByRole("alert")).toContainText("could not be loaded");
    fails = false;
    await section(page).getByRole("button", { name: "Try again" }).click();
    await expect(reviews(page)).toHaveCount(4);
    await expect(section(page).getByRole("alert")).toHaveCount(0);
  });
});

/** A hotel of Lisbon that has no score yet. */
async function findNewHotel(request: APIRequestContext): Promise<string> {
  for (let number = 0; number < 60; number += 1) {
    const other = `sandbox-h-2267057-${number}`;
    const response = await requestSite(request, "voyara", `/api/hotels/${other}/reviews`);
    const { overall } = (await response.json()) as { overall: unknown };
    if (overall === null) return other;
  }
  throw new Error("every hotel has a score");
}

test("a hotel that has just opened says that there are none yet", async ({ page, request }) => {
  const other = await findNewHotel(request);
  await open(page, `/hotel-details?id=${other}`);
  await expect(section(page)).toContainText("No reviews yet");
  await expect(score(page)).toHaveCount(0);
  await open(page, `/hotel-reviews?id=${other}`);
  await expect(page.getByRole("main")).toContainText("No reviews yet");
});

test("readers get reviews in their own language first", async ({ page }) => {
  await open(page, inLanguage("de", reviewsPath()));
  await expect(reviews(page).first()).not.toContainText("Sprache:");
  await expect(reviews(page).last()).toContainText("Sprache:");
  await expect(page.getByRole("main")).toContainText("Beispieldaten");
});

test("where hotels aren't sold there are no reviews, nor of what doesn't exist", async ({
  request,
}) => {
  for (const path of [reviewsPath(), `/api/hotels/${id}/reviews`]) {
    expect((await requestSite(request, "harbour", path)).status(), path).toBe(404);
    expect((await requestSite(request, "nordlys", path)).status(), path).toBe(200);
  }
  for (const path of ["/hotel-reviews", "/hotel-reviews?id=sandbox-h-nowhere-1"])
    expect((await requestSite(request, "voyara", path)).status(), path).toBe(404);
});

test("search engines are told of no sample review", async ({ request }) => {
  for (const path of [`/hotel-details?id=${id}`, reviewsPath()]) {
    const html = await (await requestSite(request, "voyara", path)).text();
    expect(html).not.toMatch(/"@type":"Review"|"review":/);
  }
  const html = await (await requestSite(request, "voyara", reviewsPath())).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`axe on a ${device}`, () => {
    test.use({ viewport });
    for (const language of isFullRun ? ["en", "ar"] : [device === "phone" ? "ar" : "en"])
      test(`finds nothing in ${language}`, async ({ page }) => {
        const toPath = (path: string) => (language === "en" ? path : inLanguage(language, path));
        for (const path of [reviewsPath(), `/hotel-details?id=${id}#reviews`]) {
          await open(page, toPath(path));
          await expect(reviews(page).first()).toBeVisible();
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
          ).toBe(true);
        }
      });
  });
}
