import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { chooseDate } from "./choose-date";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { inLanguage } from "./public-pages";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const phone = { width: 390, height: 844 };
const stay = `checkIn=${dayAhead(30)}&checkOut=${dayAhead(32)}&rooms=1&adults=2`;
const hotelPath = (id: string, more = "") =>
  `/booknow/hotels/search-details?id=${id}&${stay}&whole=1${more}`;
/** It sells every board, all refunds, and a stay that is paid on arrival. */
const hotel = (more = "") => hotelPath("sandbox-h-null-island-plain", more);
/** Bytes of what React's client reads, before compression. */
const flightWithin = 80_000;
const rates = (page: Page) => page.getByRole("region", { name: "Rooms and rates" });
const count = (page: Page) => rates(page).getByRole("status");
const box = (page: Page, name: string) => rates(page).getByRole("checkbox", { name });
const bar = (page: Page) => page.getByRole("link", { name: "See the rooms" });
/** "12 of 66 rates": both numbers. */
const countsOf = async (page: Page) =>
  [...((await count(page).innerText()).match(/\d+/g) ?? [])].map(Number);
async function open(page: Page, path: string, agency = "voyara") {
  await page.goto(siteUrl(agency, path));
}
async function listLisbonHotels(page: Page): Promise<string[]> {
  await page.goto(
    siteUrl(
      "voyara",
      `/booknow/hotels/search?place=Lisbon&placeLat=38.7223&placeLong=-9.1393&${stay}&stream=false`,
    ),
  );
  const hrefs = await page
    .locator('main a[href*="/booknow/hotels/search-details?"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return [...new Set(hrefs)];
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the rates of hotels in Lisbon end within five screens, after facts and location", async ({
    page,
  }) => {
    const hotels = (await listLisbonHotels(page)).slice(0, 4);
    expect(hotels).toHaveLength(4);
    for (const href of hotels) {
      await page.goto(`${href}&whole=1`);
      const [end, location] = await page.evaluate(() =>
        ["[aria-labelledby=rooms] div:has(> [role=status])", 'a[href="#location"]'].map(
          (selector) =>
            (document.querySelector(selector)?.getBoundingClientRect().bottom ?? Infinity) +
            scrollY,
        ),
      );
      expect(end, href).toBeLessThan(5 * phone.height);
      expect(location, href).toBeLessThan(phone.height);
    }
  });

  test("the bar leads to the rates, is gone there, and back below", async ({ page }) => {
    await open(page, hotel());
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).locator("..")).toContainText(/From \$[\d.,]+\s*2 nights, 2 adults/);
    await bar(page).tap();
    await expect(page).toHaveURL(/#rooms$/);
    await expect(rates(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).toBeInViewport();
    // The page's last words are above it, once the footer there has its own height.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
          const words = document.querySelector("footer")?.getBoundingClientRect().bottom;
          const top = document.querySelector(".rates-bar")?.getBoundingClientRect().top;
          return (words ?? Infinity) - (top ?? 0);
        }),
      )
      .toBeLessThanOrEqual(1);
  });

  test("a fold opens with a tap, and closes with another", async ({ page }) => {
    await open(page, hotel());
    const room = rates(page).getByRole("article").first();
    const summary = room.locator("summary").filter({ hasText: /more rates?/ });
    const folded = room.getByRole("button", { name: /^Reserve/ }).nth(2);
    await summary.tap();
    await expect(folded).toBeVisible();
    await summary.tap();
    await expect(folded).toBeHidden();
  });

  test("a toggle is let go by touch", async ({ page }) => {
    await open(page, hotel("&payAtProperty=true&freeCancellation=true&breakfast=true"));
    await expect(count(page)).toHaveText(/^\d+ of \d+ rates$/);
    const [shown = 0, all = 0] = await countsOf(page);
    expect(shown).toBeLessThan(all);
    await box(page, "Pay at the property").tap();
    await expect(count(page)).not.toHaveText(new RegExp(`^${shown} of`));
    await expect(page).not.toHaveURL(/payAtProperty/);
    await expect(page).toHaveURL(/freeCancellation=true/);
  });
});

test("rates of a room are sorted by price, and no two look alike", async ({ page }) => {
  await open(page, hotel("&rates=all"));
  const cards = await rates(page)
    .locator("article")
    .evaluateAll((articles) =>
      articles.map((article) =>
        [...article.querySelectorAll("[data-total]")].map((total) => ({
          total: Number(total.getAttribute("data-total")?.split(".")[0]),
          headline: total.closest("li")?.querySelector("p.font-semibold")?.textContent ?? "",
        })),
      ),
    );
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    const totals = card.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    const headlines = card.map(({ headline }) => headline);
    expect(headlines.every((text) => text.length > 0)).toBe(true);
    expect(new Set(headlines).size).toBe(headlines.length);
  }
});

test("the fold says what is in it, and opens by keyboard", async ({ page }) => {
  await open(page, hotel());
  const room = rates(page).getByRole("article").first();
  const summary = room.locator("summary").filter({ hasText: /more rates?/ });
  await expect(summary).toContainText(/\d+ more rates.*(?:Breakfast|Free cancellation|board)/i);
  await expect(room.locator("[data-total]")).toHaveCount(2);
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(room.getByRole("button", { name: /^Reserve/ }).nth(2)).toBeVisible();
  await expect(summary).toBeFocused();
});

test("toggles narrow down by mouse and keyboard and go along to other dates", async ({ page }) => {
  await open(page, hotel());
  await box(page, "Free cancellation").click();
  await expect(count(page)).toHaveText(/^\d+ of \d+ rates$/);
  const [free = 0, all = 0] = await countsOf(page);
  expect(free).toBeLessThan(all);
  await box(page, "Pay at the property").focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/freeCancellation=true&payAtProperty=true/);
  const [both = 0] = await countsOf(page);
  expect(both).toBeLessThan(free);
  await expect(rates(page).getByText("You pay when you book")).toHaveCount(0);
  await chooseDate(page, "Check-out", dayAhead(33));
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page).toHaveURL(new RegExp(`checkOut=${dayAhead(33)}.*payAtProperty=true`));
  await expect(box(page, "Pay at the property")).toBeChecked();
  await expect(box(page, "Free cancellation")).toBeChecked();
});

test("the bar stands below the header on a desktop, by keyboard, and hides nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, hotel());
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const [header, top] = await page.evaluate(() => [
    document.querySelector("header")?.getBoundingClientRect().bottom ?? 0,
    document.querySelector(".rates-bar")?.getBoundingClientRect().top ?? 0,
  ]);
  expect(Number(top)).toBeGreaterThanOrEqual(Number(header) - 1);
  const leads = async (press: () => Promise<void>) => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await press();
    await expect(rates(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
  };
  await leads(() => bar(page).press("Enter"));
  await leads(() => bar(page).click());
});

test("without price rights there is a way to the rates, and no amount", async ({ page }) => {
  await open(page, inLanguage("en", hotel()), "solmar");
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).locator("..")).not.toContainText(/From|\$|MXN/);
  await box(page, "Free cancellation").check();
  await expect(count(page)).toHaveText(/^\d+ of \d+ rates$/);
  await signIn(page, "solmar", "restricted");
  await open(page, inLanguage("en", hotel()), "solmar");
  await expect(bar(page).locator("..")).toContainText(/From/);
});

test("a hotel's rates make no large page: they are written without the names of their fields", async ({
  request,
}) => {
  const html = await (await requestSite(request, "voyara", hotel())).text();
  const flight = html.match(/<script[^>]*>\(?self\.__next_f[\s\S]*?<\/script>/g)?.join("") ?? "";
  expect(flight).toContain("standard.breakfast.");
  expect(Buffer.byteLength(flight)).toBeLessThan(flightWithin);
});

test("a hotel that is sold out has no bar", async ({ page }) => {
  await open(
    page,
    `/booknow/hotels/search-details?id=sandbox-h-null-island-plain&checkIn=${dayAhead(30)}&checkOut=${dayAhead(32)}&rooms=1&adults=8&whole=1`,
  );
  await expect(rates(page).getByText("No rooms for these dates")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

/** Where the page's script isn't there. */
async function openFold(room: Locator) {
  const link = room.getByRole("link", { name: "Show the rooms and rates" });
  await expect(link).toBeHidden();
  await room
    .locator("summary")
    .filter({ hasText: /more rates?/ })
    .click();
  await link.click();
}

test.describe("where the page's script never comes", () => {
  test.use({ viewport: phone, expectedErrors: /ERR_FAILED/, doScriptsArrive: false });

  test("a fold leads to the page that has what it holds", async ({ page }) => {
    await page.route(/\/_next\/.*\.js/, (route) => route.abort());
    await page.goto(siteUrl("voyara", hotel()));
    const room = rates(page).getByRole("article").first();
    const reserve = room.getByRole("button", { name: /^Reserve/ });
    await expect(reserve).toHaveCount(2);
    await openFold(room);
    await expect(page).toHaveURL(/rates=all/);
    await expect.poll(() => reserve.count()).toBeGreaterThan(2);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("toggles are sent with the dates, the bar is a link and a fold holds one", async ({
    page,
  }) => {
    await page.goto(siteUrl("voyara", hotel()));
    await bar(page).click();
    await expect(rates(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await box(page, "Free cancellation").check();
    await rates(page).getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/whole=1/);
    await expect(page).toHaveURL(/freeCancellation=true/);
    await expect(count(page)).toHaveText(/^\d+ of \d+ rates$/);
    const [shown = 0] = await countsOf(page);
    const totals = rates(page).locator("[data-total]").filter({ visible: true });
    expect(await totals.count()).toBeLessThan(shown);
    const room = rates(page).getByRole("article").first();
    const name = await room.getByRole("heading").innerText();
    await openFold(room);
    await expect(page).toHaveURL(/freeCancellation=true.*#/);
    await expect(totals).toHaveCount(shown);
    await expect(rates(page).getByRole("heading", { name, exact: true })).toBeInViewport();
    const terms = rates(page).locator("details", { hasText: "Price and conditions" }).last();
    await terms.locator("summary").click();
    await expect(terms.getByText("If you cancel")).toBeVisible();
  });
});

test("axe finds nothing in what is narrowed down, in both directions", async ({ page }) => {
  for (const language of ["en", "ar"]) {
    const path = hotel("&freeCancellation=true");
    await open(page, language === "en" ? path : inLanguage(language, path));
    await page.locator("summary").filter({ visible: true }).first().click();
    // Scrolled, the sticky bar covers the content behind it.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  }
});
