import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { inTurn } from "./full-run";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const [day, back] = [dayAhead(30), dayAhead(37)];
const airports = {
  from: "Lisbon (LIS)",
  fromId: "airport-LIS",
  to: "London (LHR)",
  toId: "airport-LHR",
};
const toSearch = (more: Record<string, string> = {}) =>
  `/booknow/flights/search?${new URLSearchParams({ ...airports, departure: day, ...more }).toString()}`;
/** Suppliers that do something special at these places (docs/sandbox.md). */
const nullIsland = { slow: "city-1", malformed: "city-2" };
const islandSearch = (word: keyof typeof nullIsland, departure = day) =>
  toSearch({ to: `Null Island ${word}`, toId: nullIsland[word], departure });

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const heading = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2, name: /\d+ flights?$/ });
const countOf = async (page: Page) =>
  Number.parseInt((await heading(page).textContent()) ?? "", 10);
const parameters = (page: Page) => new URL(page.url()).searchParams;
const strip = (page: Page) => page.getByRole("navigation", { name: /^Lowest total of the days/ });
const totals = (page: Page) =>
  cards(page)
    .locator("[data-total]")
    .evaluateAll((all) =>
      all.map((each) => Number.parseInt(each.getAttribute("data-total") ?? "", 10)),
    );

async function open(page: Page, path: string, agency = "voyara") {
  await page.goto(siteUrl(agency, path));
  await expect(cards(page).first()).toBeVisible();
}

test("nonstop leaves only nonstop flights, as many as were counted", async ({ page }) => {
  await open(page, toSearch());
  const before = await countOf(page);
  const nonstop = page.getByRole("radio", { name: /^Nonstop/ });
  const counted = Number.parseInt(
    (await nonstop.locator("xpath=..").locator("i").textContent()) ?? "",
    10,
  );
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(before);
  await nonstop.check();
  await expect(page).toHaveURL(/[?&]stops=0/);
  await expect(
    page.getByRole("heading", { level: 2, name: `${counted} of ${before} flights` }),
  ).toBeVisible();
  await expect(cards(page).filter({ hasText: /\d stops?/ })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: "Nonstop" })).toHaveCount(await cards(page).count());
  await page
    .getByRole("navigation", { name: "Active filters" })
    .getByRole("link", { name: "Remove filter: Nonstop" })
    .click();
  await expect(page).not.toHaveURL(/stops=/);
  await expect(page.getByRole("heading", { level: 2, name: `${before} flights` })).toBeVisible();
});

test("a bag is part of the total that is shown", async ({ page }) => {
  await open(page, toSearch({ sort: "price" }));
  const [without = 0] = await totals(page);
  await page.getByRole("radio", { name: /^1 checked bag/ }).check();
  await expect(page).toHaveURL(/[?&]bags=1/);
  await expect(page.getByRole("link", { name: "Remove filter: 1 checked bag" })).toBeVisible();
  const all = await totals(page);
  expect(Math.min(...all)).toBeGreaterThan(without);
  for (const card of await cards(page).all())
    await expect(card).toContainText(/1 checked bag|[2-9] checked bags/);
});

test("the shortest come first, or the earliest, or the lowest totals", async ({ page }) => {
  await open(page, toSearch());
  await page.getByRole("link", { name: "Lowest total" }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole("link", { name: "Lowest total" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const sums = await totals(page);
  expect(sums).toEqual([...sums].sort((a, b) => a - b));
  await page.getByRole("link", { name: "Earliest departure" }).click();
  await expect(page).toHaveURL(/sort=departure/);
  await expect(page.getByRole("link", { name: "Earliest departure" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const names = await cards(page).getByRole("heading").allTextContents();
  const times = names.map((name) => /LIS (\d\d:\d\d)/.exec(name)?.[1] ?? "");
  expect(times).toEqual([...times].sort());
});

test("hours are typed or pulled, and stand in the address; back and reload keep them", async ({
  page,
}) => {
  await open(page, toSearch({ return: back, list: "pairs" }));
  const group = page.getByRole("group", { name: "Return departure" });
  await group.getByLabel("From hour").fill("12");
  await group.getByLabel("From hour").press("Enter");
  await expect(page).toHaveURL(/[?&]inFrom=12/);
  const chip = page.getByRole("link", {
    name: "Remove filter: Return departure: 12:00 to 24:00",
  });
  await expect(chip).toBeVisible();
  const names = await cards(page).getByRole("heading").allTextContents();
  for (const name of names)
    expect(Number(/LHR (\d\d):\d\d to LIS/.exec(name)?.[1])).toBeGreaterThanOrEqual(12);
  const kept = await heading(page).textContent();
  await page.reload();
  await expect(heading(page)).toHaveText(kept ?? "");
  await page.goBack();
  await expect(page).not.toHaveURL(/inFrom/);
  await expect(chip).toHaveCount(0);
});

test("the days around have their lowest totals; another is one click away", async ({ page }) => {
  await open(page, toSearch({ return: back, stops: "1" }));
  const links = strip(page).getByRole("link");
  await expect(links).toHaveCount(7);
  await expect(links.filter({ hasText: /from \$/ }).first()).toBeVisible();
  await expect(links.nth(3)).toHaveAttribute("aria-current", "date");
  const next = links.nth(4);
  await next.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => parameters(page).get("departure")).toBe(dayAhead(31));
  expect(parameters(page).get("return")).toBe(dayAhead(38));
  expect(parameters(page).get("stops")).toBe("1");
  await expect(links.nth(3)).toHaveAttribute("aria-current", "date");
  await expect(cards(page).first()).toBeVisible();
});

test("a card leads to the fares of its itinerary for the same search", async ({ page }) => {
  await open(page, toSearch({ adults: "2", children: "1", age: "7" }));
  await expect(cards(page).first()).toContainText("Total for 3 passengers");
  // Of passengers of several kinds no price is anybody's.
  await expect(cards(page).first()).not.toContainText("per person");
  const href = await cards(page).first().getByRole("link").first().getAttribute("href");
  const query = new URL(href ?? "", "http://x").searchParams;
  expect(href).toMatch(/^\/booknow\/flights\/search-details\?/);
  expect(query.get("itinerary")).toMatch(/^sandbox~/);
  expect(query.get("age")).toBe("7");
});

test("filters that leave nothing say so, and let more stops in", async ({ page }) => {
  await page.goto(siteUrl("voyara", toSearch({ stops: "0", outFrom: "1", outUntil: "2" })));
  await expect(
    page.getByRole("heading", { name: "No flight fits all of these filters" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Allow more stops" }).click();
  await expect(page).not.toHaveURL(/stops=/);
});

test("several legs are searched together, without days around", async ({ page }) => {
  const legs = `leg=LIS-FNC-${day}&leg=FNC-OPO-${back}`;
  await open(page, `/booknow/flights/search?${legs}`);
  await expect(cards(page).first()).toContainText("All on one ticket");
  await expect(page.getByRole("group", { name: "Flight 2: departure" })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test("children without an age and a flight to where it begins aren't searched", async ({
  page,
}) => {
  await page.goto(siteUrl("voyara", toSearch({ children: "1" })));
  await expect(page.getByText("The flights appear here once the ages are known.")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByLabel("Age of child 1").last().selectOption("7");
  await page.getByRole("button", { name: "Search with these ages" }).click();
  await expect(cards(page).first()).toContainText("Total for 2 passengers");
  await page.goto(siteUrl("voyara", toSearch({ to: airports.from, toId: airports.fromId })));
  await expect(page.getByText("A flight can’t end where it begins")).toBeVisible();
});

test("a slow supplier holds up no page, and one that fails is said to have failed", async ({
  page,
}) => {
  // The days around are late or fail with it, which the browser writes into its console.
  await page.route("**/api/flights/days", (route) => route.fulfill({ json: { days: [] } }));
  const response = await page.goto(siteUrl("voyara", islandSearch("slow")), {
    waitUntil: "commit",
  });
  await response?.finished();
  await expect(page.getByText("Asking the airlines …").first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText("Asking the airlines …")).toHaveCount(0);
  await page.goto(siteUrl("voyara", islandSearch("malformed")));
  await expect(page.getByText("The flights could not be loaded")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    /departure=/,
  );
});

test("who may not see prices sees none, and is neither offered nor told an order by them", async ({
  page,
}) => {
  await open(page, `/en${toSearch({ sort: "price" })}`, "solmar");
  const main = page.getByRole("main");
  await expect(page.getByRole("link", { name: "Lowest total" })).toHaveCount(0);
  await expect(main).not.toContainText(/\$\s?\d/);
  await expect(main).toContainText("Filtering and sorting by price works once you are signed in.");
  await expect(page.getByRole("navigation", { name: "Other days" })).toBeVisible();
  await signIn(page, "solmar", "traveller");
  await open(page, `/en${toSearch()}`, "solmar");
  await expect(page.getByRole("link", { name: "Lowest total" })).toHaveCount(1);
  await expect(cards(page).first()).toContainText(/\$/);
});

for (const language of inTurn(["", "/ar"]))
  test(`the page of ${language || "/en"} is accessible, and its document small`, async ({
    page,
    request,
  }) => {
    const path = `${language}${toSearch({ return: back, adults: "2" })}`;
    await open(page, path);
    await expectAccessible(page);
    const html = await (await requestSite(request, "voyara", path)).text();
    expect(html.match(/<article\b/g)).toHaveLength(20);
    expect(Buffer.byteLength(html)).toBeLessThan(230_000);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("flights are filtered, sorted and moved to another day", async ({ page }) => {
    await page.goto(siteUrl("voyara", toSearch()));
    await page.getByRole("radio", { name: /^Nonstop/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/stops=0/);
    await expect(cards(page).filter({ hasText: /\d stops?/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Shortest" }).click();
    await expect(page).toHaveURL(/sort=duration/);
    await strip(page).getByRole("link").nth(2).click();
    await expect(page).toHaveURL(new RegExp(`departure=${dayAhead(29)}`));
    await expect(page).toHaveURL(/stops=0/);
    await expect(cards(page).first()).toBeVisible();
  });
  test("of a return the outbound is chosen first, and its way back knowing it", async ({
    page,
  }) => {
    await open(page, toSearch({ return: back, outUntil: "12", stream: "false" }));
    const step = (name: string) => page.getByRole("heading", { level: 2, name });
    await expect(step("Choose your outbound flight")).toBeVisible();
    const ways = await countOf(page);
    const outbound = cards(page).nth(1);
    await expect(outbound.getByRole("heading")).toHaveText(/LIS \d\d:\d\d to LHR \d\d:\d\d$/);
    const name = (await outbound.getByRole("heading").textContent()) ?? "";
    const [lowest] = (await totals(page)).slice(1);
    await outbound.getByRole("link").first().click();
    await expect(step("Choose your return flight")).toBeVisible();
    expect(parameters(page).get("outUntil")).toBe("12");
    const chosen = page.getByRole("region", { name: "Choose your return flight" });
    const [departs = ""] = /\d\d:\d\d/.exec(name) ?? [];
    await expect(chosen).toContainText(departs);
    expect(Math.min(...(await totals(page)))).toBe(lowest);
    for (const heading of await cards(page).getByRole("heading").allTextContents())
      expect(heading).toMatch(/LHR \d\d:\d\d to LIS \d\d:\d\d$/);
    const id = parameters(page).get("outbound") ?? "";
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/booknow\/flights\/search-details\?/);
    expect(parameters(page).get("itinerary")).toContain(`~${id}.`);
    await page.goBack();
    await chosen.getByRole("link", { name: "Change outbound flight" }).click();
    await expect(step("Choose your outbound flight")).toBeVisible();
    expect(await countOf(page)).toBe(ways);
    await page.getByRole("link", { name: "In pairs" }).click();
    await expect(cards(page).first().getByRole("heading")).toHaveText(/to LHR.*, LHR/);
  });
  test("a slow supplier's page reloads itself until the flights are there", async ({ page }) => {
    // A day of its own: what was found for another is kept.
    await page.goto(siteUrl("voyara", islandSearch("slow", dayAhead(45))));
    await expect(page).toHaveURL(/stream=false/);
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  for (const language of inTurn(["", "/ar"]))
    test(`the list of ${language || "/en"} fits in a converted currency`, async ({ page }) => {
      await page.goto(siteUrl("voyara", `${language}/?currency=EUR&code=DE`));
      await open(page, `${language}${toSearch()}`);
      await expect(cards(page).first().getByText(/€/).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });
  for (const prefix of inTurn(["", "/ar", "/pt"]))
    test(`a card of ${prefix || "/en"} takes at most half a screen, and nothing is cut off`, async ({
      page,
    }) => {
      await open(page, `${prefix}${toSearch({ adults: "2" })}`);
      const heights = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().height),
      );
      expect(Math.max(...heights)).toBeLessThanOrEqual(422);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expectAccessible(page);
    });

  test("filters open and apply by touch, and the day searched is in sight", async ({ page }) => {
    await open(page, toSearch());
    await expect(strip(page).locator("[aria-current]")).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    await page.getByRole("radio", { name: /^Nonstop/ }).tap();
    await expect(page).toHaveURL(/stops=0/);
    await page.getByRole("button", { name: /^Show \d+ / }).tap();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeInViewport();
    await expect(cards(page).first()).toBeInViewport();
  });
});
