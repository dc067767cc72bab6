import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { inTurn } from "./full-run";
import { expect, test } from "./test";
import { untilHydrated } from "./until-hydrated";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const lists = {
  hotels: "/booknow/hotels/search?place=Lisbon&placeLat=38.72&placeLong=-9.14&room=2-7&room=2",
  cars: `/booknow/cars/search?${new URLSearchParams({
    pickUpPlace: "Lisbon Airport",
    pickUpPlaceLat: "38.77",
    pickUpPlaceLong: "-9.13",
    pickUpDate: dayAhead(30),
    pickUpTime: "10:00",
    dropOffDate: dayAhead(33),
    dropOffTime: "10:00",
    driverAge: "21",
    residence: "PT",
  }).toString()}`,
};
/** Pixels of 844: two thirds where a card begins with a picture as wide as itself, else half. */
const highestCard = { hotels: 562, cars: 422 };
const parameters = (page: Page) => new URL(page.url()).searchParams;
const cards = (page: Page) => page.getByRole("main").getByRole("article");

const handles = (page: Page) =>
  page.getByRole("group", { name: "Total for the" }).getByRole("slider");
/** Where the handle of a slider is; its own box is hidden in it. */
const middleOf = async (slider: Locator) => {
  const element = slider.locator("xpath=ancestor::*[@data-rac][1]");
  const { x, y, width, height } = (await element.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};
const priceIn = (page: Page, name: "minPrice" | "maxPrice") =>
  page.locator(`input[name=${name}]`).inputValue();

async function open(page: Page, path: string) {
  await page.goto(siteUrl("voyara", path));
  await untilHydrated(page);
  await expect(cards(page).nth(9)).toBeVisible();
}
/** How much of the page stays above the header and the bar below it, in pixels. */
const bottomOfBar = async (page: Page) => {
  const box = await page.getByRole("button", { name: /^Filters/ }).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

test.describe("on a phone", () => {
  test.use(phone);

  test("what is below the first view is drawn once it comes near, where it was expected", async ({
    page,
  }) => {
    const isDrawn = (part: Locator) =>
      part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);

    await open(page, lists.hotels);
    const [near, far] = [cards(page).nth(1), cards(page).nth(14)].map((card) =>
      card.getByRole("heading"),
    );
    if (!near || !far) throw new Error("There are too few results.");
    expect([await isDrawn(near), await isDrawn(far)]).toEqual([true, false]);
    const height = await heightOf();
    await far.scrollIntoViewIfNeeded();
    await expect.poll(() => isDrawn(far)).toBe(true);

    // Otherwise a reload in the middle of the list would land on another card.
    await page
      .locator(".hotel-card, .site-footer")
      .evaluateAll((parts) =>
        parts.forEach((part) => part.setAttribute("style", "content-visibility: visible")),
      );
    expect(Math.abs((await heightOf()) - height) / height).toBeLessThan(0.03);

    await page.goto(siteUrl("voyara"));
    expect(await isDrawn(page.getByRole("contentinfo").getByRole("link").last())).toBe(false);
  });

  for (const service of ["hotels", "cars"] as const)
    for (const language of inTurn(["", "/ar", "/pt"]))
      test(`a card of ${language}${service} leaves room for the next one, and the first one's price is in sight`, async ({
        page,
      }) => {
        await open(page, `${language}${lists[service]}`);
        const heights = await cards(page).evaluateAll((all) =>
          all.map((card) => card.getBoundingClientRect().height),
        );
        expect(Math.max(...heights)).toBeLessThanOrEqual(highestCard[service]);
        const price = cards(page).first().getByText(/\$/).filter({ hasText: /\d/ }).first();
        await expect(price).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });

  test("a finger turns over the pictures of a hotel, which load as they come, and a tap on one opens it", async ({
    page,
  }) => {
    await open(page, lists.hotels);
    const card = cards(page).first();
    const pictures = card.locator("img");
    await expect(card.locator(".hotel-card-dots > i")).toHaveCount(5);
    await expect(pictures).toHaveCount(1);
    const { x, y, width, height } = (await pictures.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.synthesizeScrollGesture", {
      x: x + width * 0.8,
      y: y + height / 2,
      xDistance: -width * 0.7,
      speed: 1200,
      preventFling: true,
    });
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.99 });
    await expect(card.locator(".hotel-card-dots > i").nth(1)).toHaveAttribute(
      "data-current",
      "true",
    );
    await expectAccessible(page);
    const name = await card.getByRole("heading").innerText();
    await page.touchscreen.tap(x + width / 4, y + height / 2);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  for (const [service, path] of inTurn(Object.entries(lists)))
    test(`the list of ${service} fits in a converted currency`, async ({ page }) => {
      await page.goto(siteUrl("voyara", "/?currency=EUR&code=DE"));
      await open(page, path);
      await expect(cards(page).first().getByText(/€/).first()).toBeVisible();
      // Prices are filtered by in it, too.
      await expect(page.getByLabel("From (EUR)")).toHaveCount(1);
      await expect(page.locator("input[name=priceIn]")).toHaveValue("EUR");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });

  for (const [service, path] of inTurn(Object.entries(lists)))
    test(`${service} are filtered and sorted by touch from anywhere in the list, and read from the top`, async ({
      page,
    }) => {
      await open(page, path);
      await cards(page).nth(6).scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Sort by: Best match" }).tap();
      const sheet = page.getByRole("navigation", { name: "Sort by" });
      await expect(sheet.getByRole("link", { name: "Best match" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expectAccessible(page);
      await sheet.getByRole("link", { name: "Lowest total" }).tap();
      await expect(page).toHaveURL(/sort=price/);
      await expect(sheet).toBeHidden();
      await expect(page.getByRole("button", { name: "Sort by: Lowest total" })).toBeInViewport();
      await expect(cards(page).first()).toBeInViewport();
      const firstCard = await cards(page).first().boundingBox();
      expect(firstCard?.y).toBeGreaterThan(await bottomOfBar(page));

      await cards(page).nth(6).scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Filters", exact: true }).tap();
      const show = page.getByRole("button", { name: /^Show \d+ / });
      const before = await show.textContent();
      await page.getByRole("checkbox", { name: /^Free cancellation/ }).tap();
      await page.getByRole("checkbox", { name: /^(?:4 stars|Compact)/ }).tap();
      await expect(page).toHaveURL(/class=/);
      await expect(show).not.toHaveText(before ?? "");
      const shown = Number.parseInt(/\d+/.exec((await show.textContent()) ?? "")?.[0] ?? "", 10);
      await show.tap();
      await expect(page.getByRole("button", { name: "Filters (2)" })).toBeInViewport();
      await expect(
        page.getByRole("heading", { level: 2, name: new RegExp(`^${shown} of \\d+`) }),
      ).toBeInViewport();
      await expect(cards(page).first()).toBeInViewport();
    });

  test("a finger drags the highest price down, and the button says what is left", async ({
    page,
  }) => {
    await open(page, lists.hotels);
    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    await expect(handles(page)).toHaveCount(2);
    const show = page.getByRole("button", { name: /^Show \d+ hotels/ });
    const before = (await show.textContent()) ?? "";
    await page.locator("input[name=maxPrice]").scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(handles(page).last());
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await send("touchStart", x);
    for (const moved of [40, 90, 140]) await send("touchMove", x - moved);
    await send("touchEnd");
    await expect(page).toHaveURL(/maxPrice=\d+/);
    expect(parameters(page).get("maxPrice")).toBe(await priceIn(page, "maxPrice"));
    expect(parameters(page).has("minPrice")).toBe(false);
    await expect(show).not.toHaveText(before);
    await expectAccessible(page);
    await show.tap();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
    await page.getByRole("link", { name: /^Remove filter: Up to/ }).tap();
    await expect(page).not.toHaveURL(/maxPrice/);
    expect(await priceIn(page, "maxPrice")).toBe("");
  });

  test("a finger throws the lowest price up, and shows the results with the very next tap", async ({
    page,
  }) => {
    await open(page, lists.hotels);
    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    await expect(handles(page)).toHaveCount(2);
    const show = page.getByRole("button", { name: /^Show \d+ hotels/ });
    const { x, y } = await middleOf(handles(page).first());
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await send("touchStart", x);
    for (const moved of [10, 30, 50]) await send("touchMove", x + moved);
    await send("touchEnd");
    await show.tap();
    await expect(page.getByRole("complementary", { name: "Filters" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
    await expect(page).toHaveURL(/minPrice=\d+/);
    await expect(page.getByRole("group", { name: /^\d+ of \d+ hotels/ })).toBeFocused();
    await expect(cards(page).first()).toBeInViewport();
    await page.goBack();
    await expect(page).not.toHaveURL(/minPrice/);
  });

  test("filters are opened, changed, sent and left by keyboard", async ({ page }) => {
    await open(page, lists.hotels);
    const button = page.getByRole("button", { name: /^Filters/ });
    await button.press("Enter");
    const sheet = page.getByRole("complementary", { name: "Filters" });
    await expect(sheet).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(sheet.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/freeCancellation=true/);
    await page.keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("group", { name: /^\d+ (?:of \d+ )?hotels/ })).toBeFocused();
    await page.getByRole("button", { name: /^Sort by/ }).press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/sort=/);
    await expect(page.getByRole("navigation", { name: "Sort by" })).toBeHidden();
  });

  test("the focus is never under the bar", async ({ page }) => {
    await open(page, lists.hotels);
    await cards(page).nth(4).getByRole("link").first().focus();
    for (let back = 0; back < 3; back++) {
      await page.keyboard.press("Shift+Tab");
      const focused = await page.evaluate(
        () => document.activeElement?.getBoundingClientRect().top ?? 0,
      );
      expect(focused).toBeGreaterThan(await bottomOfBar(page));
    }
  });
});

test.describe("on a phone without script", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("the sort orders open and lead to their lists", async ({ page }) => {
    await page.goto(siteUrl("voyara", lists.hotels));
    await page.getByRole("button", { name: "Sort by: Best match" }).tap();
    await page.getByRole("link", { name: "Nearest" }).tap();
    await expect(page).toHaveURL(/sort=distance/);
    await expect(page.getByRole("button", { name: "Sort by: Nearest" })).toBeVisible();
  });
});

test("beside a map every card is drawn: heights differ there", async ({ page }) => {
  const isLateOf = (card: Locator) =>
    card.evaluate((element) => getComputedStyle(element).contentVisibility === "auto");
  await open(page, lists.hotels);
  expect(await isLateOf(cards(page).nth(9))).toBe(true);
  await page.goto(siteUrl("voyara", `${lists.hotels}&view=map`));
  expect(await isLateOf(cards(page).nth(9))).toBe(false);
});

for (const [service, path] of inTurn(Object.entries(lists)))
  test(`a mouse and keys narrow the price of ${service} down, and typed prices move the handles`, async ({
    page,
  }) => {
    await open(page, path);
    const [low, high] = [handles(page).first(), handles(page).last()];
    // On some days the filters before it push the price below the window; its slider loads when
    // it is seen.
    await page.locator("input[name=minPrice]").scrollIntoViewIfNeeded();
    await low.scrollIntoViewIfNeeded();
    const from = await middleOf(high);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 60, from.y, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/maxPrice=\d+/);
    const dragged = Number(await priceIn(page, "maxPrice"));
    expect(dragged).toBeGreaterThan(0);
    await high.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => Number(await priceIn(page, "maxPrice"))).toBeLessThan(dragged);
    await expect
      .poll(async () => parameters(page).get("maxPrice"))
      .toBe(await priceIn(page, "maxPrice"));
    await expect(high).toBeFocused();
    // The search scrolls its page to the new results.
    await low.scrollIntoViewIfNeeded();
    const left = await middleOf(low);
    await page.mouse.move(left.x, left.y);
    await page.mouse.down();
    await page.mouse.move(left.x + 20, left.y, { steps: 4 });
    await page.mouse.up();
    await expect(page).toHaveURL(/minPrice=\d+/);
    const lowest = Number(await priceIn(page, "minPrice"));
    const typed = lowest + Number(await low.getAttribute("step"));
    await page.locator("input[name=minPrice]").fill(String(typed));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`minPrice=${typed}&`));
    await expect(low).toHaveAttribute("aria-valuetext", `$${typed}`);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`minPrice=${lowest}&`));
    await expect(low).toHaveAttribute("aria-valuetext", `$${lowest}`);
    await expectAccessible(page);
  });

test("in Arabic the scale reads from right to left", async ({ page }) => {
  await page.goto(siteUrl("voyara", `/ar${lists.hotels}`));
  await untilHydrated(page);
  const sliders = page.getByRole("complementary").getByRole("slider");
  await expect(sliders).toHaveCount(2);
  const [low, high] = [await middleOf(sliders.first()), await middleOf(sliders.last())];
  expect(low.x).toBeGreaterThan(high.x);
  await sliders.first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/minPrice=\d+/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a price is two fields", async ({ page }) => {
    await page.goto(siteUrl("voyara", lists.hotels));
    await page.locator("input[name=maxPrice]").fill("400");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/maxPrice=400/);
    await expect(page.getByRole("link", { name: /^Remove filter: Up to .*400/ })).toBeVisible();
    await expect(page.getByRole("slider")).toHaveCount(0);
  });
});

for (const [service, path] of inTurn(Object.entries(lists)))
  test(`the filters of ${service} follow down the list, and what they change is read from its top`, async ({
    page,
  }) => {
    await open(page, path);
    await page.mouse.move(800, 500);
    await page.mouse.wheel(0, 2400);
    await expect(cards(page).first()).not.toBeInViewport();
    const filter = page.getByRole("checkbox", { name: /^(?:5 stars|Mini)/ });
    await expect(filter).toBeInViewport();
    await filter.click();
    await expect(page).toHaveURL(/class=/);
    await expect(filter).toBeChecked();
    await expect(cards(page).first()).toBeInViewport();
    // All of them can be reached.
    await page.getByRole("complementary", { name: "Filters" }).hover();
    await page.mouse.wheel(0, 2400);
    await expect(
      page.getByRole("complementary", { name: "Filters" }).getByRole("group").last(),
    ).toBeInViewport();
  });
