import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./test";

// Its cookie would be one of those that a test lists; this agency offers no sign-in.
test.use({ hasSavePricePrompt: true });

const providers = /^https:\/\/[^/]*\.(?:googletagmanager|google-analytics|facebook)\.(?:com|net)\//;

/** Responds in place of the providers, and records the requests. */
async function standIn(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.context().route(providers, (route) => {
    requested.push(route.request().url());
    const body = route.request().url().includes("gtag")
      ? 'void fetch("https://region1.google-analytics.com/g/collect?v=2")'
      : "";
    return route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body,
    });
  });
  page.on(
    "request",
    (request) => request.url().includes("/assets/analytics/") && requested.push(request.url()),
  );
  return requested;
}

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });

test("nothing is counted before a decision, nor after refusing", async ({ page }) => {
  const requested = await standIn(page);
  await page.goto(siteUrl("harbour"));
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await banner(page).getByRole("button", { name: "Reject all" }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(siteUrl("harbour", "/fr"));
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("region", { name: "Cookies" })).toBeHidden();
  expect(requested).toEqual([]);
});

test("after consent both providers are loaded, by our own loaders and with their ids as data", async ({
  page,
}) => {
  const requested = await standIn(page);
  await page.goto(siteUrl("harbour"));
  await banner(page).getByRole("button", { name: "Accept all" }).click();
  await expect
    .poll(() => requested)
    .toContain("https://region1.google-analytics.com/g/collect?v=2");
  await expect.poll(() => requested).toContain("https://connect.facebook.net/en_US/fbevents.js");
  expect(requested).toContain("https://www.googletagmanager.com/gtag/js?id=G-H4RB0URDEM");
  await expect(page.locator('script[src="/assets/analytics/facebook.js"]')).toHaveAttribute(
    "data-id",
    "102030405060708",
  );
});

test("sign-in is never counted, and shows no banner", async ({ page }) => {
  const requested = await standIn(page);
  await page
    .context()
    .addCookies([{ name: "consent", value: "statistics.marketing", url: siteUrl("harbour") }]);
  const response = await page.goto(siteUrl("harbour", "/login"));
  expect(response?.headers()["content-security-policy"]).not.toContain("google");
  await expect(page.getByRole("button", { name: "Log In" })).toBeEnabled();
  await page.goto(siteUrl("harbour", "/?dealLinkId=3f9a"));
  await expect(page.getByRole("button", { name: "Cookie preferences" })).toBeVisible();
  expect(requested).toEqual([]);
});

test("one purpose can be chosen, and withdrawn from the footer", async ({ page }) => {
  const requested = await standIn(page);
  await page.goto(siteUrl("harbour"));
  await banner(page).getByRole("button", { name: "Choose" }).click();
  const preferences = page.getByRole("dialog", { name: "Cookie preferences" });
  const purposes = preferences.getByRole("checkbox", { disabled: false });
  await expect(purposes).toHaveCount(2);
  for (const box of await purposes.all()) await expect(box).not.toBeChecked();
  await expectAccessible(page);
  await preferences.getByRole("checkbox", { name: "Statistics" }).check();
  await preferences.getByRole("button", { name: "Save my choice" }).click();
  await expect.poll(() => requested.some((url) => url.includes("gtag/js"))).toBe(true);
  expect(requested.some((url) => url.includes("facebook"))).toBe(false);
  await page.context().addCookies([{ name: "_ga", value: "GA1.1.1", url: siteUrl("harbour") }]);

  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(preferences.getByRole("checkbox", { name: "Statistics" })).toBeChecked();
  await preferences.getByRole("button", { name: "Reject all" }).click();
  await reloaded;
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const cookies = await page.context().cookies(siteUrl("harbour"));
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(["consent=none"]);
  await expect(page.locator('script[src^="/assets/analytics/"]')).toHaveCount(0);
});

test("if nothing is counted there is no banner", async ({ page }) => {
  const response = await page.goto(siteUrl("voyara"));
  expect(response?.headers()["content-security-policy"]).not.toContain("connect-src");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cookie preferences" })).toHaveCount(0);
});
