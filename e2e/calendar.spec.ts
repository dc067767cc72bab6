import type { Page } from "playwright/test";
import { addDays } from "@/lib/dates/calendar-date";
import { siteUrl } from "./agencies";
import { chooseDate } from "./choose-date";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./test";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const field = (page: Page, name: "checkIn" | "checkOut") => page.locator(`input[name=${name}]`);
const dates = async (page: Page) => ({
  start: await field(page, "checkIn").inputValue(),
  end: await field(page, "checkOut").inputValue(),
});
const openButton = (page: Page, label: string) =>
  page.getByRole("button", { name: new RegExp(`^${label}: `) });
const calendar = (page: Page) => page.getByRole("dialog", { name: "Choose your dates" });
/** The days that can be chosen, of the months that are shown. */
const days = (page: Page) => calendar(page).locator("td [role=button]:not([aria-disabled])");
/** A key moves from the day that has the focus: before that it goes nowhere. */
const expectFocusOnDay = (page: Page) =>
  expect(page.getByRole("dialog").locator("td [role=button]:focus")).toHaveCount(1);

async function openHome(page: Page, path = "/?tab=Hotels") {
  await page.goto(siteUrl("voyara", path));
  await expect(page.locator("form button[aria-haspopup=dialog]")).toHaveCount(2);
}

test("a mouse chooses both dates in one calendar with prices, and the search asks for them", async ({
  page,
}) => {
  await openHome(page);
  const before = await dates(page);
  await page.getByLabel("Where to?").fill("Lisbon");
  await page
    .getByRole("option", { name: /Lisbon/ })
    .first()
    .click();
  await openButton(page, "Check-in").click();
  await expect(calendar(page).getByText("2 nights")).toBeVisible();
  const priced = calendar(page).getByRole("button", { name: /, from \$\d+/ });
  // Of both months that are shown, of which one has the lowest.
  await expect.poll(() => priced.count()).toBeGreaterThan(31);
  await expect(calendar(page).getByRole("button", { name: /, the lowest price/ })).not.toHaveCount(
    0,
  );
  await expectAccessible(page);
  await calendar(page).locator("[slot=next]").click();
  await days(page).nth(9).click();
  await days(page).nth(13).click();
  await expect(calendar(page).getByText("4 nights")).toBeVisible();
  await calendar(page).getByText("±2 days").click();
  await calendar(page).getByRole("button", { name: "Done" }).click();
  await expect(calendar(page)).toBeHidden();
  await expect(openButton(page, "Check-in")).toBeFocused();
  const { start, end } = await dates(page);
  expect(start > before.start).toBe(true);
  expect(end).toBe(addDays(start, 4));
  await page.getByRole("button", { name: "Search hotels" }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${start}&checkOut=${end}&flex=2`));
  const around = page.getByRole("navigation", { name: "The same stay on other days" });
  await expect(around.getByRole("link")).toHaveCount(5);
  const earlier = new RegExp(`checkIn=${addDays(start, -2)}&checkOut=${addDays(end, -2)}.*flex=2`);
  await expect(around.getByRole("link").first()).toHaveAttribute("href", earlier);
});

test("the keyboard alone moves the first date, and the nights stay", async ({ page }) => {
  await openHome(page);
  const before = await dates(page);
  await openButton(page, "Check-in").focus();
  await page.keyboard.press("Enter");
  await expectFocusOnDay(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(calendar(page)).toBeHidden();
  await expect(openButton(page, "Check-in")).toBeFocused();
  expect(await dates(page)).toEqual({
    start: addDays(before.start, 7),
    end: addDays(before.end, 7),
  });
});

test("a date can be typed", async ({ page }) => {
  await openHome(page);
  const wanted = dayAhead(60);
  await chooseDate(page, "Check-in", wanted);
  await expect(field(page, "checkIn")).toHaveValue(wanted);
  await expect(field(page, "checkOut")).toHaveValue(addDays(wanted, 2));
});

test.describe("on a phone", () => {
  test.use(phone);

  test("touch chooses from months that scroll below each other, on all of the screen", async ({
    page,
  }) => {
    await openHome(page);
    const before = await dates(page);
    await openButton(page, "Check-in").tap();
    await expectFocusOnDay(page);
    expect(await calendar(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone.viewport });
    // It opens on the month of the first date.
    await expect(page.locator("[data-month] [aria-selected=true]").first()).toBeInViewport();
    await expectAccessible(page);
    const month = calendar(page).locator("[data-month]").nth(8);
    await expect(month.getByRole("grid")).toHaveCount(0);
    await month.scrollIntoViewIfNeeded();
    await month.locator("td [role=button]").nth(2).tap();
    await month.locator("td [role=button]").nth(5).tap();
    await expect(calendar(page).getByText("3 nights")).toBeInViewport();
    await calendar(page).getByRole("button", { name: "Done" }).tap();
    await expect(calendar(page)).toBeHidden();
    const after = await dates(page);
    expect(after.start > before.start).toBe(true);
    expect([after.start, after.end].map((date) => date.slice(8))).toEqual(["03", "06"]);
  });
});

test("Arabic reads from right to left, in its own words", async ({ page }) => {
  await openHome(page, "/ar?tab=Hotels");
  const before = await dates(page);
  await page.locator("form button[aria-haspopup=dialog]").first().click();
  const dialog = page.getByRole("dialog", { name: "اختر التواريخ" });
  await expect(dialog.getByText("ليلتان")).toBeVisible();
  await expectFocusOnDay(page);
  // To the left is the next day.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  expect(await dates(page)).toEqual({
    start: addDays(before.start, 1),
    end: addDays(before.end, 1),
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the dates are fields of the browser's own", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/?tab=Hotels"));
    await page.getByLabel("Check-in").fill(dayAhead(40));
    await page.getByLabel("Check-out").fill(dayAhead(44));
    await page.getByLabel("Flexible dates").selectOption("±1 day");
    await page.getByLabel("Where to?").fill("Lisbon");
    await page.getByRole("button", { name: "Search hotels" }).click();
    const asked = `checkIn=${dayAhead(40)}&checkOut=${dayAhead(44)}&flex=1`;
    await expect(page).toHaveURL(new RegExp(asked));
  });
});
