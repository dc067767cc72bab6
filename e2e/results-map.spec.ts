import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
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
  await page.goto(siteUrl("voyara", path), { waitUntil: "networkidle" });
  const map = page.getByRole("region", { name });
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

/** A place of the map without a button, a control or a card. */
async function pressBeside(map: Locator, press: (x: number, y: number) => Promise<void>) {
  const place = await map.locator(".leaflet-container").evaluate((container) => {
    const { left, top, width, height } = container.getBoundingClientRect();
    for (let y = 30; y < height - 30; y += 20)
      for (let x = 30; x < width - 30; x += 20) {
        const hit = document.elementFromPoint(left + x, top + y);
        if (hit && container.contains(hit) && !hit.closest("button, a")) return [left + x, top + y];
      }
    return null;
  });
  const [x, y] = place ?? [0, 0];
  expect(place).not.toBeNull();
  await press(x ?? 0, y ?? 0);
}

for (const { service, path, name, selected, action, target } of services) {
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
    test(`${service}: a tap on a pin opens its card, which leads on`, async ({ page }) => {
      const map = await openMap(page, path, name);
      const card = map.getByRole("region", { name: selected });
      await (await inTheMiddle(map, "button[aria-pressed]")).tap();
      await expect(card).toContainText(action);
      await pressBeside(map, (x, y) => page.touchscreen.tap(x, y));
      await expect(card).toHaveCount(0);
      await (await inTheMiddle(map, "button[aria-pressed]")).tap();
      await card.getByRole("link").tap();
      await expect(page).toHaveURL(target);
    });
  });
}

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
