import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { chooseDeals } from "./choose-deals";
import { requestSite } from "./request-site";
import { expect, test } from "./test";

const reportsOf = (page: Page) => {
  const reports: Record<string, unknown>[] = [];
  page.on(
    "request",
    (request) =>
      request.url().endsWith("/api/client-errors") && reports.push(request.postDataJSON()),
  );
  return reports;
};

test.describe("errors in the browser", () => {
  test.use({ expectedErrors: /./ });

  test("a region that breaks leaves the rest usable and can be retried", async ({ page }) => {
    const reports = reportsOf(page);
    await page.goto(siteUrl("voyara", "/?tab=Flights"));
    let isBroken = true;
    await page.route("**/api/dealray/deals/hotel-search", async (route) => {
      const headers = { origin: siteUrl("voyara", "") };
      const answer = await requestSite(page.request, "voyara", "/api/dealray/deals/hotel-search", {
        method: "POST",
        headers,
        data: route.request().postDataJSON(),
      });
      const body = await answer.json();
      // Something no renderer can show.
      if (isBroken)
        for (const deal of body.response) deal.hotel.hotelDetails.name = { broken: true };
      return route.fulfill({ json: body });
    });
    await chooseDeals(page, "Hotels");
    const alert = page.getByRole("alert").filter({ hasText: "Something went wrong." });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("button", { name: "Search hotels" })).toBeVisible();
    await expect.poll(() => reports).toEqual([expect.objectContaining({ kind: "own", path: "/" })]);
    isBroken = false;
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });

  test("an error in our own code is reported with a retry", async ({ page }) => {
    await page.addInitScript(() => {
      // The router's own override precedes this one, once it is ready.
      History.prototype.pushState = () => {
        throw new Error("no history today");
      };
    });
    await page.goto(siteUrl("voyara"));
    // A click before the page's script runs is a plain link: then the next one reports.
    await expect(async () => {
      await chooseDeals(page, "Cars");
      await expect(
        page.getByRole("alert").filter({ hasText: "Something went wrong." }),
      ).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Something went wrong." })).toBeHidden();
  });

  test("a foreign script's error is only reported to the server", async ({ page }) => {
    const reports = reportsOf(page);
    await page.route("http://third.test/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "throw new Error('not ours')" }),
    );
    // A private page lets its own scripts start others; a shared one lists allowed scripts.
    await page.goto(siteUrl("voyara", "/?of=mine"));
    await expect(page.getByRole("article").first()).toBeVisible();
    const answered = page.waitForResponse("**/api/client-errors");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "http://third.test/widget.js";
      document.head.append(script);
    });
    expect((await answered).status()).toBe(204);
    expect(reports).toEqual([
      expect.objectContaining({ kind: "foreign", message: "Script error." }),
    ]);
    await expect(page.getByRole("alert").filter({ hasText: "Something went wrong." })).toBeHidden();
  });

  test("a missing chunk causes one reload, then is named", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    // All that the page itself names loads; what loads later, such as the banner, is missing.
    const html = await (await page.goto(siteUrl("harbour")))?.text();
    documents = 0;
    await page.route("**/_next/static/**/*.js", (route) =>
      html?.includes(new URL(route.request().url()).pathname)
        ? route.continue()
        : route.abort("connectionfailed"),
    );
    await page.reload();
    const alert = page
      .getByRole("alert")
      .filter({ hasText: "A part of this page could not be loaded: /_next/static/" });
    // Until the reload the first page may show it, too.
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState();
    await expect(alert).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a cruise" })).toBeVisible();
    expect(documents).toBe(2);
  });
});
