import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { signIn, type Role } from "./sign-in";
import { expect, test } from "./test";

test.use({ expectedErrors: /status of 404/ });
test.describe.configure({ mode: "parallel", timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");
const start = dayAhead(40);
/** A place of one test, so that its list holds nothing of others; by its digits they are apart. */
const newPlace = (name: string, workerIndex: number) => `${name} ${workerIndex}x${Date.now()}`;
const toSearch = (place: string, more = "") =>
  `/booknow/hotels/search?place=${encodeURIComponent(place)}&placeLat=38.72${place.slice(-4)}&placeLong=-9.14&checkIn=${start}&checkOut=${dayAhead(42)}&room=2${more}`;

async function search(page: Page, place: string, more = "") {
  await page.goto(siteUrl("voyara", toSearch(place, more)));
  await expect(main(page).getByRole("article").first()).toBeVisible();
}
/** Searches are written a moment after their responses. */
async function openList(page: Page, query: string, count: string) {
  await expect(async () => {
    await page.goto(siteUrl("voyara", query));
    await expect(main(page).getByRole("heading", { name: count, exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 30_000 });
}
async function become(page: Page, role: Role) {
  // No page is left that still calls as who it was.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn(page, "voyara", role);
}

test("an agent continues a search that nobody else but the owner sees", async ({ page }, info) => {
  const place = newPlace("Baixa", info.workerIndex);
  const list = `/searches?q=${encodeURIComponent(place)}`;
  await signIn(page, "voyara", "agent");
  await search(page, place);
  await search(page, place, "&sort=price");
  await search(page, place, "&page=2");
  await openList(page, list, "1 search");
  await expect(page).toHaveTitle(/^Searches \(1\)/);
  const row = main(page).getByRole("row").filter({ hasText: place });
  await expect(row).toContainText("2 guests");
  await expect(row).toContainText(/\d+ results/);
  await expect(row).toContainText(/from \$\d/);
  await expectAccessible(page);
  await row.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(place);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("checkIn"), searchParams.get("room")]).toEqual([start, "2"]);

  await become(page, "sales");
  await openList(page, list, "No searches");
  await become(page, "owner");
  await openList(page, list, "1 search");
  await expect(row).toContainText("Amir Haddad");
});

test("travellers and visitors are only counted", async ({ page }, info) => {
  const place = newPlace("Chiado", info.workerIndex);
  await search(page, place);
  await signIn(page, "voyara", "traveller");
  await search(page, place);
  expect((await page.goto(siteUrl("voyara", "/searches")))?.status()).toBe(404);
  await become(page, "owner");
  await openList(page, `/searches?q=${encodeURIComponent(place)}`, "No searches");
  await page.goto(siteUrl("voyara", "/searches"));
  const sums = main(page)
    .locator("section")
    .filter({ hasText: "What travellers and visitors search for" });
  await expect(
    sums.getByRole("listitem").filter({ hasText: /^Lisbon, Portugal · Hotels/ }),
  ).toBeVisible();
  await expect(sums).not.toContainText(place);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("searches are filtered, and continued", async ({ page }, info) => {
    const place = newPlace("Alfama", info.workerIndex);
    await signIn(page, "voyara", "sales");
    await search(page, place);
    await openList(page, `/searches?q=${encodeURIComponent(place)}`, "1 search");
    await page.goto(siteUrl("voyara", "/searches"));
    await page.getByRole("searchbox", { name: "Search by place" }).fill(place);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(main(page).getByRole("heading", { name: "1 search", exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Filters/ }).click();
    await page.getByRole("combobox", { name: "Service" }).selectOption("Flights");
    await page.getByRole("button", { name: "Show searches" }).click();
    await expect(main(page).getByRole("heading", { name: "No search matches" })).toBeVisible();
    await main(page).getByRole("link", { name: "Remove filter: Service: Flights" }).click();
    await main(page).getByRole("link", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(place);
  });
});

test("fits a phone in Arabic", async ({ page }, info) => {
  const place = newPlace("Belém", info.workerIndex);
  await signIn(page, "voyara", "agent");
  await search(page, place);
  await openList(page, `/ar/searches?q=${encodeURIComponent(place)}`, "عملية بحث واحدة");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(main(page).getByRole("link", { name: place, exact: true })).toBeVisible();
  await expect(main(page).getByRole("table")).toBeHidden();
  await expectAccessible(page);
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
});
