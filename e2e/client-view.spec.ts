import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const hotels = "/booknow/hotels/search?place=Lisbon&placeLat=38.72&placeLong=-9.14";
const mark = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Client view is on: end it" });
/** What stands beside prices for agents. */
const figures = (page: Page) => page.getByRole("main").getByText("Wholesale rate");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("client view goes along from page to page, until it is ended", async ({ page }) => {
      await signIn(page, "voyara", "agent");
      await page.goto(siteUrl("voyara", hotels));
      await expect(figures(page).first()).toBeVisible();
      await page.getByRole("button", { name: /^Signed in as/ }).click();
      await page
        .getByRole("region", { name: "Your account" })
        .getByRole("button", { name: "Client view" })
        .click();
      await expect(mark(page)).toBeVisible();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toContain(hotels);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(figures(page)).toHaveCount(0);
      await page.goto(siteUrl("voyara", "/es/bookings"));
      await page
        .getByRole("banner")
        .getByRole("button", { name: /vista del cliente/i })
        .click();
      await expect(page).toHaveURL(/\/es\/bookings$/);
      await page.goto(siteUrl("voyara", hotels));
      await expect(figures(page).first()).toBeVisible();
      await expect(mark(page)).toHaveCount(0);
    });
  });

test("is for agents with net prices, and no other site's to turn", async ({ page, request }) => {
  for (const role of ["restricted", "traveller"] as const) {
    await signIn(page, "voyara", role);
    await page.goto(siteUrl("voyara", "/booknow/hotels"));
    await page.getByRole("button", { name: /^Signed in as/ }).click();
    const menu = page.getByRole("region", { name: "Your account" });
    await expect(menu.getByRole("link", { name: "Logout" })).toBeVisible();
    await expect(menu.getByRole("button", { name: "Client view" })).toHaveCount(0);
    await page.context().clearCookies();
  }
  const answer = await requestSite(request, "voyara", "/client-view", {
    method: "POST",
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    form: { isOn: "yes", return: "/" },
  });
  expect(answer.status()).toBe(403);
});
