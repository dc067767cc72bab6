import type { Browser, BrowserContext, Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const search = (more: Record<string, string> = {}) =>
  `/booknow/hotels/search?${new URLSearchParams({
    place: "Lisbon",
    placeLat: "38.72",
    placeLong: "-9.14",
    checkIn: dayAhead(40),
    checkOut: dayAhead(43),
    room: "2",
    ...more,
  }).toString()}`;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const heartOf = (within: Locator | Page) => within.getByRole("button", { name: /^Save / }).first();
const nameOf = (card: Locator) => card.getByRole("heading").innerText();

async function openResults(page: Page, agency = "voyara", more: Record<string, string> = {}) {
  await page.goto(siteUrl(agency, search(more)));
  await expect(cards(page).first()).toBeVisible();
}

/** Signs in as a user of one test alone, without saved hotels. */
async function signInAlone(page: Page, role: Parameters<typeof signIn>[2]) {
  await signIn(page, "voyara", role);
  await page.goto(siteUrl("voyara", "/saved"));
  const remove = page.getByRole("button", { name: /^Remove / });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
}

test("a visitor saves by mouse, undoes it, finds it with its dates, and has it after signing in, in every browser", async ({
  page,
  browser,
}) => {
  test.slow();
  await openResults(page);
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  const name = await nameOf(first);
  await heartOf(first).click();
  await heartOf(second).click();
  await expect(heartOf(second)).toHaveAttribute("aria-pressed", "true");
  const toast = page.getByRole("status").filter({ hasText: "is saved" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(heartOf(second)).toHaveAttribute("aria-pressed", "false");
  await expect(heartOf(first)).toHaveAttribute("aria-pressed", "true");

  await page.goto(siteUrl("voyara", "/saved"));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText("kept in this browser only")).toBeVisible();
  await expectAccessible(page);

  // Another agency's site knows nothing of it.
  await page.goto(siteUrl("nordlys", "/en/saved"));
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();

  await signIn(page, "voyara", "restricted");
  // Any page takes it over.
  const takenOver = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/saved-items") && response.request().method() === "POST",
  );
  await page.goto(siteUrl("voyara", "/faqs"));
  expect((await takenOver).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("savedItems"))).toBeNull();

  const elsewhere = await openAs(browser, "restricted");
  await elsewhere.goto(siteUrl("voyara", "/saved"));
  const saved = cards(elsewhere).filter({ hasText: name });
  await expect(saved).toHaveCount(1);
  await saved.getByRole("link", { name }).click();
  await expect(elsewhere).toHaveURL(
    new RegExp(`search-details\\?.*checkIn=${dayAhead(40)}&checkOut=${dayAhead(43)}`),
  );
  await expect(elsewhere.getByRole("button", { name: `Save ${name}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  // Another member of the agency, and the same role of another one, have none of it.
  for (const [agency, role] of [
    ["voyara", "sales"],
    ["solmar", "restricted"],
  ] as const) {
    const other = await openAs(browser, role, agency);
    await other.goto(siteUrl(agency, agency === "solmar" ? "/en/saved" : "/saved"));
    await expect(other.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await other.context().close();
  }

  await elsewhere.goBack();
  // The page shows it as gone before the call is answered, which a reload would cut off.
  const removed = elsewhere.waitForResponse((answer) => answer.request().method() === "DELETE");
  await elsewhere.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(elsewhere.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await removed;
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await elsewhere.context().close();
});

const rentals = `/booknow/cars/search?${new URLSearchParams({
  pickUpPlace: "Lisbon",
  pickUpPlaceLat: "38.77",
  pickUpPlaceLong: "-9.13",
  pickUpDate: dayAhead(40),
  pickUpTime: "10:00",
  dropOffDate: dayAhead(43),
  dropOffTime: "10:00",
  driverAge: "40",
}).toString()}`;
const flights = `/booknow/flights/search?${new URLSearchParams({
  from: "Lisbon",
  fromId: "airport-LIS",
  to: "London",
  toId: "airport-LHR",
  departure: dayAhead(40),
}).toString()}`;
const activities = `/booknow/activities/search?${new URLSearchParams({
  ...{ place: "Lisbon", placeLat: "38.7223", placeLong: "-9.1393", date: dayAhead(40) },
}).toString()}`;

test("a car, a flight and an activity are saved with their prices, which are compared with now, also at the account", async ({
  page,
}) => {
  test.slow();
  for (const path of [rentals, flights, activities]) {
    await page.goto(siteUrl("voyara", path));
    await heartOf(cards(page).first()).click();
    await expect(heartOf(cards(page).first())).toHaveAttribute("aria-pressed", "true");
  }
  const [activity, flight, car] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  const expectAll = async () => {
    await page.goto(siteUrl("voyara", "/saved"));
    await expect(activity).toContainText(/Lisbon.*\d (?:person|people).*when you saved it/s);
    await expect(flight).toContainText(/Lisbon – London.*LIS – .* LHR.*when you saved it/s);
    await expect(car).toContainText(/or similar.*Pick-up.*10:00.*when you saved it/s);
  };
  await expectAll();
  for (const card of [activity, flight, car]) {
    await card.getByRole("button", { name: /^Check the price now/ }).click();
    await expect(card.getByRole("status")).toContainText(/(?:Still|Now) .*\d/);
  }
  await expectAccessible(page);

  await signIn(page, "voyara", "restricted");
  await page.goto(siteUrl("voyara", "/faqs"));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("savedItems"))).toBeNull();
  await expectAll();
  await car.getByRole("link").first().click();
  await expect(page).toHaveURL(/result-details\?.*shown=\d+\.[A-Z]{3}/);
  const save = page.getByRole("button", { name: /^Save / });
  await expect(save).toHaveAttribute("aria-pressed", "true");
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  await save.click();
  await removed;
  await page.goto(siteUrl("voyara", "/saved"));
  for (const card of [flight, activity])
    await card.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
});

async function openAs(browser: Browser, role: Parameters<typeof signIn>[2], agency = "voyara") {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, agency, role);
  return page;
}

test.describe("on a phone, by touch", () => {
  test.use(phone);
  test("a hotel is saved from its card, from the map and from its page, and signing out forgets it", async ({
    page,
  }) => {
    test.slow();
    await openResults(page);
    const size = await heartOf(cards(page).first()).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await heartOf(cards(page).first()).tap();
    await expect(heartOf(cards(page).first())).toHaveAttribute("aria-pressed", "true");

    await openResults(page, "voyara", { view: "map" });
    const map = page.getByRole("dialog");
    const pinCards = map.getByRole("listitem").filter({ has: page.getByRole("button") });
    await heartOf(pinCards.nth(1)).tap();
    await expect(heartOf(pinCards.nth(1))).toHaveAttribute("aria-pressed", "true");

    await page.goto(siteUrl("voyara", "/hotel-details?id=sandbox-h-null-island-plain"));
    await heartOf(page).tap();
    await page.goto(siteUrl("voyara", "/saved"));
    await expect(cards(page)).toHaveCount(3);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "no sideways scroll",
    ).toBe(true);
    await page
      .getByRole("button", { name: /^Remove / })
      .first()
      .tap();
    await expect(cards(page)).toHaveCount(2);

    await page.goto(siteUrl("voyara", "/logout"));
    // Which leads home in a moment.
    await page.waitForURL(siteUrl("voyara"));
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test("by keyboard: save, open the list, and choose two to compare", async ({ page }) => {
  await openResults(page);
  for (const index of [0, 1]) {
    await heartOf(cards(page).nth(index)).focus();
    await page.keyboard.press("Enter");
    await expect(heartOf(cards(page).nth(index))).toHaveAttribute("aria-pressed", "true");
  }
  await page.goto(siteUrl("voyara", "/saved"));
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await expect(boxes).toHaveCount(2);
  for (const index of [0, 1]) {
    await boxes.nth(index).focus();
    await page.keyboard.press("Space");
    await expect(boxes.nth(index)).toBeChecked();
  }
  // Enter in a box compares; it never removes.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/booknow\/hotels\/compare\?/);
  expect(new URL(page.url()).searchParams.getAll("id")).toHaveLength(2);
  expect(new URL(page.url()).searchParams.get("checkIn")).toBe(dayAhead(40));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("visitors are told what it needs, and signed-in users remove by a form", async ({
    page,
    browser,
  }) => {
    await page.goto(siteUrl("voyara", "/saved"));
    await expect(page.getByText("needs JavaScript")).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: true });
    const writer = await context.newPage();
    await signInAlone(writer, "admin");
    await writer.goto(siteUrl("voyara", "/hotel-details?id=sandbox-h-null-island-plain"));
    const stored = writer.waitForResponse(/\/api\/saved-items\/hotels\//);
    await heartOf(writer).click();
    expect((await stored).status()).toBe(200);
    await context.close();

    await signIn(page, "voyara", "admin");
    await page.goto(siteUrl("voyara", "/saved"));
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("button", { name: /^Remove / }).click();
    await expect(page).toHaveURL(siteUrl("voyara", "/saved"));
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  });
});

test("what was opened lately is shown where a search begins, latest first, until it is cleared", async ({
  page,
}) => {
  const shelf = page.getByRole("region", { name: "Recently seen" });
  await page.goto(siteUrl("voyara", "/booknow/hotels"));
  await expect(shelf).toHaveCount(0);
  const names: string[] = [];
  for (const word of ["plain", "refused"]) {
    await page.goto(siteUrl("voyara", `/hotel-details?id=sandbox-h-null-island-${word}`));
    names.unshift(await page.getByRole("heading", { level: 1 }).innerText());
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("recentItems")))
      .toContain(`null-island-${word}`);
  }
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moved.push(Number(entry.value));
    }).observe({ type: "layout-shift", buffered: true });
  });
  // There was room for it from the first paint on.
  const expectStill = async (what: string) => {
    const moved = await page.evaluate(() =>
      (Reflect.get(window, "moved") as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(moved, what).toBeLessThan(0.02);
  };
  for (const path of [
    "/booknow/hotels",
    "/",
    "/saved",
    "/booknow/hotels/search?place=Nowhereville",
  ]) {
    await page.goto(siteUrl("voyara", path));
    await expect(shelf.getByRole("heading", { level: 3 })).toHaveText(names);
    await expectStill(path);
  }
  await page.evaluate(() =>
    localStorage.setItem("savedItems", localStorage.getItem("recentItems") ?? ""),
  );
  await page.goto(siteUrl("voyara", "/saved"));
  await expect(cards(page)).toHaveCount(names.length);
  await expectStill("what is saved");
  // Another agency's site knows nothing of it.
  await page.goto(siteUrl("nordlys", "/en/booknow/hotels"));
  await expect(shelf).toHaveCount(0);

  await page.goto(siteUrl("voyara", "/booknow/hotels"));
  await shelf.getByRole("button", { name: "Clear" }).click();
  await expect(shelf).toHaveCount(0);
  // It would be shown late.
  expect(await page.evaluate(() => localStorage.getItem("recentItems"))).toBeNull();
  await page.reload();
  await expect(shelf).toHaveCount(0);
});
