import type { Locator, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { shownAmount } from "./shown-amount";
import { signIn } from "./sign-in";
import { inTurn } from "./full-run";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel" });

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const search = "/booknow/hotels/search";
const lisbon = `${search}?place=Lisbon&placeLat=38.72&placeLong=-9.14`;
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const count = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2, name: /\d+ hotels?$/ });
const parameters = (page: Page) => new URL(page.url()).searchParams;

async function open(page: Page, path: string, agency = "voyara") {
  await page.goto(siteUrl(agency, path));
  await expect(cards(page).first()).toBeVisible();
}

test("from the home page's panel, room by room, to the rooms of a hotel for the same stay", async ({
  page,
}) => {
  await page.goto(siteUrl("voyara", "/?tab=Hotels"));
  await page.getByLabel("Where to?").click();
  await page.keyboard.type("lisb");
  await page
    .getByRole("option", { name: /^Lisbon/ })
    .first()
    .click();
  await page.getByLabel(/^Guests: 2 guests, 1 room/).click();
  const first = page.getByRole("group", { name: "Room 1" });
  await first.getByRole("button", { name: "Children: one more" }).click();
  // An age is required, not guessed: the field opens where it is missing.
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Search hotels" }).click();
  await expect(page.getByLabel("Age of child 1")).toBeVisible();
  await page.getByLabel("Age of child 1").selectOption("7");
  await page.getByRole("button", { name: "Add a room" }).click();
  // Its options are filled in on focus.
  await page.getByLabel("The guests live in").focus();
  await page.getByLabel("The guests live in").selectOption("DK");
  await page.getByRole("button", { name: "Search hotels" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Lisbon");
  expect(parameters(page).getAll("room")).toEqual(["1-7", "1"]);
  expect(parameters(page).get("residence")).toBe("DK");
  await expect(cards(page).first()).toContainText("2 rooms, 2 adults, 1 child (age 7)");
  const href = (await cards(page).first().getByRole("link").first().getAttribute("href")) ?? "";
  const stay = new URL(href, page.url()).searchParams;
  expect(stay.getAll("room")).toEqual(["1-7", "1"]);
  expect(stay.get("checkIn")).toBe(parameters(page).get("checkIn"));
  expect(stay.get("shown")).toMatch(/^\d+\.USD$/);
  // Kept for the next search.
  await page.goto(siteUrl("voyara", "/booknow/hotels"));
  await expect(page.getByLabel("The guests live in")).toHaveValue("DK");
});

test("filters apply at once, are counted, announced, taken off one by one, and come back with Back", async ({
  page,
}) => {
  await open(page, lisbon);
  const before = Number.parseInt((await count(page).textContent()) ?? "", 10);
  await page.getByRole("checkbox", { name: /^5 stars/ }).check();
  await expect(page).toHaveURL(/[?&]class=5/);
  await expect(page.getByRole("status").filter({ hasText: /hotels? found/ })).toHaveCount(1);
  await expect(page.getByRole("checkbox", { name: /^5 stars/ })).toBeFocused();
  await expect(
    page.getByRole("heading", { level: 2, name: new RegExp(`of ${before} hotels`) }),
  ).toBeVisible();
  await page.getByRole("checkbox", { name: /^Pool/ }).check();
  await expect(page).toHaveURL(/amenity=pool/);
  const chips = page.getByRole("navigation", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveCount(3);
  await chips.getByRole("link", { name: "Remove filter: 5 stars" }).click();
  await expect(page).not.toHaveURL(/class=5/);
  await expect(page.getByRole("checkbox", { name: /^5 stars/ })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/class=5/);
  await expect(page.getByRole("checkbox", { name: /^5 stars/ })).toBeChecked();
  await chips.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("heading", { level: 2, name: `${before} hotels` })).toBeVisible();
});

test("no two hotels of a page show the same first picture, nor do two deals", async ({ page }) => {
  const pictures = (of: Locator) =>
    of.evaluateAll((articles) =>
      articles.map((article) => article.querySelector("img")?.getAttribute("src") ?? ""),
    );
  await open(page, lisbon);
  const ofHotels = await pictures(cards(page));
  expect(ofHotels.length).toBeGreaterThan(9);
  expect(ofHotels).not.toContain("");
  expect(new Set(ofHotels).size).toBe(ofHotels.length);
  await page.goto(siteUrl("voyara", "/?tab=Hotels"));
  const ofDeals = await pictures(
    page.getByRole("region", { name: "Product Deals" }).locator("article"),
  );
  expect(ofDeals.length).toBeGreaterThan(5);
  expect(new Set(ofDeals).size).toBe(ofDeals.length);
});

test("sorts by total or the way to a landmark and pages on, all in the address", async ({
  page,
}) => {
  await open(page, lisbon);
  await page.getByRole("link", { name: "Lowest total" }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole("link", { name: "Lowest total" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const totals = async () =>
    (
      await cards(page)
        .getByText(/^\$[\d.,]+$/)
        .allTextContents()
    )
      .map((text) => Number(text.replace(/[$,]/g, "")))
      .filter((_total, index) => index >= 0);
  expect((await totals()).length).toBeGreaterThan(10);
  const names = await cards(page).getByRole("heading").allTextContents();
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page).getByRole("heading").first()).not.toHaveText(names[0] ?? "");
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("button", { name: "Distance to …" }).click();
  const menu = page.getByRole("navigation", { name: "Distance to …" });
  await expectAccessible(page);
  await menu.getByRole("link", { name: "Belém Tower" }).click();
  await expect(page).toHaveURL(/sort=landmark/);
  await expect(page).toHaveURL(/near=belem-tower/);
  await expect(menu).toBeHidden();
  await expect(cards(page).first()).toContainText("m from Belém Tower");
  await expect(page.getByRole("button", { name: "Distance to Belém Tower" })).toBeVisible();
});

test("a map of our own: pins with prices, the pressed one's card, and no request to anybody else", async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (
      !new URL(request.url()).hostname.endsWith("localhost") &&
      !request.url().startsWith("data:")
    )
      elsewhere.push(request.url());
  });
  await open(page, lisbon);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  const map = page.getByRole("region", { name: "Map of the hotels around Lisbon" });
  await expect(map.getByText("Lisbon", { exact: true })).toBeVisible();
  // Coasts, close to the city.
  await expect(map.locator(".leaflet-fine-pane path").first()).toBeAttached();
  await expect(map.getByTitle("North")).toBeVisible();
  const pins = map.locator("button[aria-pressed]");
  await expect(pins.first()).toHaveAccessibleName(/, \$[\d,]+$/);
  await pins.first().focus();
  await page.keyboard.press("Enter");
  await expect(
    map.getByRole("region", { name: "Selected hotel" }).getByRole("link"),
  ).toHaveAttribute("href", /search-details\?.*id=/);
  await expect(pins.first()).toHaveAttribute("aria-pressed", "true");
  await map.getByRole("button", { name: "Zoom in", exact: true }).click();
  await map.getByRole("button", { name: "Close" }).click();
  await expect(map.getByRole("region", { name: "Selected hotel" })).toBeHidden();
  await expectAccessible(page);
  expect(elsewhere).toEqual([]);
});

test("what can't be used of an address is said with what was used instead", async ({ page }) => {
  await open(
    page,
    `${lisbon}&checkIn=2020-01-01&checkOut=2020-01-04&adults=0&children=1&class=9&residence=ZZ`,
  );
  const notice = page.getByText("Some of what was asked for can’t be searched").locator("..");
  await expect(notice.getByRole("listitem")).toHaveCount(5);
  await page.goto(siteUrl("voyara", `${search}?place=Xyzzyville`));
  await expect(page.getByText("We don’t know a place called “Xyzzyville”")).toBeVisible();
  await expect(page.getByLabel("Where to?")).toHaveValue("Xyzzyville");
});

test("where nothing is there are places that have something, and filters that leave nothing can be cleared", async ({
  page,
}) => {
  await page.goto(siteUrl("voyara", `${search}?place=Nowhere&placeLat=37&placeLong=-18`));
  await expect(
    page.getByRole("heading", { name: "Nothing is free around Nowhere on these dates" }),
  ).toBeVisible();
  await page.goto(siteUrl("voyara", `${lisbon}&name=no+hotel+is+called+so`));
  await expect(
    page.getByRole("heading", { name: "No hotel fits all of these filters" }),
  ).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear all" }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test("solmar keeps every price from visitors, offers to sign in, and comes back to this very search", async ({
  page,
}) => {
  const response = await page.goto(
    siteUrl(
      "solmar",
      `${search}?place=Cancún&placeLat=21.16&placeLong=-86.85&sort=price&maxPrice=500`,
    ),
  );
  await expect(cards(page).first()).toBeVisible();
  expect(await response?.text()).not.toMatch(shownAmount);
  await expect(page.getByRole("main")).not.toContainText("$");
  await expect(page.getByLabel(/^Desde \(/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Total más bajo" })).toHaveCount(0);
  await expect(
    page.getByText("Filtrar y ordenar por precio funciona una vez que inicies sesión."),
  ).toBeVisible();
  const here = new URL(page.url());
  const signInHref = await page
    .getByRole("main")
    .getByRole("link", { name: "Iniciar sesión", exact: true })
    .getAttribute("href");
  const back = new URL(new URL(signInHref ?? "", here).searchParams.get("redirect") ?? "", here);
  expect(back.pathname).toBe(here.pathname);
  expect(back.searchParams.get("placeLat")).toBe("21.16");
  await page.getByRole("link", { name: "Mapa", exact: true }).click();
  const markers = page
    .getByRole("region", { name: /^Mapa de los hoteles/ })
    .locator(".leaflet-marker-pane");
  await expect(markers.getByRole("button").first()).toBeVisible();
  await expect(markers).not.toContainText("$");
  await signIn(page, "solmar", "traveller");
  await page.goto(back.href);
  await expect(cards(page).first()).toContainText(/Total\$\d{1,3}(?:,\d{3})*(?:\.\d{2})?/);
});

test("agents see what an offer costs and earns", async ({ page }) => {
  await signIn(page, "voyara", "agent");
  await open(page, lisbon);
  await expect(cards(page).first()).toContainText("Wholesale rate");
  await expect(cards(page).first()).toContainText("Agency markup");
});

test.describe("on a phone", () => {
  test.use(phone);
  test("a place is chosen on a screen of its own, above the keyboard, and named as the page is", async ({
    page,
  }) => {
    await page.goto(siteUrl("voyara", "/de/booknow/hotels"));
    const field = page.locator("input[name=place]");
    await field.tap();
    const picker = page.getByRole("dialog", { name: "Stadt, Flughafen oder Hotel" });
    await expect(picker).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type("lissab");
    const options = picker.getByRole("option");
    await expect(options.first()).toContainText("Lissabon");
    // What the keyboard leaves free.
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(async () =>
      expect(await picker.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 420 }),
    ).toPass();
    expect((await options.last().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await options.last().scrollIntoViewIfNeeded();
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await picker.getByRole("button", { name: "Schließen" }).tap();
    await expect(picker).toBeHidden();
    await expect(field).toHaveValue("lissab");
    await field.tap();
    await options.filter({ hasText: "Portugal" }).first().tap();
    await expect(picker).toBeHidden();
    await expect(field).toHaveValue("Lissabon");
    await expect(field).not.toBeFocused();
    await page.getByRole("button", { name: "Hotels suchen" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Lissabon");
    await page.goto(page.url().replace("/de/", "/"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Lisbon");
    await expect(page).toHaveTitle(/Lisbon/);
    await expect(field.first()).toHaveValue("Lisbon");
  });
  test("filters are a sheet that says how many it shows", async ({ page }) => {
    await open(page, lisbon);
    await expect(page.getByRole("checkbox", { name: /^Free cancellation/ })).toBeHidden();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("checkbox", { name: /^4 stars/ }).check();
    await expect(page).toHaveURL(/class=4/);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Show \d+ hotels$/ }).click();
    await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
    await expect(page.getByRole("checkbox", { name: /^4 stars/ })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
  test("the search is changed in place and keeps what it was", async ({ page }) => {
    await open(page, `${lisbon}&room=1-4&residence=PT`, "voyara");
    await page.getByText("Lisbon", { exact: true }).first().click();
    await expect(page.getByLabel("Where to?")).toHaveValue("Lisbon");
    await expect(page.getByLabel("The guests live in")).toHaveValue("PT");
    await page.getByRole("button", { name: "Search hotels" }).click();
    // Which the address before hadn't.
    await expect(page).toHaveURL(/checkIn=/);
    expect(parameters(page).get("placeLat")).toBe("38.72");
    expect(parameters(page).getAll("room")).toEqual(["1-4"]);
  });
});

for (const [language, colorScheme] of inTurn([
  ["", "light"],
  ["/ar", "dark"],
] as const))
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    for (const path of ["/booknow/hotels", `${lisbon}&class=4`])
      test(`nothing is in anybody's way at ${language}${path}`, async ({ page }) => {
        await page.goto(siteUrl("voyara", `${language}${path}`));
        await expectAccessible(page);
      });
  });

// Suppliers are queried once, so each run takes its own dates.
const slowSearch = (hotel: "slow" | "malformed") => {
  const point = { slow: [-0.01558, 0.00899], malformed: [0, -0.01799] }[hotel];
  const start = 20 + Math.floor(Math.random() * 300);
  return `${search}?${new URLSearchParams({
    place: `Null Island ${hotel}`,
    placeLat: String(point[0]),
    placeLong: String(point[1]),
    checkIn: dayAhead(start),
    checkOut: dayAhead(start + 2),
  }).toString()}`;
};
const asking = (page: Page) => page.getByRole("main").getByText("Asking the hotels …").last();

/** Bytes of the document before compression; header, search and filters come before a card. */
const firstCardWithin = 48_000;
const documentWithin = { hotels: 195_000, cars: 230_000 };

/** What the first so many bytes of a document show, without what a script would move or reveal. */
const shownWithin = (html: string, bytes: number) =>
  Buffer.from(html)
    .subarray(0, bytes)
    .toString()
    .replace(/<(script|template)\b[\s\S]*?<\/\1>/g, "")
    .split(/<div hidden(?:="")? id="S:/)[0] ?? "";

for (const [service, path] of [
  ["hotels", `${lisbon}&checkIn=${dayAhead(40)}&checkOut=${dayAhead(42)}`],
  ["cars", "/booknow/cars/search?pickUpPlace=Lisbon&pickUpLat=38.72&pickUpLong=-9.14"],
] as const)
  test(`the first results of ${service} stand in the document where they belong, and ask for their picture at once`, async ({
    request,
  }) => {
    const read = async () => (await requestSite(request, "voyara", path)).text();
    // The first to ask may wait for the suppliers.
    await read();
    const html = await read();
    expect(shownWithin(html, firstCardWithin)).toMatch(/<article\b/);
    expect(html.match(/<article\b/g)).toHaveLength(20);
    expect(Buffer.byteLength(html)).toBeLessThan(documentWithin[service]);
    // Neither a boundary that a script fills nor a redirect for readers without one.
    expect(html).not.toMatch(/<template id="B:|<div hidden(?:="")? id="S:|http-equiv="refresh"/i);
    const [head = "", body = ""] = html.split("</head>");
    const picture = /<source type="image\/avif" srcSet="([^"]+)"/i.exec(body)?.[1];
    const preloads = head.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads.join()).toContain(`imageSrcSet="${picture}"`);
  });

test("a slow supplier holds up no page: it comes at once, says so, and fills by itself", async ({
  page,
}) => {
  const path = slowSearch("slow");
  const response = await page.goto(siteUrl("voyara", path), { waitUntil: "commit" });
  // The whole document has arrived, and the supplier hasn't answered.
  await response?.finished();
  await expect(asking(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Null Island slow");
  await expect(page.getByRole("status").filter({ hasText: "Asking the hotels" })).toHaveCount(1);
  await expectAccessible(page);
  await expect(cards(page)).toHaveCount(13);
  await expect(page.getByRole("status").filter({ hasText: "13 hotels found" })).toHaveCount(1);
  await expect(asking(page)).toHaveCount(0);
  // What was found is filtered and sorted without asking the supplier again.
  await page.getByRole("link", { name: "Lowest total" }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(cards(page).first()).toContainText("Null Island");
  const again = await page.goto(siteUrl("voyara", `${path}&sort=distance`));
  expect(await again?.text()).not.toContain("Asking the hotels");
});

test("a supplier that fails is said to have failed, and the search can be sent again", async ({
  page,
}) => {
  await page.goto(siteUrl("voyara", slowSearch("malformed")));
  await expect(page.getByText("The hotels could not be loaded")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    /checkIn=/,
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("a slow supplier's page reloads itself until the results are there", async ({ page }) => {
    await page.goto(siteUrl("voyara", slowSearch("slow")));
    // A redirect to the whole page, which a script would have made of the streamed one. It reloads
    // within two seconds: what it shows until then is proven in `still-searching.test.tsx`.
    await expect(page).toHaveURL(/stream=false/);
    await expect(cards(page)).toHaveCount(13);
    await expect(page).toHaveURL(/reload=\d/);
    await expect(page.getByRole("link", { name: "Show results" })).toHaveCount(0);
  });
  test("search, filter, sort, page and open a hotel", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/booknow/hotels"));
    await page.getByLabel("Where to?").fill("Lisbon");
    await page.locator("summary", { hasText: "2 guests, 1 room" }).click();
    await page.getByLabel("Adults").fill("3");
    await page.getByRole("button", { name: "Search hotels" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Lisbon");
    await expect(cards(page)).toHaveCount(20);
    await expect(cards(page).first()).toContainText("3 adults");
    await page.getByRole("checkbox", { name: /^5 stars/ }).check();
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/class=5/);
    await expect(page.getByRole("navigation", { name: "Active filters" })).toContainText("5 stars");
    await page.getByRole("link", { name: "Nearest" }).click();
    await expect(page).toHaveURL(/sort=distance/);
    await expect(cards(page)).toHaveCount(20);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeVisible();
    await cards(page).first().getByRole("link").first().click();
    await expect(page).toHaveURL(/search-details\?.*room=3/);
  });
  test("an island, spelt as it may be, is searched whole", async ({ page }) => {
    await page.goto(siteUrl("voyara", "/booknow/hotels/search?place=tenerrife&stream=false"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hotels in Tenerife");
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole("link", { name: "Lowest total" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Nearest" })).toHaveCount(0);
    await expect(cards(page).filter({ hasText: " km from " })).toHaveCount(0);
  });
});
