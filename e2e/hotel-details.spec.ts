import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { chooseDate } from "./choose-date";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { isFullRun } from "./full-run";
import { inLanguage } from "./public-pages";
import { readHead } from "./read-head";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const stay = { start: dayAhead(30), end: dayAhead(32), longer: dayAhead(33) };
const dates = `checkIn=${stay.start}&checkOut=${stay.end}`;
const stayPath = (id: string, more = "") =>
  `/booknow/hotels/search-details?id=${id}&${dates}&rooms=1&adults=2&children=0${more}`;
const magic = (word: string) => stayPath(`sandbox-h-null-island-${word}`);
const rooms = (page: Page) => page.getByRole("region", { name: "Rooms and rates" });
const rateLines = (page: Page) =>
  rooms(page)
    .getByRole("listitem")
    .filter({ has: page.getByText("Price and conditions"), hasNot: page.getByRole("article") });
const open = async (page: Page, agency: string, path: string) =>
  expect((await page.goto(siteUrl(agency, path)))?.status()).toBe(200);

test("the address of a hotel is copied without the price that was shown", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "voyara", `${magic("plain")}&shown=12345.USD`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("The address is copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(siteUrl("voyara", magic("plain")));
});

test.describe("from a deal", () => {
  test("View Deal opens the very offer: same price, dates and party", async ({ page }) => {
    await open(page, "voyara", "/?tab=Hotels");
    const card = page.getByRole("article").filter({ hasText: "Price to traveller" }).first();
    const link = card.getByRole("link", { name: /^View Deal/ });
    const href = (await link.getAttribute("href")) ?? "";
    const query = new URL(siteUrl("voyara", href)).searchParams;
    const name = await card.getByRole("heading").innerText();
    const [total] =
      /\$[\d,.]+/.exec(
        await card
          .locator("dd")
          .filter({ hasText: "$" })
          .nth((await card.getByText("Provider’s retail price").count()) > 0 ? 1 : 0)
          .innerText(),
      ) ?? [];
    await open(page, "voyara", href);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator("input[name=checkIn]")).toHaveValue(query.get("checkIn") ?? "");
    await expect(page.locator("input[name=checkOut]")).toHaveValue(query.get("checkOut") ?? "");
    const deal = rateLines(page).filter({ hasText: "Your deal" }).last();
    await expect(deal.locator("[data-total]")).toHaveText(total ?? "none");
    await expect(deal.locator("[data-total]")).toHaveAttribute(
      "data-total",
      query.get("shown") ?? "",
    );
    await expect(deal).toContainText("Total for 2 nights, 2 adults");
    await expect(page.getByText("The price has changed")).toHaveCount(0);
  });

  test("a price that moved is said with both", async ({ page }) => {
    await open(page, "voyara", `${magic("plain")}&shown=12345.USD`);
    await expect(page.getByText("The price has changed")).toBeVisible();
    await expect(rooms(page)).toContainText("You saw $123.45.");
    await expect(rooms(page).getByText("Your deal")).toHaveCount(0);
  });
});

test.describe("a hotel for a stay", () => {
  test("each rate says what it costs, when it is paid and what cancelling costs", async ({
    page,
  }) => {
    await open(page, "voyara", magic("plain"));
    const rate = rateLines(page).last();
    await expect(rate).toContainText(/Free cancellation until|back until|Non-refundable/);
    await expect(rate).toContainText(/You pay (?:when you book|at the hotel)/);
    await rate.getByText("Price and conditions").click();
    const total = (await rate.locator("[data-total]").innerText()).trim();
    await expect(rate.getByText("Total", { exact: true }).locator("..")).toContainText(total);
    await expect(rate.getByText("If you cancel")).toBeVisible();
    await expect(rate.getByRole("button", { name: /^Reserve/ })).toBeVisible();
  });

  test("each room shows a picture of its own type, and the gallery what is on it", async ({
    page,
  }) => {
    await open(page, "voyara", magic("plain"));
    const types = {
      "Standard double room": "standard",
      "Accessible twin room": "twin",
      "Superior room": "superior",
      "Family room": "family",
      Suite: "suite",
    };
    await rooms(page).locator("summary", { hasText: "2 more room types" }).click();
    for (const [name, type] of Object.entries(types)) {
      const room = rooms(page).getByRole("heading", { level: 3, name, exact: true });
      const picture = room.locator("xpath=ancestor::div[.//img][1]//img");
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      await expect(picture).toHaveAttribute("src", new RegExp(`/inventory/rooms/${type}-`));
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
    }
    await page.getByRole("button", { name: /^All \d+ pictures/ }).click();
    const dialog = page.getByRole("dialog");
    for (const subject of ["building", "room", "lobby", "pool", "breakfast", "bathroom"])
      await expect(
        dialog
          .getByRole("img", {
            name: new RegExp(`: (?:the |a )?${subject}, picture`),
            includeHidden: true,
          })
          .first(),
      ).toBeAttached();
  });

  test("the pictures open large and turn over by mouse, and by keyboard, which gives the focus back", async ({
    page,
  }) => {
    await open(page, "voyara", magic("plain"));
    const first = page.getByRole("link", { name: /picture 1 of/ });
    const dialog = page.getByRole("dialog");
    const position = dialog.getByRole("status");
    await first.click();
    await expect(position).toHaveText(/^1 of/);
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await expect(position).toHaveText(/^2 of/);
    await expect(dialog.getByRole("img", { name: /picture 2 of/ })).toBeInViewport();
    await dialog.getByRole("button", { name: "Close the pictures" }).click();
    await expect(dialog).toBeHidden();
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(position).toHaveText(/^1 of/);
    await page.keyboard.press("ArrowRight");
    await expect(position).toHaveText(/^2 of/);
    await page.keyboard.press("End");
    await expect(dialog.getByRole("button", { name: "Next picture" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(first).toBeFocused();
  });

  test.describe("by finger", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
    test("the pictures open with a tap and turn over with another", async ({ page }) => {
      await open(page, "voyara", magic("plain"));
      await page.getByRole("link", { name: /picture 1 of/ }).tap();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("status")).toHaveText(/^1 of/);
      // Of the whole screen.
      await expect
        .poll(() => dialog.boundingBox())
        .toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Next picture" }).tap();
      await expect(dialog.getByRole("status")).toHaveText(/^2 of/);
      await expect(dialog.getByRole("img", { name: /picture 2 of/ })).toBeInViewport();
      await dialog.getByRole("button", { name: /picture 4 of/ }).tap();
      await expect(dialog.getByRole("status")).toHaveText(/^4 of/);
      await expect(dialog.getByRole("img", { name: /picture 4 of/ })).toBeInViewport();
      await dialog.getByRole("button", { name: "Close the pictures" }).tap();
      await expect(dialog).toBeHidden();
    });
  });

  test("dates of the past give way, and that is said", async ({ page }) => {
    await open(
      page,
      "voyara",
      "/booknow/hotels/search-details?id=sandbox-h-null-island-plain&checkIn=2020-01-01&checkOut=2020-01-03",
    );
    await expect(page.getByText(/The dates in the address can’t be booked/)).toBeVisible();
    await expect(rateLines(page).first()).toBeVisible();
  });

  test("other dates and another party are a form away, and keep the hotel", async ({ page }) => {
    await open(page, "voyara", `${magic("plain")}&shown=12345.USD`);
    await chooseDate(page, "Check-out", stay.longer);
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page).toHaveURL(
      new RegExp(`id=sandbox-h-null-island-plain.*checkOut=${stay.longer}`),
    );
    expect(page.url()).not.toContain("shown=");
    await expect(rooms(page)).toContainText("Total for 3 nights");
  });

  test("reserving asks once for the price that is shown, however often it is pressed", async ({
    page,
  }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/quotes")) asked += 1;
    });
    await open(page, "voyara", magic("price-change"));
    const total = await rooms(page).locator("[data-total]").first().innerText();
    await rooms(page)
      .getByRole("button", { name: /^Reserve/ })
      .first()
      .dblclick();
    await expect(page).toHaveURL(/\/booknow\/hotels\/checkout\?quote=[\w-]{36}$/);
    // The request has the price that was shown: the checkout names both.
    await expect(page.getByRole("main")).toContainText(total);
    expect(asked).toBe(1);
  });

  test.describe("when reserving fails", () => {
    test.use({ expectedErrors: /status of (?:409|503)/ });

    test("a rate that is gone says so, with what there is instead", async ({ page }) => {
      await open(page, "voyara", magic("sold-out"));
      await rooms(page)
        .getByRole("button", { name: /^Reserve/ })
        .first()
        .click();
      const notice = page
        .getByRole("alert")
        .filter({ hasText: "Somebody has just taken this one" });
      await expect(notice).toContainText("Nothing was booked or charged");
      await expect(notice.getByRole("link").first()).toBeVisible();
      await expect(notice.getByRole("link", { name: "Choose other dates" })).toHaveAttribute(
        "href",
        "#dates",
      );
    });

    test("an answer that makes no sense keeps everything, and can be tried again", async ({
      page,
    }) => {
      await open(page, "voyara", magic("malformed"));
      const reserve = rooms(page)
        .getByRole("button", { name: /^Reserve/ })
        .first();
      await reserve.click();
      await expect(
        page.getByRole("alert").filter({ hasText: "This could not be reserved" }),
      ).toContainText("Nothing was booked or charged");
      await expect(reserve).toBeEnabled();
      await expect(reserve).not.toHaveAttribute("aria-disabled");
    });
  });
});

test.describe("prices for members", () => {
  const path = stayPath("sandbox-h-null-island-plain", "&shown=12345.MXN");

  test("a visitor reads everything but a price, signs in and is back on this page", async ({
    page,
  }) => {
    await open(page, "solmar", inLanguage("en", path));
    await expect(rateLines(page).first()).toBeVisible();
    await expect(page.locator("[data-total]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Reserve/ })).toHaveCount(0);
    const html = await page.content();
    expect(html).not.toContain('\\"total\\":{');
    expect(await page.getByRole("main").innerText()).not.toMatch(/[$€]\s?\d|\d\s?(?:MXN|USD)/);
    const signInLink = rooms(page).getByRole("link", { name: "Sign in" });
    const redirect =
      new URL((await signInLink.getAttribute("href")) ?? "", page.url()).searchParams.get(
        "redirect",
      ) ?? "";
    expect(redirect).toContain("/en/booknow/hotels/search-details?");
    for (const part of ["id=sandbox-h-null-island-plain", dates.split("&")[0] ?? ""])
      expect(redirect).toContain(part);
    await signIn(page, "solmar", "traveller");
    await open(page, "solmar", redirect);
    await expect(
      rooms(page)
        .getByRole("button", { name: /^Reserve/ })
        .first(),
    ).toBeVisible();
    await expect(rooms(page)).not.toContainText("Wholesale rate");
  });

  test("an agent sees net and markup", async ({ page }) => {
    await signIn(page, "solmar", "agent");
    await open(page, "solmar", inLanguage("en", path));
    await expect(rateLines(page).last()).toContainText("Agency markup");
  });
});

test("what isn't there, or isn't sold, is a 404", async ({ request }) => {
  for (const path of [
    stayPath("sandbox-h-nowhere-1"),
    stayPath("%2e%2e"),
    "/booknow/hotels/search-details",
    "/hotel-details?id=sandbox-h-nowhere-1",
    "/hotel-details",
  ])
    expect((await requestSite(request, "voyara", path)).status(), path).toBe(404);
  for (const path of [magic("plain"), "/hotel-details?id=sandbox-h-null-island-plain"]) {
    expect((await requestSite(request, "harbour", path)).status(), path).toBe(404);
    expect((await requestSite(request, "nordlys", path)).status(), path).toBe(200);
  }
});

test.describe("for search engines", () => {
  test("a hotel has one page, with prices only where everybody may see them", async ({
    request,
  }) => {
    const path = "/hotel-details?id=sandbox-h-null-island-plain";
    const typeOf = (head: Awaited<ReturnType<typeof readHead>>) =>
      head.data.find((each) => each["@type"] === "Hotel");
    const open = await readHead(request, "voyara", path);
    expect(open.canonical).toBe(siteUrl("voyara", path));
    expect(Object.keys(open.alternates)).toContain("x-default");
    expect(typeOf(open)).toMatchObject({
      checkinTime: expect.stringMatching(/^\d\d:\d\d$/),
      makesOffer: { priceCurrency: "USD" },
    });
    const hidden = await readHead(request, "solmar", path);
    expect(typeOf(hidden)).toBeDefined();
    expect(JSON.stringify(hidden.data)).not.toMatch(/price|makesOffer/i);
  });

  test("the page of a stay leads there and is not listed", async ({ request }) => {
    const head = await readHead(request, "voyara", magic("plain"));
    expect(head.meta.get("robots")).toMatch(/noindex/);
    expect(head.canonical).toBe(siteUrl("voyara", "/hotel-details?id=sandbox-h-null-island-plain"));
  });

  test("the site map has the hotels of an agency that sells them", async ({ request }) => {
    const xml = await (await requestSite(request, "voyara", "/sitemap-hotels.xml")).text();
    expect(xml.match(/\/hotel-details\?id=/g)?.length).toBeGreaterThan(10);
    expect((await requestSite(request, "harbour", "/sitemap-hotels.xml")).status()).toBe(404);
    expect(await (await requestSite(request, "voyara", "/sitemap.xml")).text()).toContain(
      "/sitemap-hotels.xml",
    );
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("rooms and prices are there, and how to book is said", async ({ page }) => {
    await page.goto(siteUrl("voyara", `${magic("plain")}&whole=1`));
    await expect(rooms(page).locator("[data-total]").first()).toBeVisible();
    await rooms(page).getByRole("link", { name: "How to book" }).first().click();
    await expect(page.getByRole("heading", { name: "Booking needs JavaScript" })).toBeVisible();
    await expect(page.locator("#without-script").getByRole("link").first()).toHaveAttribute(
      "href",
      /^(?:mailto|tel):/,
    );
  });
});

for (const [device, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
})) {
  test.describe(`axe on a ${device}`, () => {
    test.use({ viewport });
    for (const language of isFullRun ? ["en", "ar"] : [device === "phone" ? "ar" : "en"])
      test(`finds nothing in ${language}`, async ({ page }) => {
        for (const path of [magic("plain"), "/hotel-details?id=sandbox-h-null-island-plain"]) {
          await open(page, "solmar", inLanguage(language, path));
          await expectAccessible(page);
        }
        await open(
          page,
          "voyara",
          language === "en" ? magic("plain") : inLanguage(language, magic("plain")),
        );
        await page.locator("summary").filter({ visible: true }).last().click();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
          true,
        );
      });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  test("the map of where it is is a plan of the surroundings, drawn when it is nearly in sight", async ({
    page,
  }) => {
    await page.goto(siteUrl("voyara", magic("plain")));
    const map = page.getByRole("img", { name: /^Map of/ });
    await expect(map.locator(".leaflet-container")).toHaveCount(0);
    await map.scrollIntoViewIfNeeded();
    await expect(
      map.getByText(await page.getByRole("heading", { level: 1 }).innerText()),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
