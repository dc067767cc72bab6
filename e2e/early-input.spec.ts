import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import { createQuote } from "./open-quote";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

/** Opens a page and holds its scripts back until `arrive`. */
async function open(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(siteUrl("voyara", path), { waitUntil: "commit" });
  return {
    arrive: async () => {
      expect(await page.locator("html").getAttribute("data-ready")).toBeNull();
      release();
      await expect(page.locator("html")).toHaveAttribute("data-ready", "");
    },
  };
}

const field = (page: Page, name: string) => page.getByRole("main").locator(`[name="${name}"]`);

test("a stay's place, dates and guests are those that were typed", async ({ page }) => {
  const { arrive } = await open(page, "/?tab=Hotels");
  await page.getByLabel("Where to?").fill("lisb");
  await field(page, "checkIn").fill(dayAhead(60));
  await page.locator("summary", { hasText: /^2 guests/ }).click();
  await field(page, "adults").fill("3");
  await field(page, "children").fill("1");
  await arrive();
  await expect(page.getByLabel("Where to?")).toHaveValue("lisb");
  await expect(field(page, "checkIn")).toHaveValue(dayAhead(60));
  await expect(page.getByLabel("Guests: 4 guests, 1 room")).toBeVisible();
  await expect(page.getByLabel("Age of child 1")).toHaveValue("");
});

test("a flight's travellers are those that were typed", async ({ page }) => {
  const { arrive } = await open(page, "/?tab=Flights");
  await page.locator("summary", { hasText: /traveller/ }).click();
  await field(page, "adults").fill("2");
  await field(page, "infants").fill("1");
  await arrive();
  await expect(page.locator("summary", { hasText: /traveller/ })).toHaveText("3 travellers");
});

test("a number is stepped as often as it was pressed", async ({ page }) => {
  const { arrive } = await open(page, "/?tab=Cruises");
  await page.locator("summary", { hasText: /traveller/ }).click();
  const before = Number(await field(page, "adults").inputValue());
  const more = page.getByRole("button", { name: "Adults: one more" });
  await more.click();
  await more.click();
  await arrive();
  await expect(field(page, "adults")).toHaveValue(String(before + 2));
});

test("a car goes back elsewhere once that was ticked", async ({ page }) => {
  const { arrive } = await open(page, "/?tab=Car Rentals");
  await page.getByRole("checkbox", { name: "Return to a different place" }).check();
  await arrive();
  await expect(page.getByLabel("Drop-off place")).toBeVisible();
});

test("results are filtered by what was ticked", async ({ page }) => {
  const { arrive } = await open(
    page,
    "/booknow/hotels/search?place=Lisbon&placeLat=38.72&placeLong=-9.14",
  );
  await page.getByRole("checkbox", { name: /^5 stars/ }).check();
  await arrive();
  await expect(page).toHaveURL(/[?&]class=5/);
  await expect(page.getByRole("checkbox", { name: /^5 stars/ })).toBeChecked();
});

test("reviews are filtered and sorted by what was chosen", async ({ page }) => {
  const { arrive } = await open(page, "/hotel-reviews?id=sandbox-h-2267057-0");
  await page.locator("label", { hasText: /^Staff / }).click();
  await page.getByLabel("Sort by").selectOption("newest");
  await arrive();
  await expect(page).toHaveURL(/theme=staff&sort=newest/);
  await expect(page.getByRole("radio", { name: /^Staff / })).toBeChecked();
  await expect(page.getByLabel("Sort by")).toHaveValue("newest");
});

test("a checkout keeps what was typed, and gives way to the client", async ({ page }) => {
  await signIn(page, "voyara", "agent");
  const quote = await createQuote(page, "voyara", "hotels", { word: "plain" });
  const { arrive } = await open(page, `/booknow/hotels/checkout?quote=${quote}`);
  await page.getByRole("checkbox", { name: "I'm booking for a client" }).check();
  await control(page, "phone").fill("+351 912 345 678");
  await arrive();
  await expect(control(page, "firstName")).toHaveValue("");
  await page.reload();
  await expect(control(page, "phone")).toHaveValue("+351 912 345 678");
});

test("who types keeps the focus when the end of the page brings it to what the address names", async ({
  page,
  request,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/held.css", async (route) => {
    await released;
    await route.fulfill({ contentType: "text/css", body: "" });
  });
  const path = "/booknow/resort/enquiry?place=Faro";
  await page.route(siteUrl("voyara", path), async (route) => {
    const response = await requestSite(request, "voyara", path);
    // The scripts after it wait for it, and so does the end of the page.
    const held = '</main><link rel="stylesheet" href="/held.css">';
    await route.fulfill({ response, body: (await response.text()).replace("</main>", held) });
  });
  await page.goto(siteUrl("voyara", `${path}#content`), { waitUntil: "commit" });
  const name = page.getByLabel("First name");
  await name.fill("Nin");
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  release();
  await page.waitForLoadState();
  // The focus moves in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.keyboard.type("a");
  await expect(name).toHaveValue("Nina");
});
