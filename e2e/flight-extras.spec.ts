import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { createFlightQuote } from "./create-flight-quote";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const agency = "voyara";
const word = wordsOf("en");
const pathOf = (id: string, prefix = "") =>
  `${prefix}/booknow/flights/reservation-details?quote=${id}`;
/** Its radio button is as good as invisible: its label is pressed. */
const chip = (page: Page, name: string) => page.locator("label").filter({ hasText: name });
/** Once the browser has the airline's answers. */
async function openExtras(page: Page, prefix = ""): Promise<string> {
  const id = await createFlightQuote(page, agency, { prefix });
  await page.goto(siteUrl(agency, pathOf(id, prefix)));
  await expect(page.getByRole("grid")).toBeVisible();
  return id;
}
const total = (page: Page) => page.locator("dl[aria-busy]").locator("bdi").first();
const sizeOf = async (seat: Locator) => {
  const box = await seat.boundingBox();
  if (!box) throw new Error("the seat isn't shown");
  return box;
};
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** The same flight in an aircraft with ten seats abreast. */
const toWide = (map: { rows: { row: number }[] }) => ({
  ...map,
  columns: Array.from("ABC DEFG HJK").map((letter) => (letter === " " ? null : letter)),
  rows: map.rows.map(({ row }) => ({
    row,
    seats: Array.from("ABCDEFGHJK").map((letter) => ({
      ...{ id: `${row}${letter}`, traits: [], isFree: letter !== "E" },
      price: letter === "E" ? null : { amount: 14_950, currency: "USD" },
    })),
  })),
});
const freeSeats = (page: Page) => page.locator("[data-seat]:not([aria-disabled])");
const passengerChoice = (page: Page) =>
  page.getByRole("group", { name: word("flightExtras.seats.passenger") });
const passengers = (page: Page) => passengerChoice(page).getByRole("radio");

test("a bag and a seat by mouse: the total follows, and checkout has both", async ({ page }) => {
  const id = await openExtras(page);
  await expectAccessible(page);
  const before = await total(page).innerText();
  await page
    .getByRole("button", { name: /^Checked bags for Adult 1, LIS – LHR: / })
    .last()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "1 bag added" })).toBeVisible();
  const withBag = await total(page).innerText();
  expect(withBag).not.toBe(before);

  const seat = freeSeats(page).first();
  const name = (await seat.getAttribute("data-seat")) ?? "";
  await seat.click();
  await expect(
    page.getByRole("status").filter({ hasText: `Adult 1: seat ${name}.` }),
  ).toBeVisible();
  expect(await total(page).innerText()).not.toBe(withBag);
  // The next one is chosen for, and can't have the same.
  await expect(passengers(page).nth(1)).toBeChecked();
  await expect(page.locator(`[data-seat="${name}"]`)).toHaveAttribute("aria-disabled", "true");

  await page.reload();
  await expect(page.getByRole("radio", { name: `Adult 1 Seat ${name}` })).toBeVisible();
  const shown = await total(page).innerText();
  await page.getByRole("link", { name: word("checkout.extras.continue") }).click();
  await expect(page).toHaveURL(new RegExp(`/booknow/flights/checkout\\?quote=${id}`));
  await expect(page.getByRole("main")).toContainText(shown);
});

test("by keyboard a seat is found with the arrow keys and given up again", async ({ page }) => {
  await openExtras(page);
  await passengers(page).first().focus();
  await page.keyboard.press("Tab");
  const focused = page.locator("[data-seat]:focus");
  await expect(focused).toHaveCount(1);
  const first = (await focused.getAttribute("data-seat")) ?? "";
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: `Adult 1: seat ${first}.` }),
  ).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAttribute("data-seat", /\d/);
  await expect(focused).not.toHaveAttribute("data-seat", first);
  await passengerChoice(page).locator("label").filter({ hasText: "Adult 1" }).click();
  await page.locator(`[data-seat="${first}"]`).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: "Adult 1: no seat." })).toBeVisible();
});

test("the list chooses the same seats as the map", async ({ page }) => {
  await openExtras(page);
  await chip(page, word("flightExtras.seats.list")).click();
  const list = page.getByLabel("Adult 2", { exact: true }).last();
  const seat = (await list.locator("option").nth(1).getAttribute("value")) ?? "";
  await list.selectOption(seat);
  await expect(
    page.getByRole("status").filter({ hasText: `Adult 2: seat ${seat}.` }),
  ).toBeVisible();
  await expectAccessible(page);
  await chip(page, word("flightExtras.seats.map")).click();
  await expect(page.getByRole("radio", { name: `Adult 2 Seat ${seat}` })).toBeVisible();
});

test.describe("on a phone, in Arabic", () => {
  test.use(phone);

  test("seats are large enough for a finger, and the page keeps its width", async ({ page }) => {
    await openExtras(page, "/ar");
    await expectAccessible(page);
    const seat = freeSeats(page).first();
    expect((await sizeOf(seat)).width).toBeGreaterThanOrEqual(36);
    expect(await overflowOf(page)).toBe(0);
    const name = (await seat.getAttribute("data-seat")) ?? "";
    const before = await total(page).innerText();
    await seat.tap();
    await expect(page.getByRole("status").filter({ hasText: name }).last()).toBeVisible();
    await expect(total(page)).not.toHaveText(before);
  });

  test("ten seats abreast fit the smallest screen, and the next flight is near", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route("**/api/flights/offers/*/seats", async (route) => {
      const asked = route.request();
      const answer = await requestSite(page.request, agency, new URL(asked.url()).pathname, {
        ...{ method: asked.method(), headers: await asked.allHeaders() },
        data: asked.postDataBuffer(),
      });
      const { segments } = await answer.json();
      await route.fulfill({ response: answer, json: { segments: segments.map(toWide) } });
    });
    await openExtras(page, "/ar");
    const seats = page.locator("[data-seat]");
    const boxes = await Promise.all([0, 1, 2, 3, 9].map((index) => sizeOf(seats.nth(index))));
    for (const { width, height } of boxes)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    // As in the aircraft, A is on the left.
    expect(boxes.map(({ x }) => x)).toEqual(boxes.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(await overflowOf(page)).toBe(0);
    await expectAccessible(page);
    await seats.nth(100).scrollIntoViewIfNeeded();
    const next = page.getByRole("button", { name: wordsOf("ar")("flightExtras.seats.nextFlight") });
    await expect(next).toBeInViewport();
    await next.tap();
    await expect(page.locator("h3:focus")).toContainText("LHR – LIS");
  });
});

test("without script a form takes bags and seats, and says what they cost", async ({
  page,
  browser,
}) => {
  const id = await createFlightQuote(page, agency);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(siteUrl(agency, pathOf(id)));
  await plain.getByRole("link", { name: word("flightExtras.form.link") }).click();
  const summary = plain.getByRole("complementary").last();
  const before = await summary.innerText();
  await plain.locator('[name="bag-1-0"]').fill("1");
  const seats = plain.locator('[name="seat-0-0"]');
  const seat = (await seats.locator("option").nth(1).getAttribute("value")) ?? "";
  await seats.selectOption(seat);
  await plain.getByRole("button", { name: word("flightExtras.form.save") }).click();
  await expect(plain.getByRole("main")).toContainText(word("flightExtras.form.saved"));
  await expect(seats).toHaveValue(seat);
  await expect(plain.locator('[name="bag-1-0"]')).toHaveValue("1");
  expect(await summary.innerText()).not.toBe(before);
  // Two can't have the same seat: the first keeps it.
  await plain.locator('[name="seat-1-0"]').selectOption(seat);
  await plain.getByRole("button", { name: word("flightExtras.form.save") }).click();
  const taken = word("flightExtras.form.taken");
  await expect(plain.getByRole("alert").filter({ hasText: taken })).toBeVisible();
  await expect(seats).toHaveValue(seat);
  await expect(plain.locator('[name="seat-1-0"]')).toHaveValue("");
  // The tab of another flight keeps what was just chosen.
  const second = plain.locator('[name="seat-1-0"]');
  const other = (await second.locator("option").nth(2).getAttribute("value")) ?? "";
  await second.selectOption(other);
  const tabs = plain
    .getByRole("group", { name: word("flightExtras.seats.flight") })
    .getByRole("button");
  await tabs.last().click();
  await expect(plain.locator('[name="seat-0-1"]')).toHaveValue("");
  await expect(plain.getByRole("main")).toContainText(word("flightExtras.form.saved"));
  // By the Enter key the form is saved, and stays at its flight.
  const sent = plain.waitForResponse(/reservation-details\/send$/);
  await plain.locator('[name="bag-1-0"]').press("Enter");
  expect((await sent).headers().location).toContain("list=1");
  await expect(plain.locator('[name="seat-0-1"]')).toBeVisible();
  await tabs.first().click();
  await expect(second).toHaveValue(other);
  await expect(seats).toHaveValue(seat);
  await context.close();
});
