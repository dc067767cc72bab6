import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { expectAccessible } from "./expect-accessible";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const title = "Unlock instant savings by signing in";
const stripOf = (page: Page) => page.getByRole("region", { name: title });

async function openHome(page: Page, path = "/") {
  await page.goto(siteUrl("voyara", path));
  await expect(page.getByRole("article").first()).toBeVisible();
}

test.use({ hasSavePricePrompt: true });

test.describe("the save-price prompt", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("appears 5 s after the home page, once a session", async ({ page, context }) => {
    await openHome(page);
    const strip = stripOf(page);
    // The clock keeps running: a slow machine takes some of the remaining seconds.
    await page.clock.runFor(2_000);
    await expect(strip).toBeHidden();
    await page.clock.runFor(4_000);
    await expect(strip).toBeVisible();
    await expect(strip.getByRole("status")).toContainText(title);
    await expect(strip.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
    await expect(page.locator("body")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(strip).toBeVisible();
    await strip.getByRole("button", { name: "Close" }).click();
    await expect(strip).toBeHidden();
    await page.reload();
    const other = await context.newPage();
    await other.clock.install();
    await openHome(other);
    for (const each of [page, other]) {
      await expect(each.getByRole("article").first()).toBeVisible();
      await each.clock.runFor(20_000);
      await expect(stripOf(each)).toBeHidden();
    }
  });

  test("moves nothing, hides nothing at the page's end, and isn't printed", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift" });
    });
    const shifts = () =>
      page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
    await openHome(page);
    const footer = page.getByRole("contentinfo");
    await footer.evaluate((end) => end.scrollIntoView({ behavior: "instant", block: "end" }));
    const before = await shifts();
    await page.clock.runFor(6_000);
    await expect(stripOf(page)).toBeVisible();
    expect(await shifts()).toBe(before);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const end = await footer.boundingBox();
    const strip = await stripOf(page).boundingBox();
    expect(strip?.y).toBeGreaterThanOrEqual((end?.y ?? NaN) + (end?.height ?? NaN) - 1);
    await page.emulateMedia({ media: "print" });
    await expect(stripOf(page)).toBeHidden();
  });

  test("appears when the deals pass the middle of the window", async ({ page }) => {
    await openHome(page);
    // The observer's first report is the deals' initial position.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page
      .getByRole("heading", { name: "Product Deals" })
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
    await expect(stripOf(page)).toBeVisible();
  });

  test("leaves a search alone: its fields, its dates, its Enter", async ({ page }) => {
    await openHome(page, "/?tab=Hotels");
    await page.getByLabel("Where to?").click();
    await page.keyboard.type("lisb");
    const options = page.getByRole("option", { name: /Lisbon/ });
    await expect(options.first()).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(stripOf(page)).toBeHidden();
    const place = page.getByRole("combobox", { name: "Where to?" });
    await expect(place).toBeFocused();
    await options.first().click();
    await page.getByRole("button", { name: /^Check-in/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(stripOf(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await page.getByLabel(/^Guests/).click();
    await page.clock.runFor(20_000);
    await expect(stripOf(page)).toBeHidden();
    await place.press("Enter");
    await expect(page).toHaveURL(/\/booknow\/hotels\/search\?/);
    await page.clock.runFor(20_000);
    await expect(stripOf(page)).toBeHidden();
  });

  test("is left by keyboard, with the focus where it was", async ({ page }) => {
    await openHome(page);
    const tab = page.getByRole("navigation", { name: "Kinds of deals" }).getByRole("link").first();
    await tab.focus();
    await page.clock.runFor(6_000);
    const strip = stripOf(page);
    await expect(strip).toBeVisible();
    await expect(tab).toBeFocused();
    await strip.getByRole("link", { name: "Log In" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(strip.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(strip).toBeHidden();
    await expect(tab).toBeFocused();
  });

  test("waits for an open menu, and goes away with the next page", async ({ page }) => {
    await openHome(page);
    const menu = page.getByRole("button", { name: /English/ });
    await menu.click();
    await page.clock.runFor(20_000);
    await expect(stripOf(page)).toBeHidden();
    await page.keyboard.press("Escape");
    await page.clock.runFor(3_000);
    await expect(stripOf(page)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/faqs/);
    await page.clock.runFor(20_000);
    await expect(stripOf(page)).toBeHidden();
  });

  test("isn't shown to signed-in users, nor if nobody can sign in", async ({ page }) => {
    for (const agency of ["harbour", "voyara"]) {
      if (agency === "voyara") await signIn(page, agency, "traveller");
      await page.goto(siteUrl(agency));
      await expect(page.getByRole("heading", { name: "Product Deals" })).toBeVisible();
      if (agency === "harbour") await page.getByRole("button", { name: "Reject all" }).click();
      await page.clock.runFor(20_000);
      await expect(page.getByRole("region", { name: title })).toBeHidden();
    }
  });
});

test.describe("the save-price prompt on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  test.beforeEach(({ page }) => page.clock.install());

  test("takes a slim part of the window, and goes when a form is touched", async ({ page }) => {
    await openHome(page, "/ar");
    await page.clock.runFor(6_000);
    const strip = page.getByRole("region", { name: "سجّل الدخول ووفّر فورًا" });
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect((await strip.boundingBox())?.height).toBeLessThan(844 / 4);
    const close = await strip.getByRole("button", { name: "إغلاق" }).boundingBox();
    expect(close?.width).toBeGreaterThanOrEqual(44);
    expect(close?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole("main").getByRole("combobox").first().tap();
    await expect(strip).toBeHidden();
  });

  test("is closed with a tap, and its link leads to the login with another", async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(6_000);
    await stripOf(page).getByRole("link", { name: "Log In" }).tap();
    await expect(page).toHaveURL(/\/login/);
    await page.evaluate(() => (document.cookie = "savePricePrompt=; Max-Age=0; Path=/"));
    await openHome(page);
    await page.clock.runFor(6_000);
    await stripOf(page).getByRole("button", { name: "Close" }).tap();
    await expect(stripOf(page)).toBeHidden();
  });
});
