import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const rental = new URLSearchParams({
  pickUpPlace: "Lisbon",
  pickUpPlaceLat: "38.72",
  pickUpPlaceLong: "-9.14",
  pickUpDate: dayAhead(30),
  dropOffDate: dayAhead(33),
  driverAge: "40",
  view: "map",
});
const services = [
  {
    service: "hotels",
    path: "/booknow/hotels/search?place=Lisbon&placeLat=38.72&placeLong=-9.14&view=map",
    name: "Map of the hotels around Lisbon",
    selected: "Selected hotel",
    action: "See rooms",
    target: /\/booknow\/hotels\/search-details\?.*id=/,
  },
  {
    service: "cars",
    path: `/booknow/cars/search?${rental.toString()}`,
    name: "Map of the rental desks around Lisbon",
    selected: "Selected desk",
    action: "See the car",
    target: /\/booknow\/cars\/result-details\?.*id=/,
  },
];

async function openMap(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(siteUrl("voyara", path));
  // Beside the list, or a sheet over it.
  const map = page.getByRole("region", { name }).or(page.getByRole("dialog", { name }));
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".leaflet-container button").first()).toBeVisible();
  return map;
}

/** The button nearest to the middle of the map: it isn't cut off at an edge. */
async function inTheMiddle(map: Locator, selector: string): Promise<Locator> {
  const buttons = map.locator(`.leaflet-container ${selector}`);
  await expect(buttons.first()).toBeAttached();
  const nearest = await buttons.evaluateAll((elements) => {
    const middleOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const container = elements[0]?.closest(".leaflet-container");
    if (!container) return 0;
    const [x, y] = middleOf(container);
    const distances = elements.map((element) => {
      const at = middleOf(element);
      return Math.hypot(at[0] - x, at[1] - y);
    });
    return distances.indexOf(Math.min(...distances));
  });
  const label = await buttons.nth(nearest).getAttribute("aria-label");
  return map.getByRole("button", { name: label ?? "", exact: true }).first();
}

/** A place of the map that no finger's breadth divides from a button, a control or a card. */
async function pressBeside(map: Locator, press: (x: number, y: number) => Promise<void>) {
  const place = await map.locator(".leaflet-container").evaluate((container) => {
    const { left, top, width, height } = container.getBoundingClientRect();
    for (let y = 30; y < height - 30; y += 20)
      for (let x = 30; x < width - 30; x += 20) {
        const isFree = [-24, 0, 24].every((right) =>
          [-24, 0, 24].every((down) => {
            const hit = document.elementFromPoint(left + x + right, top + y + down);
            return hit && container.contains(hit) && !hit.closest("button, a, .leaflet-control");
          }),
        );
        if (isFree) return [left + x, top + y];
      }
    return null;
  });
  const [x, y] = place ?? [0, 0];
  expect(place).not.toBeNull();
  await press(x ?? 0, y ?? 0);
}

for (const { service, path, name, selected, action, target } of inTurn(services)) {
  test(`${service}: a press of a pin by mouse opens its card; Escape and a press beside close it`, async ({
    page,
  }) => {
    const map = await openMap(page, path, name);
    const card = map.getByRole("region", { name: selected });
    const pin = await inTheMiddle(map, "button[aria-pressed]");
    await pin.click();
    await expect(card).toContainText(action);
    await expect(card.locator("img")).toBeVisible();
    await expect(card).toContainText("$");
    await expect(card.getByRole("link")).toHaveAttribute("href", target);
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
    await expect(pin).toBeFocused();
    await pin.click();
    await pressBeside(map, (x, y) => page.mouse.click(x, y));
    await expect(card).toHaveCount(0);
    await expectAccessible(page);
  });

  test.describe("by touch", () => {
    test.use(phone);
    test(`${service}: a tap on a pin brings its card, which leads on`, async ({ page }) => {
      const map = await openMap(page, path, name);
      const card = map.locator("li[aria-current]");
      await expect(card).toHaveCount(0);
      await (await inTheMiddle(map, "button[aria-pressed]")).tap();
      await expect(card).toContainText(action);
      await expect(card).toBeInViewport({ ratio: 0.99 });
      await pressBeside(map, (x, y) => page.touchscreen.tap(x, y));
      await expect(card).toHaveCount(0);
      await (await inTheMiddle(map, "button[aria-pressed]")).tap();
      await card.getByRole("link").tap();
      await expect(page).toHaveURL(target);
    });

    test(`${service}: swiping the cards marks their pins`, async ({ page }) => {
      const map = await openMap(page, path, name);
      const cards = map.locator("li[data-card]");
      const box = (await cards.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const finger = await page.context().newCDPSession(page);
      for (let step = 0; step <= 12; step++)
        await finger.send("Input.dispatchTouchEvent", {
          type: step === 0 ? "touchStart" : "touchMove",
          touchPoints: [{ x: box.x + box.width - 20 - 20 * step, y: box.y + box.height / 2 }],
        });
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      const card = map.locator("li[aria-current]");
      await expect(card).toBeInViewport({ ratio: 0.99 });
      await expect(map.locator("[data-pointed]")).toHaveCount(1);
      await expect(cards.first()).not.toHaveAttribute("aria-current");
      await expectAccessible(page);
    });

    test(`${service}: the sheet gives back the list as it was`, async ({ page }) => {
      const listPath = path.replace("&view=map", "");
      await page.goto(siteUrl("voyara", listPath));
      const link = page.getByRole("link", { name: "Map", exact: true });
      await link.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        window.scrollBy({ top: top - 200, behavior: "instant" });
      });
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(0);
      await link.tap();
      const sheet = page.getByRole("dialog", { name });
      await expect(sheet.locator(".leaflet-container button").first()).toBeVisible();
      const toList = sheet.getByRole("button", { name: "Back to the list" });
      await expect(toList).toBeFocused();
      await toList.tap();
      await expect(sheet).toHaveCount(0);
      await expect(page).not.toHaveURL(/view=map/);
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.goBack();
      await expect(sheet).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    });
  });
}

for (const { service, path, name } of inTurn(services))
  test(`${service}: list and map stand side by side and mark what is pointed at`, async ({
    page,
  }) => {
    const map = await openMap(page, path, name);
    const rows = page.locator("li[data-pin]");
    const [row, beside] = await Promise.all([rows.first().boundingBox(), map.boundingBox()]);
    expect((row?.x ?? 0) + (row?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
    const marked = map.locator("[data-pointed]");
    await expect(marked).toHaveCount(0);
    await rows.first().hover();
    await expect(marked).toHaveCount(1);
    await map.getByRole("button", { name: "Zoom in", exact: true }).hover();
    await expect(marked).toHaveCount(0);
    await rows.last().getByRole("link").first().focus();
    await expect(marked).toHaveCount(1);
    // The list scrolled as far as its last row; the map stays.
    await expect(map).toBeInViewport({ ratio: 0.9 });
  });

test("a press of a pin by keyboard marks its row and brings it into view", async ({ page }) => {
  const [hotels] = services;
  const path = `${hotels?.path ?? ""}&distance=1`;
  const map = await openMap(page, path, hotels?.name ?? "");
  const pins = map.locator(".leaflet-container button[aria-pressed]");
  await expect(pins.first()).toBeVisible();
  const labels = await pins.evaluateAll((all) => all.map((pin) => pin.ariaLabel ?? ""));
  const names = await page.locator("li[data-pin]").getByRole("heading").allInnerTexts();
  const name = names.findLast((each) => labels.some((label) => label.startsWith(`${each},`)));
  const row = page.locator("li[data-pin]", { hasText: name ?? "none is drawn alone" });
  const pin = pins.and(page.getByRole("button", { name: name ?? "" }));
  await expect(row).not.toBeInViewport();
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(row).toBeInViewport({ ratio: 0.9 });
  await expect(pin).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row).not.toHaveAttribute("aria-current");
});

test("the card of a pin is reached by keyboard, and leads to its hotel", async ({ page }) => {
  const [hotels] = services;
  const map = await openMap(page, hotels?.path ?? "", hotels?.name ?? "");
  const pin = await inTheMiddle(map, "button[aria-pressed]");
  await pin.press("Enter");
  const card = map.getByRole("region", { name: "Selected hotel" });
  const link = card.getByRole("link");
  await expect(link).toBeVisible();
  await link.press("Enter");
  await expect(page).toHaveURL(/search-details/);
});

test("a list loads no map before one is asked for; the map's address is the list's", async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/_next/static/chunks/")) scripts.push(response.text());
  });
  const [hotels] = services;
  const path = hotels?.path.replace("&view=map", "") ?? "";
  await page.goto(siteUrl("voyara", path));
  const drawsMaps = async () => (await Promise.all(scripts)).join("").includes("leaflet-container");
  expect(await drawsMaps()).toBe(false);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page.locator(".leaflet-container")).toBeVisible();
  expect(await drawsMaps()).toBe(true);
  await expect(page).toHaveURL(/[?&]view=map/);
  await page.goBack();
  await expect(page.locator(".leaflet-container")).toHaveCount(0);
});

test("the area shown is searched by mouse, and the chip leads back", async ({ page }) => {
  const [hotels] = services;
  const map = await openMap(page, hotels?.path ?? "", hotels?.name ?? "");
  const found = page.getByRole("heading", { name: /^\d+ hotels?$/ });
  const before = await found.innerText();
  const search = map.getByRole("button", { name: "Search this area" });
  await expect(search).toHaveCount(0);
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // One level: in an area much smaller nothing may be free.
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.wheel(0, -60);
  await pressBeside(map, async (fromX, fromY) => {
    await page.mouse.move(fromX, fromY);
    await page.mouse.down();
    await page.mouse.move(fromX - width / 4, fromY - height / 4, { steps: 8 });
    await page.mouse.up();
  });
  await search.click();
  await expect(page).toHaveURL(/[?&]areaLat=[\d.-]+&areaLong=[\d.-]+&areaRadius=[\d.]+/);
  await expect(found).not.toHaveText(before);
  await expect(search).toHaveCount(0);
  await expect(page.getByText(/km from the middle of the map/).first()).toBeVisible();
  const address = page.url();
  // A shared address finds the same.
  const after = await found.innerText();
  await page.reload();
  await expect(found).toHaveText(after);
  expect(page.url()).toBe(address);
  // Links keep it, filters too.
  await page.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL(/areaRadius=/);
  await page.getByRole("link", { name: /^Remove filter: Area on the map · [\d.]+ km$/ }).click();
  await expect(page).not.toHaveURL(/area/);
  await expect(found).toHaveText(before);
});

test.describe("by touch", () => {
  test.use(phone);
  test("the area shown is searched, and the sheet stays", async ({ page }) => {
    const [hotels] = services;
    const map = await openMap(page, hotels?.path ?? "", hotels?.name ?? "");
    await map.getByRole("button", { name: "Zoom in", exact: true }).tap();
    await map.getByRole("button", { name: "Search this area" }).tap();
    await expect(page).toHaveURL(/areaRadius=/);
    await expect(map.getByRole("button", { name: "Search this area" })).toHaveCount(0);
    await map.getByRole("button", { name: "Back to the list" }).tap();
    await expect(page.getByRole("link", { name: /^Remove filter: Area on the map/ })).toBeVisible();
  });
});

test("the area shown is searched by keyboard", async ({ page }) => {
  const [hotels] = services;
  const map = await openMap(page, hotels?.path ?? "", hotels?.name ?? "");
  await map.getByRole("button", { name: "Zoom in", exact: true }).focus();
  await page.keyboard.press("Enter");
  const search = map.getByRole("button", { name: "Search this area" });
  await search.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/areaRadius=/);
  await expect(map.locator(".leaflet-container")).toBeFocused();
});

test("rentals are searched at a place, not in an area", async ({ page }) => {
  const [, cars] = services;
  const map = await openMap(page, cars?.path ?? "", cars?.name ?? "");
  const before = await map.locator(".leaflet-container button").first().boundingBox();
  await map.getByRole("button", { name: "Zoom out", exact: true }).click();
  await expect
    .poll(async () => (await map.locator(".leaflet-container button").first().boundingBox())?.x)
    .not.toBe(before?.x);
  await expect(map.getByRole("button", { name: "Search this area" })).toHaveCount(0);
});

test("a press of a cluster by mouse divides it", async ({ page }) => {
  const [hotels] = services;
  const map = await openMap(page, hotels?.path ?? "", hotels?.name ?? "");
  const cluster = await inTheMiddle(map, "button:not([aria-pressed])");
  await expect(cluster).toHaveAccessibleName(/^\d+ hotels here, zoom in$/);
  const before = await cluster.elementHandle();
  await cluster.click();
  await expect.poll(() => before?.isVisible()).toBe(false);
});

test("dragging the map by a pin moves it and presses nothing", async ({ page }) => {
  const [hotels] = services;
  const map = await openMap(page, hotels?.path ?? "", hotels?.name ?? "");
  const pin = await inTheMiddle(map, "button[aria-pressed]");
  const from = await pin.boundingBox();
  const [x, y] = [(from?.x ?? 0) + 15, (from?.y ?? 0) + 15];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => (await pin.boundingBox())?.x ?? 0)
    .toBeGreaterThan((from?.x ?? 0) + 20);
  await expect(map.getByRole("region", { name: "Selected hotel" })).toHaveCount(0);
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(map.getByRole("region", { name: "Selected hotel" })).toHaveCount(1);
});
