import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { signIn } from "./sign-in";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const count = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2, name: /\d+ cars?$/ });
const parameters = (page: Page) => new URL(page.url()).searchParams;

type RentalQuery = { age?: number; from?: string; until?: string; dropOff?: string };
const toSearch = ({ age = 40, from = "10:00", until = "10:00", dropOff = "" }: RentalQuery = {}) =>
  `/booknow/cars/search?${new URLSearchParams({
    pickUpPlace: "Lisbon Airport",
    pickUpPlaceLat: "38.77",
    pickUpPlaceLong: "-9.13",
    pickUpDate: dayAhead(30),
    pickUpTime: from,
    dropOffDate: dayAhead(33),
    dropOffTime: until,
    driverAge: String(age),
    residence: "PT",
  }).toString()}${dropOff}`;

async function open(page: Page, path: string, agency = "voyara") {
  await page.goto(siteUrl(agency, path));
  await expect(cards(page).first()).toBeVisible();
}

test("from the home page's panel to the cars at an airport, by hand", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/?tab=Car Rentals"));
  await page.getByLabel("Pick-up place").click();
  await page.keyboard.type("lisb");
  await page
    .getByRole("option", { name: /Lisbon/ })
    .first()
    .click();
  await page.getByLabel("Driver's age").fill("40");
  await page.getByRole("button", { name: "Search cars" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Rental cars: /);
  await expect(cards(page).first()).toBeVisible();
  expect(parameters(page).get("pickUpTime")).toBe("10:00");
  const total = Number.parseInt((await count(page).textContent()) ?? "", 10);
  expect(total).toBeGreaterThanOrEqual(60);
  await expectAccessible(page);
});

test("filters and sorts stand in the address; what the desk takes can be sorted by", async ({
  page,
}) => {
  await open(page, toSearch());
  const before = Number.parseInt((await count(page).textContent()) ?? "", 10);
  await page.getByRole("checkbox", { name: /^SUV/ }).check();
  await expect(page).toHaveURL(/[?&]class=suv/);
  await expect(
    page.getByRole("heading", { level: 2, name: new RegExp(`of ${before} cars`) }),
  ).toBeVisible();
  await page
    .getByRole("navigation", { name: "Active filters" })
    .getByRole("link", { name: "Remove filter: SUV" })
    .click();
  await expect(page).not.toHaveURL(/class=suv/);
  await page.getByRole("link", { name: "Least to pay at the desk" }).click();
  await expect(page).toHaveURL(/sort=atDesk/);
  await expect(page.getByRole("link", { name: "Least to pay at the desk" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

const porto = "&dropOffPlace=Porto+Airport&dropOffPlaceLat=41.24&dropOffPlaceLong=-8.68";
const toCents = (text = "") => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100);
const totalOf = async (scope: Locator) =>
  Number.parseInt(
    (await scope.locator("[data-total]").first().getAttribute("data-total")) ?? "",
    10,
  );
/** Those that a card or a cover names as part of its total. */
const feesIn = (text: string) =>
  [...text.matchAll(/: (\$[\d,.]+), included/g)].map(([, fee]) => toCents(fee));

test("a driver of 22 pays the young driver fee in the total, from the card to the cover", async ({
  page,
}) => {
  await open(page, toSearch({ age: 22 }));
  const card = cards(page).filter({ hasText: "Young driver fee" }).first();
  const total = await totalOf(card);
  const [fee = 0] = feesIn(await card.innerText());
  expect(fee).toBeGreaterThan(0);
  await card.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/booknow\/cars\/result-details\?/);
  const cover = cards(page).first();
  await expect(cover).toContainText("Young driver fee");
  expect(await totalOf(cover)).toBe(total);
  expect(feesIn(await cover.innerText())).toContain(fee);

  const older = new URL(page.url());
  older.searchParams.set("driverAge", "40");
  older.searchParams.delete("shown");
  await page.goto(older.href);
  await expect(cards(page).first()).not.toContainText("Young driver fee");
  expect(await totalOf(cards(page).first())).toBe(total - fee);
});

test("a fee for another place is named in the total", async ({ page }) => {
  await open(page, toSearch({ dropOff: porto }));
  await expect(cards(page).filter({ hasText: "Drop-off elsewhere" }).first()).toBeVisible();
});

test("least to pay at the desk counts every fee that the desk demands", async ({ page }) => {
  await open(page, `${toSearch({ age: 22, dropOff: porto })}&sort=atDesk`);
  const amounts: number[] = [];
  for (const card of await cards(page).all()) {
    const amount = card
      .locator("dt")
      .filter({ hasText: "Leaves your card at the desk" })
      .locator("xpath=following-sibling::dd[1]");
    const fees = feesIn(await card.innerText());
    expect(fees).toHaveLength(2);
    amounts.push(toCents(await amount.innerText()));
    expect(amounts.at(-1)).toBeGreaterThanOrEqual(fees.reduce((sum, fee) => sum + fee, 0));
  }
  expect(new Set(amounts).size).toBeGreaterThan(1);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test("a driver who is too young is told why, instead of an empty page", async ({ page }) => {
  await page.goto(siteUrl("voyara", toSearch({ age: 19 })));
  await expect(page.getByRole("main")).toContainText(/aren’t rented to drivers under \d\d/);
  await expectAccessible(page);
});

test("the filters begin below what isn't offered, however low the window", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(siteUrl("voyara", toSearch({ age: 21 })));
  const refusal = await page.getByText(/aren’t rented to drivers under \d\d/).boundingBox();
  const filters = await page.getByRole("heading", { name: "Filters" }).boundingBox();
  expect(filters?.y).toBeGreaterThan((refusal?.y ?? Infinity) + (refusal?.height ?? 0));
});

test("at three in the morning there is a fee, or it is said who is closed", async ({ page }) => {
  await page.goto(siteUrl("voyara", toSearch({ from: "03:00" })));
  await expect(page.getByRole("main")).toContainText(/Outside opening hours|Closed \(/);
});

test("who may not see prices sees none, and isn't offered to sort by them", async ({ page }) => {
  await open(page, `/en${toSearch()}`, "solmar");
  await expect(page.getByRole("link", { name: "Least to pay at the desk" })).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(/\$\s?\d/);
  await signIn(page, "solmar", "traveller");
  await open(page, `/en${toSearch()}`, "solmar");
  await expect(page.getByRole("link", { name: "Least to pay at the desk" })).toHaveCount(1);
  await expect(cards(page).first()).toContainText(/\$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a search typed by hand finds its cars", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/booknow/cars"));
    await page.getByLabel("Pick-up place").fill("Lisbon");
    await page.getByLabel("Driver's age").fill("40");
    await page.getByRole("button", { name: "Search cars" }).click();
    await expect(cards(page).first()).toBeVisible();
    await cards(page).first().getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/booknow\/cars\/result-details\?/);
  });
});

test.describe("on a phone", () => {
  test.use(phone);
  for (const prefix of inTurn(["", "/ar"]))
    test(`the list of ${prefix || "/en"} fits, and a car opens by touch`, async ({ page }) => {
      await open(page, `${prefix}${toSearch()}`);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
      await expectAccessible(page);
      await cards(page).first().getByRole("link").first().tap();
      await expect(page).toHaveURL(/\/booknow\/cars\/result-details\?/);
      await expectAccessible(page);
    });
});
