import type { Browser, Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { sessionCookieOf, signIn } from "./sign-in";
import { expect, test } from "./test";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");

/** Something sold, and something held that isn't paid. */
async function sellAndHold(browser: Browser) {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await signIn(page, "voyara", "sales");
  const sold = await bookHotel(page, "voyara", { ahead: 20 });
  const held = await bookHotel(page, "voyara", { ahead: 21, isPaid: false });
  await context.close();
  return { sold, held };
}
/** The number of bookings, and what the list that it opens counts. */
async function openBookings(page: Page) {
  const term = main(page)
    .getByRole("term")
    .filter({ hasText: /^Bookings$/ });
  const shown = await term.locator("xpath=following-sibling::dd[1]").innerText();
  await term.getByRole("link").click();
  await expect(page).toHaveURL(/\/bookings\?.*sale=sold/);
  const heading = main(page).getByRole("heading", { name: /^\d+ bookings?$/ });
  return { shown: Number(shown), listed: Number.parseInt(await heading.innerText(), 10) };
}

test("a hold counts down, leads to its booking, and goes when it lapses", async ({
  page,
  browser,
}) => {
  const { held } = await sellAndHold(browser);
  await signIn(page, "voyara", "sales");
  await page.clock.install();
  await page.goto(siteUrl("voyara", "/dashboard"));
  const item = main(page).getByRole("listitem").filter({ hasText: held.reference });
  await page.clock.runFor(2_000);
  await expect(item.getByRole("timer")).toHaveText(/^(?:29|30):\d\d$/);
  await expectAccessible(page);
  await page.clock.runFor("31:00");
  await expect(item).toHaveCount(0);
  await page.goto(siteUrl("voyara", "/bookings?due=payment"));
  await expect(main(page)).toContainText(held.reference);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("figures open the lists they count, of all sales or of one's own", async ({
    page,
    browser,
  }) => {
    const { held } = await sellAndHold(browser);
    for (const role of ["owner", "sales"] as const) {
      await page.context().clearCookies();
      await signIn(page, "voyara", role);
      // Others book meanwhile.
      await expect(async () => {
        await page.goto(siteUrl("voyara", "/dashboard"));
        await page.getByLabel("Period").selectOption("Last 90 days");
        await page.getByRole("button", { name: "Show", exact: true }).click();
        await expect(page).toHaveURL(/\/dashboard\?period=90d$/);
        const { shown, listed } = await openBookings(page);
        expect(shown).toBeGreaterThan(0);
        expect(listed).toBe(shown);
      }).toPass({ timeout: 60_000 });
      await page.goto(siteUrl("voyara", "/dashboard"));
      await main(page)
        .getByRole("link", { name: /^To be paid/ })
        .click();
      await expect(page).toHaveURL(/\/bookings\?due=payment/);
      await expect(
        main(page).getByRole("link", { name: "Remove filter: To do in time: To be paid" }),
      ).toBeVisible();
      await page.getByRole("searchbox").fill(held.reference);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(main(page).getByRole("row").filter({ hasText: held.reference })).toHaveCount(1);
    }
    await page.goto(siteUrl("voyara", "/dashboard"));
    await expect(
      main(page).getByRole("listitem").filter({ hasText: held.reference }).getByRole("time"),
    ).toHaveText(/^by .+, \d\d:\d\d \(/);
  });
});

test("tables are files for those who see the page, without margins for some", async ({
  request,
}) => {
  const heads: Record<string, string> = {};
  for (const role of ["owner", "restricted", "traveller"] as const) {
    const cookie = await sessionCookieOf(request, "voyara", role);
    const answer = await requestSite(request, "voyara", "/dashboard/export?table=weeks", {
      headers: { cookie },
    });
    heads[role] = `${answer.status()} ${(await answer.text()).split("\r\n")[0]?.slice(1) ?? ""}`;
  }
  expect(heads["traveller"]).toMatch(/^404/);
  expect(heads["restricted"]).toBe("200 Start,End,Currency,Bookings,Sales");
  expect(heads["owner"]).toMatch(/^200 Start,End,Currency,Bookings,Sales/);
});
