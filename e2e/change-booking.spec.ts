import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { control } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

const word = wordsOf("en");
const fold = (page: Page, name: string) => page.locator("summary").filter({ hasText: name });
const stayFold = (page: Page) => fold(page, word("hotelBooking.change.open"));
const row = (page: Page, name: string) =>
  page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
const twoRooms = [
  { adults: 2, childAges: [] },
  { adults: 1, childAges: [] },
];

const openBooking = async (page: Page, { reference, key }: { reference: string; key: string }) => {
  await page.goto(siteUrl("voyara", `/find-booking?reference=${reference}&key=${key}`));
};

const pay = async (page: Page) => {
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole("textbox").fill("4242 4242 4242 4242");
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/confirm-payment\?reference=/);
};

test("a guest gives up a room: the difference is known before, the names are kept, the old one goes back", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const old = await bookHotel(page, "voyara", {
    rooms: twoRooms,
    lastName: "Voss",
    email: "change.room@example.com",
  });
  await openBooking(page, old);
  await stayFold(page).click();
  await page.getByRole("checkbox", { name: /^Room 1/ }).uncheck();
  await expectAccessible(page);
  await page.getByRole("button", { name: word("trips.change.see") }).click();
  await expect(row(page, word("trips.change.less"))).toBeVisible();
  await expect(
    page.getByText(
      /Once the new booking is confirmed, the old one is cancelled and you get \S+ back/,
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: word("trips.change.goOn") }).click();

  await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=/);
  await expect(page.getByText(`You are changing booking ${old.reference}`)).toBeVisible();
  await expect(control(page, "email")).toHaveValue("change.room@example.com");
  await expect(control(page, "guest0LastName")).toHaveValue("Voss");
  await control(page, "accepted").check();
  await page.locator("form button[type=submit]").click();
  await pay(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    word("itemTerms.common.confirmation.states.confirmed.title"),
  );

  await openBooking(page, old);
  await expect(page.getByText(/has taken the place of this booking/)).toBeVisible();
  await expect(stayFold(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("other dates cost what they cost, and nothing happens before they are booked", async ({
    page,
  }) => {
    const old = await bookHotel(page, "voyara", { ahead: 62, email: "change.dates@example.com" });
    await openBooking(page, old);
    await stayFold(page).tap();
    const form = page.locator("details[open] form");
    await expect(form.locator("[name=checkIn]")).toHaveValue(dayAhead(62));
    // Nothing differs yet.
    await page.getByRole("button", { name: word("trips.change.see") }).tap();
    await expect(page.getByText(word("hotelBooking.change.unchanged"))).toBeVisible();
    await form.getByRole("button", { name: /Check-out/ }).tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: new RegExp(dayLabel(dayAhead(66))) }).tap();
    await dialog.getByRole("button", { name: word("search.done") }).tap();
    await page.getByRole("button", { name: word("trips.change.see") }).tap();
    await expect(row(page, word("trips.change.more"))).toBeVisible();
    await page.getByRole("button", { name: word("trips.change.again") }).tap();
    await expect(form.locator("[name=checkOut]")).toHaveValue(dayAhead(66));
    await page.reload();
    await expect(page.getByText(word("trips.cancel.open"))).toBeVisible();
    await expect(
      page.getByText(word("trips.change.beingReplaced").split("<")[0] ?? ""),
    ).toHaveCount(0);
  });

  test("a guest's name is changed where the booking is", async ({ page }) => {
    const booked = await bookHotel(page, "voyara", { ahead: 63, email: "change.name@example.com" });
    await openBooking(page, booked);
    await fold(page, word("trips.change.names")).tap();
    const first = page.getByLabel(word("forms.firstName"));
    await first.fill("");
    await page.getByRole("button", { name: word("trips.change.saveNames") }).tap();
    await expect(page.getByText(word("checkout.problems.firstNameMissing")).first()).toBeVisible();
    await first.fill("Ida");
    await page.getByRole("button", { name: word("trips.change.saveNames") }).tap();
    await expect(page.getByText(word("trips.change.namesChanged"))).toBeVisible();
    await expect(page.getByText("Ida Berg")).toBeVisible();
    await expectAccessible(page);
  });
});

const dayLabel = (date: string) =>
  new Intl.DateTimeFormat("en-US", {
    month: "long",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
