import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, fillContact, pay, submit } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { readVoucher } from "./read-voucher";
import { expect, test } from "./test";
import { untilHydrated } from "./until-hydrated";
import { wordsOf } from "./words-of";

test.describe.configure({ mode: "parallel" });

const word = wordsOf("en");
const visa = "4242 4242 4242 4242";
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const toPath = (hotel: string, { ahead = 80, prefix = "", more = "" } = {}) =>
  `${prefix}/booknow/hotels/search-details?id=sandbox-h-null-island-${hotel}` +
  `&checkIn=${dayAhead(ahead)}&checkOut=${dayAhead(ahead + 2)}&room=2&room=2-7&whole=1${more}`;

const main = (page: Page) => page.getByRole("main");
const room = (page: Page, name: string) => page.getByRole("group", { name });
const rate = (page: Page, name: string, text: RegExp) =>
  room(page, name).getByRole("radio", { name: text });
/** The total of all rooms, in minor units. */
const total = (page: Page) => page.locator(".rooms-summary [data-total]");
const totalOf = async (page: Page) =>
  Number((await total(page).getAttribute("data-total"))?.split(".")[0]);
/** Whole amounts have no decimals. */
const amountPattern = /\$([\d,]+(?:\.\d\d)?)/;
const amountIn = (text: string | null): number =>
  Math.round(Number(amountPattern.exec(text ?? "")?.[1]?.replaceAll(",", "")) * 100);
const amountOf = async (radio: Locator) =>
  amountIn(await radio.locator("xpath=ancestor::label").textContent());

async function open(page: Page, path: string, agency = "voyara") {
  await page.goto(siteUrl(agency, path));
  await untilHydrated(page);
}

/** A room that gives nothing back and one that does; the amount that cancelling both gives back. */
async function reserveTwoKinds(page: Page, press: (target: Locator) => Promise<void>) {
  const first = rate(page, "Room 1", /^Standard double room.*Non-refundable/);
  const second = rate(page, "Room 2", /^Family room.*Breakfast included.*Free cancellation/);
  await press(first);
  await press(second);
  await expect(first).toBeChecked();
  await expect(second).toBeChecked();
  const [one, two] = [await amountOf(first), await amountOf(second)];
  expect(await totalOf(page)).toBe(one + two);
  const summary = page.getByRole("region", { name: word("hotelDetails.roomByRoom.yours") });
  await press(summary.getByRole("button", { name: "Reserve: 2 rooms" }));
  await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
  return { all: one + two, refundable: two };
}

async function expectBothRooms(page: Page) {
  for (const name of ["Standard double room", "Family room"])
    await expect(main(page).getByText(name).filter({ visible: true }).first()).toBeVisible();
}

test.describe("with a mouse", () => {
  test.use({ viewport: desktop });

  test("a family books a double and a family room, sees both everywhere, and gives one up", async ({
    page,
  }) => {
    test.slow();
    await open(page, toPath("plain"));
    await page.getByRole("link", { name: word("hotelDetails.roomByRoom.each") }).click();
    await expect(page).toHaveURL(/by=room/);
    await untilHydrated(page);
    await expectAccessible(page);
    const { all } = await reserveTwoKinds(page, (target) => target.click());

    // The amount due is the one that was shown.
    await expect(main(page)).toContainText(
      `$${(all / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`,
    );
    await expectBothRooms(page);
    await expectAccessible(page);
    await fillContact(page, "mixed.mouse@example.com");
    await control(page, "guest1FirstName").fill("Rui");
    await control(page, "guest1LastName").fill("Silva");
    await submit(page);
    await pay(page, visa);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your booking is confirmed");
    await expectBothRooms(page);
    const voucher = await readVoucher(page);
    expect(voucher).toMatch(/Room 1[\s\S]*Standard double room[\s\S]*Room 2[\s\S]*Family room/);

    // One of them is given up: the other stays at its own rate.
    const { searchParams } = new URL(page.url());
    await page.goto(siteUrl("voyara", `/find-booking?${searchParams.toString()}`));
    await expectBothRooms(page);
    await page
      .locator("summary")
      .filter({ hasText: word("hotelBooking.change.open") })
      .click();
    await page.getByRole("checkbox", { name: /^Room 1.*Standard double room/ }).uncheck();
    await page.getByRole("button", { name: word("trips.change.see") }).click();
    await page.getByRole("button", { name: word("trips.change.goOn") }).click();
    await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
    await expect(main(page).getByRole("heading", { name: "Family room" })).toBeVisible();
    await expect(main(page)).not.toContainText("Standard double room");
    await expect(control(page, "guest0FirstName")).toHaveValue("Rui");
    await control(page, "accepted").check();
    await submit(page);
    await pay(page, visa);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your booking is confirmed");
  });

  test("what is chosen is kept by reload and Back, and the first room decides when all are paid", async ({
    page,
  }) => {
    await open(page, toPath("plain", { more: "&by=room" }));
    await rate(page, "Room 2", /^Suite.*Breakfast included.*Free cancellation/).click();
    const before = await totalOf(page);
    await page.reload();
    await untilHydrated(page);
    expect(await totalOf(page)).toBe(before);
    await expect(rate(page, "Room 2", /^Suite.*Breakfast included.*Free/).first()).toBeChecked();
    await page.getByRole("link", { name: word("hotelDetails.roomByRoom.alike") }).click();
    await expect(page).not.toHaveURL(/by=room/);
    await page.goBack();
    await untilHydrated(page);
    expect(await totalOf(page)).toBe(before);

    const later = rate(page, "Room 2", /^Suite.*You pay at the hotel/);
    await expect(later).toBeDisabled();
    await expect(room(page, "Room 2")).toContainText(word("hotelDetails.roomByRoom.payment.now"));
    await rate(page, "Room 1", /^Standard double room.*You pay at the hotel/).click();
    // The same room at the rate that is paid then, and said so.
    await expect(later).toBeChecked();
    await expect(room(page, "Room 2")).toContainText(
      word("hotelDetails.roomByRoom.moved.atProperty").replace("{rooms}", "Room 2"),
    );
    await expectAccessible(page);
  });

  test("by keyboard alone: arrows choose, and Enter reserves", async ({ page }) => {
    await open(page, toPath("plain", { more: "&by=room" }));
    const before = await totalOf(page);
    await rate(page, "Room 1", /.*/).first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(rate(page, "Room 1", /.*/).nth(1)).toBeFocused();
    await expect(rate(page, "Room 1", /.*/).nth(1)).toBeChecked();
    expect(await totalOf(page)).toBeGreaterThan(before);
    await page.getByRole("button", { name: "Reserve: 2 rooms" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
  });

  test("one room left isn't taken twice", async ({ page }) => {
    await open(page, toPath("last-room", { more: "&by=room" }).replace("room=2-7", "room=1"));
    await expect(page.getByText(/^Only 1 of “Standard double room” left/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Reserve/ })).toHaveCount(0);
  });

  test("another price than was shown is said before anything is paid", async ({ page }) => {
    await open(page, toPath("price-change", { more: "&by=room" }));
    await page.getByRole("button", { name: "Reserve: 2 rooms" }).click();
    await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The price has changed");
  });
});

test.describe("sold out in between", () => {
  test.use({ viewport: desktop, expectedErrors: /status of 409/ });

  test("what is left stays chosen", async ({ page }) => {
    await open(page, toPath("sold-out", { more: "&by=room" }));
    const suite = rate(page, "Room 2", /^Suite.*Breakfast included.*Free cancellation/);
    await suite.click();
    await page.getByRole("button", { name: "Reserve: 2 rooms" }).click();
    await expect(page.getByText(word("hotelDetails.roomByRoom.gone.title"))).toBeVisible();
    await page.getByRole("link", { name: word("hotelDetails.roomByRoom.gone.action") }).click();
    await untilHydrated(page);
    await expect(suite).toBeChecked();
    // A rate of the address that is gone is replaced by the next best.
    await open(page, toPath("plain", { more: "&by=room&rate1=gone&rate2=suite.room_only.x.n" }));
    await expect(room(page, "Room 1")).toContainText(word("hotelDetails.roomByRoom.replaced"));
    await expect(page.getByRole("button", { name: "Reserve: 2 rooms" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("two kinds of rooms are booked and cancelled for the amount that was promised", async ({
    page,
  }) => {
    test.slow();
    await open(page, toPath("plain", { ahead: 90, more: "&by=room" }));
    await expectAccessible(page);
    const { refundable } = await reserveTwoKinds(page, (target) => target.tap());
    await fillContact(page, "mixed.phone@example.com");
    await control(page, "guest1FirstName").fill("Rui");
    await control(page, "guest1LastName").fill("Silva");
    await submit(page);
    await pay(page, visa);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your booking is confirmed");
    await expectBothRooms(page);
    const { searchParams } = new URL(page.url());
    await page.goto(siteUrl("voyara", `/find-booking?${searchParams.toString()}`));
    await page.getByRole("button", { name: "Cancel booking" }).tap();
    const confirm = page.getByRole("dialog").getByRole("button", { name: /^Cancel and refund/ });
    const [promisedText = ""] = amountPattern.exec(await confirm.innerText()) ?? [];
    const promised = amountIn(promisedText);
    // Of the room that gives all back; the city tax of it is paid at the hotel.
    expect(promised).toBeGreaterThan(0.9 * refundable);
    expect(promised).toBeLessThanOrEqual(refundable);
    await confirm.tap();
    await expect(main(page)).toContainText("Booking cancelled");
    await expect(main(page)).toContainText(promisedText);
  });

  test("in Arabic nothing is wider than the screen, and the choice works", async ({ page }) => {
    await open(page, toPath("plain", { prefix: "/ar", more: "&by=room" }));
    const before = await totalOf(page);
    await page.getByRole("radio").nth(1).tap();
    await expect.poll(() => totalOf(page)).not.toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await expectAccessible(page);
  });
});

test.describe("without script", () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  test("the total is worked out by a form, and the address keeps the choice", async ({ page }) => {
    await page.goto(siteUrl("voyara", toPath("plain", { more: "&by=room" })));
    const before = await totalOf(page);
    const suite = rate(page, "Room 2", /^Suite.*Breakfast included.*Free cancellation/);
    const price = await amountOf(suite);
    await suite.check();
    await page.getByRole("button", { name: word("hotelDetails.roomByRoom.update") }).click();
    await expect(page).toHaveURL(/by=room/);
    await expect(suite).toBeChecked();
    expect(await totalOf(page)).toBeGreaterThan(before);
    expect(await totalOf(page)).toBeGreaterThan(price);
    await expect(
      page.locator(".rooms-summary").getByRole("link", { name: "How to book" }),
    ).toBeVisible();
  });
});

test("who may not see prices chooses all the same, and signs in to what was chosen", async ({
  page,
}) => {
  await open(page, toPath("plain", { prefix: "/en", more: "&by=room" }), "solmar");
  const suite = rate(page, "Room 2", /^Suite.*Free cancellation/).first();
  await suite.click();
  await expect(suite).toBeChecked();
  await expect(total(page)).toHaveCount(0);
  expect(await main(page).innerText()).not.toMatch(/[$€]\s?\d/);
  const reveal = page.locator(".rooms-summary").getByRole("link", { name: "Reveal price" });
  const href = new URL((await reveal.getAttribute("href")) ?? "", siteUrl("solmar", "/"));
  const chosen = await suite.getAttribute("value");
  expect(href.searchParams.get("redirect")).toContain("by=room");
  expect(href.searchParams.get("redirect")).toContain(`rate2=${chosen}`);
});
