import type { APIResponse } from "playwright/test";
import { pathOf, type Intercept } from "./open-api-proxy";
import { test } from "./second-site";
import { isShared, siteAddresses } from "./site-addresses";
import { expect } from "./test";
import { untilHydrated } from "./until-hydrated";

test.use({ expectedErrors: /Failed to load resource/ });

for (const [name, path] of [
  ["destinations", "/api/destinations"],
  ["deals", "/api/dealray/deals/hotel-search"],
  ["exchange rates", "/api/multi-currency/exchange"],
] as const) {
  test(`hanging ${name} delay nothing else on the home page`, async ({ page, site }) => {
    // Rendered once: what remains is the wait.
    await page.goto(site.at("/?currency=SEK"));
    await site.purge("voyara");
    const abandoned: string[] = [];
    let held = 0;
    site.intercept = (request, response) => {
      if (pathOf(request) !== path) return false;
      held += 1;
      // The storefront's own deadline for a call.
      response.once("close", () => abandoned.push(path));
      return true;
    };
    const answer = await page.goto(site.at("/?tab=Hotels"), { waitUntil: "commit" });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // It was requested, and the page came before that call's deadline.
    expect(held).toBeGreaterThan(0);
    expect(abandoned).toEqual([]);
  });
}

for (const [path, api, text] of [
  ["/about", "/api/agency/about-us", "About Us Page is not available"],
  ["/faqs", "/api/agency/faqs", "Faq Page is not available"],
] as const) {
  test(`malformed ${path} shows as unavailable, and the log says why`, async ({ page, site }) => {
    site.intercept = (request, response) => {
      if (pathOf(request) !== api) return false;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ data: [{ isEnabled: "yes" }] }));
      return true;
    };
    await site.purge("voyara");
    const before = site.output().length;
    const answer = await page.goto(site.at(path));
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
    await expect(page.getByRole("banner")).toBeVisible();
    // Whole lines: what Next prints about it is JSON as well, with the visitor's id.
    const listLines = () => site.output().slice(before).split("\n").slice(0, -1);
    const requestId = answer?.headers()["x-request-id"];
    const ofRequest = () =>
      listLines().filter(
        (line) => (JSON.parse(line) as { requestId?: string }).requestId === requestId,
      );
    await expect.poll(() => ofRequest().join("\n")).toContain("data.0.isEnabled");
    expect(ofRequest().join("\n")).toContain(`GET ${api}`);
    expect(ofRequest().join("\n")).toMatch(/"digest":"|"error":"/);
  });
}

test("no shared page is cached if any of its calls failed", async ({ request, site }) => {
  // Each request is for a separate copy, of which all calls but the agency's are made anew.
  const currencies = Intl.supportedValuesOf("currency");
  const calls = new Set<string>();
  let asked = 0;
  const ask = async (address: string) => {
    await site.purge("voyara");
    return request.get(`http://localhost:${site.port}${address}`, {
      maxRedirects: 0,
      headers: {
        host: `voyara.localhost:${site.port}`,
        cookie: `currency=${currencies[(asked += 1) % currencies.length]}.US`,
      },
    });
  };
  const isKept = (answer: APIResponse) => answer.headers()["cache-status"]?.endsWith("; stored");
  for (const address of siteAddresses.filter(isShared)) {
    const failed = new Set(["/api/agency"]);
    for (;;) {
      let failing: string | null = null;
      site.intercept = (call, response) => {
        const path = pathOf(call);
        if (!failed.has(path)) failing ??= path;
        if (path !== failing) return false;
        response.writeHead(500).end();
        return true;
      };
      const answer = await ask(address);
      if (failing === null) {
        expect([address, answer.status(), isKept(answer)]).toEqual([address, 200, true]);
        break;
      }
      expect([address, failing, isKept(answer)]).toEqual([address, failing, false]);
      failed.add(failing);
    }
    for (const path of failed) calls.add(path);
  }
  expect([...calls]).toEqual(
    expect.arrayContaining([
      "/api/dealray/deals/hotel-search",
      "/api/destinations",
      "/api/hotels/search",
      "/api/multi-currency/exchange",
    ]),
  );
});

/** How the API fails a call: a body of its own, or none. */
const failWith =
  (path: string, body: string): Intercept =>
  (request, response) => {
    if (pathOf(request) !== path) return false;
    response.writeHead(500, { "Content-Type": "application/json" });
    response.end(body);
    return true;
  };

for (const [tab, label, call] of [
  ["Hotels", "Where to?", "/api/v2/hotel/auto-suggest"],
  ["Flights", "From", "/api/flight/airports"],
  ["Car Rentals", "Pick-up", "/api/car-rental/auto-suggest"],
  ["Activities", "Where to?", "/api/activities/auto-suggest"],
  ["Resorts", "Where to?", "/resort/auto-suggest"],
] as const) {
  test(`${tab}: suggestions that fail say what the API says, else that they failed, and are emptied`, async ({
    page,
    site,
  }) => {
    await page.goto(site.at(`/?tab=${tab}`));
    await untilHydrated(page);
    await page.getByLabel(label).first().click();
    const field = page.getByRole("combobox").first();
    await expect(field).toBeFocused();
    await field.pressSequentially("lis");
    await expect(page.getByRole("option").first()).toBeVisible();
    site.intercept = failWith(call, '{"error":"The islands are closed"}');
    await field.press("b");
    await expect(page.getByRole("listbox")).toContainText("The islands are closed");
    await expect(page.getByRole("option").filter({ hasText: /lisb/i })).toHaveCount(0);
    site.intercept = failWith(call, "");
    await field.press("o");
    await expect(page.getByRole("listbox")).toContainText("Failed to fetch suggestions");
  });
}

for (const [tab, call] of [
  ["Hotels", "/api/dealray/deals/hotel-search"],
  ["Car Rentals", "/api/dealray/deals/car-search"],
  ["Activities", "/api/dealray/deals/activity-search"],
  ["Resorts", "/resort/deals"],
] as const) {
  test(`${tab}: deals that fail say what the API says, else that something went wrong`, async ({
    page,
    site,
  }) => {
    site.intercept = failWith(call, '{"error":"The islands are closed"}');
    // Around a point: no copy of it is kept.
    const point = "lat=38.7742&long=-9.1342&airportLat=38.7742&airportLong=-9.1342";
    await page.goto(site.at(`/?tab=${tab}&${point}`));
    await untilHydrated(page);
    const failed = (text: string) => page.getByRole("alert").filter({ hasText: text });
    // What the page was sent with, and what the browser gets when it asks by itself.
    await expect(failed("The islands are closed")).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(failed("The islands are closed")).toBeVisible();
    site.intercept = failWith(call, "");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(failed("Something went wrong")).toBeVisible();
    await expect(page.getByRole("alert").getByRole("article")).toHaveCount(0);
  });
}
