import { siteUrl } from "./agencies";
import { chooseDeals } from "./choose-deals";
import { shownAmount } from "./shown-amount";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("voyara is complete: brand, language, head, prices", async ({ page }) => {
    const response = await page.goto(siteUrl("voyara", "/"));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Voyara Travel/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\w{3}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      siteUrl("voyara", "/").replace(/\/$/, ""),
    );
    await expect(page.getByRole("heading", { name: "Product Deals" })).toBeVisible();
    const cards = page.getByRole("article");
    expect(await cards.count()).toBeGreaterThan(4);
    await expect(cards.first()).toContainText("Price to traveller");
    await expect(cards.first()).toContainText("Lisbon");
    await expect(cards.nth(3)).toHaveAttribute("data-row", "row-1");
    await expect(cards.nth(4)).toHaveAttribute("data-row", "row-2");
  });

  test("a tab is a link, and its alias works", async ({ page }) => {
    for (const tab of ["Activities", "activities"]) {
      await page.goto(siteUrl("voyara", `/?tab=${tab}`));
      await expect(
        page.getByRole("navigation", { name: "Kinds of deals" }).locator("[aria-current]"),
      ).toHaveText("Activities");
      await expect(page.getByRole("article").first()).toContainText(/For \d (?:person|people), /);
    }
  });

  test("a search form sends its input to the booking page", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/?tab=Hotels"));
    await page.getByLabel("Where to?").fill("Porto");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await expect(page).toHaveURL(
      /\/booknow\/hotels\/search\?place=Porto&checkIn=\d{4}-\d{2}-\d{2}&checkOut=\d{4}-\d{2}-\d{2}&flex=&rooms=1&adults=2&children=0/,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Porto");
  });

  test("coordinates move the deals", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/?tab=Hotels&lat=55.68&long=12.57"));
    await expect(page.getByRole("article").first()).toContainText(/Copenhagen|København/);
  });

  test("far from any city there are no deals, but links", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/?tab=Hotels&lat=-48.9&long=-123.4"));
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Book Now" })).toHaveAttribute(
      "href",
      "/booknow/hotels",
    );
  });

  test("harbour has banners, no deals and no sign-in", async ({ page }) => {
    await page.goto(siteUrl("harbour", "/"));
    await expect(page.getByRole("link", { name: "Ask for a cruise" })).toHaveAttribute(
      "href",
      "/booknow/cruise",
    );
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Log In" })).toHaveCount(0);
    await page.goto(siteUrl("harbour", "/?tab=Flights"));
    await expect(page.getByRole("link", { name: "Ask for flights" })).toHaveAttribute(
      "href",
      "/booknow/flights",
    );
  });
});

test("solmar hides every price from visitors, in the page and in its data", async ({ page }) => {
  for (const tab of ["Hotels", "Activities", "Car Rentals"]) {
    const response = await page.goto(siteUrl("solmar", `/?tab=${tab}`));
    const html = await response?.text();
    expect(html).not.toMatch(/totalRate|publishedRate|baseRate|wholesaleRate/);
    expect(html).not.toMatch(shownAmount);
    expect(await page.getByRole("article").count()).toBeGreaterThan(4);
    await expect(page.getByRole("article").first()).not.toContainText(/\$/);
    await expect(
      page.getByRole("link", { name: /^Revelar precio|^Ver precio|precio/i }).first(),
    ).toBeVisible();
  }
});

test("Reveal Price asks to sign in and returns to that deal", async ({ page }) => {
  await page.goto(siteUrl("solmar", "/en"));
  const card = page.getByRole("article").first();
  await card.getByRole("link", { name: /^Reveal Price/ }).click();
  const prompt = page.getByRole("dialog");
  await expect(prompt).toContainText("Unlock instant savings by signing in");
  await page.keyboard.press("Escape");
  await expect(prompt).toBeHidden();
  await card.getByRole("link", { name: /^Reveal Price/ }).click();
  await prompt.getByRole("link", { name: "Log In" }).click();
  await page.getByLabel("E-mail").fill("traveller@solmar.localhost");
  await page.getByLabel("Password", { exact: true }).fill("wander-Far-2026");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/en\/booknow\/hotels\/search-details\?/);
});

test("roles see their prices at first paint", async ({ page, context }) => {
  const first = page.getByRole("article").first();
  for (const [role, sees, misses] of [
    ["traveller", ["Price to traveller", "View Deal"], ["Wholesale rate"]],
    ["restricted", ["Price to traveller", "View Deal"], ["Wholesale rate"]],
    ["agent", ["Price to traveller", "Wholesale rate", "Agency markup"], []],
  ] as const) {
    await context.clearCookies();
    await signIn(page, "solmar", role);
    const response = await page.goto(siteUrl("solmar", "/en"));
    const html = (await response?.text()) ?? "";
    for (const text of sees) await expect(first).toContainText(text);
    for (const text of misses)
      expect(html).not.toContain(text.toLowerCase().includes("wholesale") ? "wholesaleRate" : text);
    // Charged in pesos: nothing is converted, so nothing is approximate.
    await expect(first).toContainText(/MX\$[\d,]+(?:\.\d\d)?/);
    await expect(first).not.toContainText("≈");
  }
});

test("a click on a tab is instant, changes the URL, and Back goes back", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/"));
  let documents = 0;
  page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await chooseDeals(page, "Cars");
  await expect(page).toHaveURL(/\?tab=Car%20Rentals|\?tab=Car\+Rentals/);
  await expect(page.getByRole("article").first()).toContainText("Pick-up:");
  await chooseDeals(page, "Air Travel");
  await expect(page.getByRole("link", { name: "Search flights" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article").first()).toContainText("Pick-up:");
  expect(documents).toBe(0);
});

test("a click on a tab just before the router is ready leads there all the same", async ({
  page,
}) => {
  // React has hydrated the page when the router stores its first entry; it notices pushed ones a
  // moment later.
  await page.addInitScript(() => {
    // Only on the opened page: if the click loads a document, that one would click as well, and
    // loop.
    if (location.search) return;
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      history.replaceState = replaceState;
      queueMicrotask(() =>
        document
          .querySelector<HTMLElement>('nav[aria-label="Kinds of deals"] a[href*="Car"]')
          ?.click(),
      );
      replaceState(...entry);
    };
  });
  await page.goto(siteUrl("voyara", "/"));
  await expect(page).toHaveURL(/\?tab=Car/);
  await expect(page.getByRole("article").first()).toContainText("Pick-up:");
});

test.describe("when the deals fail", () => {
  test.use({ expectedErrors: /500/ });

  test("the page stays usable and they can be retried", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/?tab=Flights"));
    let isBroken = true;
    await page.route("**/api/dealray/deals/hotel-search", (route) =>
      isBroken
        ? route.fulfill({
            status: 500,
            json: {
              code: "x",
              message: "Something went wrong",
              error: "Something went wrong",
              requestId: "r",
            },
          })
        : route.continue(),
    );
    await chooseDeals(page, "Hotels");
    await expect(page.getByRole("alert").filter({ hasText: "Something went wrong" })).toBeVisible();
    isBroken = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article").first()).toContainText("View Deal");
  });
});

test("while deals load there are four skeletons", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/?tab=Flights"));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/dealray/deals/hotel-search", async (route) => {
    await held;
    await route.continue();
  });
  await chooseDeals(page, "Hotels");
  await expect(page.getByRole("status", { name: "Loading deals" }).locator("> div")).toHaveCount(4);
  release();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("deals at converted prices don't make the page scroll sideways", async ({ page }) => {
  await page.goto(siteUrl("nordlys", "/en?tab=Car Rentals"));
  await expect(page.getByRole("article").first()).toContainText("≈");
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
});

test("the carousel wraps around both ends", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl("voyara", "/?tab=Hotels"));
  const cards = page.getByRole("article");
  const last = cards.nth((await cards.count()) - 1);
  await expect(last).not.toBeInViewport();
  await page.getByRole("button", { name: "Previous deals" }).click();
  await expect(last).toBeInViewport();
  await page.getByRole("button", { name: "Next deals" }).click();
  await expect(cards.first()).toBeInViewport();
});

test("desktop opens a deal in a new tab and says so, a phone in the same one", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl("voyara", "/"));
  const link = page.getByRole("article").first().getByRole("link");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(link).not.toHaveAttribute("target", "_blank");
});

test("places are suggested while typing and the choice is sent", async ({ page }) => {
  await page.goto(siteUrl("voyara", "/?tab=Hotels"));
  const field = page.getByLabel("Where to?");
  await field.click();
  await page.keyboard.type("lisb");
  await page
    .getByRole("option", { name: /^Lisbon/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Search hotels" }).click();
  await expect(page).toHaveURL(/place=Lisbon&placeId=[^&]+&placeLat=38\.\d+&placeLong=-9\.\d+/);
});
