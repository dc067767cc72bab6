import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { inTurn, isFullRun } from "./full-run";
import { inLanguage } from "./public-pages";
import { readHead } from "./read-head";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";
import { wordsOf } from "./words-of";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const [out, back] = [dayAhead(40), dayAhead(47)];
const toId = (number: string, departure = out, home = back) =>
  [`LISZZZ-${departure}`, `ZZZLIS-${home}`]
    .map((leg) => `${number}-${leg.replaceAll(/(?<=\d)-/g, "")}`)
    .join(".");
/** Flights to Null Island by what happens with them (docs/sandbox.md). */
const magic = { plain: "0X1", soldOut: "0X4", lastSeat: "0X11" };
const toItinerary = (number: string, ...days: [string?, string?]) =>
  `sandbox~${toId(number, ...days)}`;
const plain = toItinerary(magic.plain);
const toFares = (itinerary: string, more = "&adults=2&children=1&age=7") =>
  `/booknow/flights/search-details?from=Lisbon&fromId=airport-LIS&to=Null+Island` +
  `&toId=airport-ZZZ&departure=${out}&return=${back}&itinerary=${itinerary}${more}`;
const toShared = (itinerary: string) => `/flight-details?itinerary=${itinerary}`;

const fares = (page: Page) =>
  page.getByRole("region", { name: "Choose your fare" }).getByRole("article");
const open = async (page: Page, agency: string, path: string) =>
  expect((await page.goto(siteUrl(agency, path)))?.status()).toBe(200);

/** One with a connection, as a search finds it. */
async function findConnecting(page: Page): Promise<string> {
  await page.goto(siteUrl("voyara", "/disclaimer"));
  return page.evaluate(async (date) => {
    const body = {
      legs: [{ from: "airport-LIS", to: "airport-SYD", date }],
      adults: 1,
    };
    for (;;) {
      const answer = await fetch("/api/flights/search", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const { itineraries, askAgainInMs } = await answer.json();
      if (itineraries.length > 0) return itineraries[0].id;
      if (askAgainInMs === null) throw new Error("nobody flies there");
      await new Promise((resolve) => setTimeout(resolve, askAgainInMs));
    }
  }, out);
}

for (const how of inTurn(["mouse", "touch", "keyboard"] as const))
  test.describe(how, () => {
    if (how === "touch") test.use(phone);
    test(`fares are compared, and one is chosen by ${how}`, async ({ page }) => {
      await open(page, "voyara", toFares(plain, "&adults=2&children=1&age=7&brand=classic"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        /^Flights from Lisbon to .+ and back$/,
      );
      await expect(fares(page)).toHaveCount(3);
      const totals = await fares(page)
        .locator("[data-total]")
        .evaluateAll((all) => all.map((each) => Number.parseInt(each.dataset.total ?? "", 10)));
      expect(totals).toEqual([...totals].sort((a, b) => a - b));
      const chosen = fares(page).filter({ hasText: "Your choice" });
      await expect(chosen.getByRole("heading")).toHaveText(/^Classic/);
      await expect(chosen).toContainText("Total for 3 passengers");
      await expect(chosen).toContainText("2 adults");
      const button = chosen.getByRole("button", { name: "Choose: Classic" });
      if (how === "mouse") await button.click();
      if (how === "touch") await button.tap();
      if (how === "keyboard") {
        await button.focus();
        await page.keyboard.press("Enter");
      }
      await expect(page).toHaveURL(/\/booknow\/flights\/reservation-details\?quote=/);
    });

    test(`what to do about a missed connection opens by ${how}`, async ({ page }) => {
      const id = await findConnecting(page);
      await open(page, "voyara", toShared(id));
      const fold = page
        .getByRole("region", { name: "If you miss a connection" })
        .locator("details")
        .first();
      const summary = fold.locator("summary");
      if (how === "mouse") await summary.click();
      if (how === "touch") await summary.tap();
      if (how === "keyboard") {
        await summary.focus();
        await page.keyboard.press("Enter");
      }
      await expect(fold.getByText(/on one ticket|promises no other/)).toBeVisible();
      await expect(fold.getByText(/You arrive|no other flight/).first()).toBeVisible();
    });
  });

test("what is shared has neither party nor price, and its own address", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "voyara", toFares(plain));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("The address is copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(siteUrl("voyara", toShared(plain)));

  await open(page, "voyara", toShared(plain));
  await expect(page.getByRole("main")).toContainText("0X1");
  await expect(page.getByRole("main")).not.toContainText(/\$|2 adults/);
  await page.getByRole("link", { name: "See fares" }).click();
  await expect(page).toHaveURL(/\/booknow\/flights\/search-details\?.*adults=1/);
  await expect(fares(page).first()).toContainText("Total for 1 passenger");
});

test("search engines are told the address to share, and to list no made-up flights", async ({
  request,
}) => {
  for (const path of [toShared(plain), `${toShared(plain)}&whole=1`, toFares(plain)]) {
    const { canonical, meta } = await readHead(request, "voyara", path);
    expect(canonical).toBe(siteUrl("voyara", toShared(plain)));
    expect(meta.get("robots")).toMatch(/noindex/);
  }
});

test("sold out, departed and discontinued flights say so and lead to others", async ({ page }) => {
  await open(page, "voyara", toFares(toItinerary(magic.lastSeat)));
  await expect(page.getByRole("heading", { name: /These flights are sold out/ })).toBeVisible();
  await page.getByRole("link", { name: "Search these flights again" }).click();
  await expect(page).toHaveURL(new RegExp(`/booknow/flights/search\\?.*departure=${out}`));

  await open(page, "voyara", toShared(toItinerary(magic.plain, dayAhead(-9), dayAhead(-2))));
  await expect(page.getByRole("heading", { name: "These flights have departed" })).toBeVisible();
  const next = page.getByRole("link", { name: "Search the same on coming days" });
  await expect(next).toHaveAttribute("href", new RegExp(`departure=${dayAhead(12)}`));

  await open(page, "voyara", toShared(toItinerary("9Z1")));
  await expect(
    page.getByRole("heading", { name: "These flights are no longer flown" }),
  ).toBeVisible();
});

test.describe("sold out meanwhile", () => {
  test.use({ expectedErrors: /409/ });

  test("a fare that is gone when it is chosen is replaced by what there is", async ({ page }) => {
    await open(page, "voyara", toFares(toItinerary(magic.soldOut)));
    await fares(page)
      .first()
      .getByRole("button", { name: /^Choose/ })
      .click();
    await expect(fares(page).first()).toContainText("This fare has just been sold out");
    await expect(fares(page).first().getByRole("link", { name: "Other flights" })).toBeVisible();
  });
});

test("what isn't there, or isn't sold, is a 404", async ({ request }) => {
  for (const path of [
    toShared("nonsense"),
    "/flight-details",
    "/booknow/flights/search-details",
    "/booknow/flights/search-details?itinerary=..",
  ])
    expect((await requestSite(request, "voyara", path)).status(), path).toBe(404);
});

test("children without an age can't be paid for until it is told", async ({ page }) => {
  await open(page, "voyara", toFares(plain, "&adults=2&children=1"));
  await expect(page.getByRole("main")).toContainText("The age of a child is missing");
  await expect(fares(page).getByRole("button", { name: /^Choose/ })).toHaveCount(0);
  await expect(
    fares(page).getByRole("link", { name: "Say who is flying first" }).first(),
  ).toHaveAttribute("href", /children=1/);
});

test("who may not see prices sees none, and comes back to this page", async ({ page }) => {
  const path = inLanguage("en", toFares(plain));
  await open(page, "solmar", path);
  await expect(fares(page)).toHaveCount(3);
  await expect(page.getByRole("main")).not.toContainText(/\$\s?\d/);
  await expect(fares(page).getByRole("link", { name: "Reveal price" }).first()).toHaveAttribute(
    "href",
    /itinerary/,
  );
  await signIn(page, "solmar", "traveller");
  await open(page, "solmar", path);
  await expect(fares(page).first()).toContainText(/\$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("flights, fares and the next flights are there, and how to book is said", async ({
    page,
    browser,
  }) => {
    const scripted = await browser.newPage();
    const id = await findConnecting(scripted);
    await scripted.close();
    await page.goto(siteUrl("voyara", `${toFares(id, "&adults=1")}&whole=1`));
    await expect(fares(page).locator("[data-total]").first()).toBeVisible();
    const fold = page.locator("details").filter({ hasText: "If you miss" }).first();
    await fold.locator("summary").click();
    await expect(fold.getByText(/You arrive|no other flight/).first()).toBeVisible();
    await fares(page).getByRole("link", { name: "How to book" }).first().click();
    await expect(page.getByRole("heading", { name: "Booking needs JavaScript" })).toBeVisible();
  });
});

for (const [device, use] of Object.entries({
  phone,
  desktop: { viewport: { width: 1440, height: 900 } },
}))
  test.describe(`axe on a ${device}`, () => {
    test.use(use);
    for (const language of isFullRun ? ["en", "ar"] : [device === "phone" ? "ar" : "en"])
      test(`finds nothing in ${language}`, async ({ page }) => {
        const word = wordsOf(language);
        const id = await findConnecting(page);
        for (const path of [toFares(plain), toFares(id, ""), toShared(id)]) {
          await open(page, "voyara", inLanguage(language, path));
          for (const summary of await page.getByRole("main").locator("summary").all())
            await summary.click();
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0);
        }
        await expect(
          page.getByRole("heading", { name: word("flightDetails.missed.title") }),
        ).toBeVisible();
      });
  });
