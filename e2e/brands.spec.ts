import { expectAccessible } from "./expect-accessible";
import { requestSite } from "./request-site";
import { siteUrl } from "./agencies";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

for (const { agency, name, language } of [
  { agency: "voyara", name: "Voyara Travel", language: "en" },
  { agency: "solmar", name: "Solmar Viajes", language: "es" },
]) {
  test(`${agency} shows its own brand`, async ({ page }) => {
    await page.goto(siteUrl(agency));
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("banner").getByRole("img", { name })).toBeVisible();
    await expectAccessible(page);
  });

  test(`${agency} signs its own agents in`, async ({ page }) => {
    await signIn(page, agency, "agent");
    await page.goto(siteUrl(agency));
    await expect(page.locator("#account-menu")).toContainText(`agent@${agency}.localhost`);
  });
}

test("an unknown host is 404, an inactive agency 503", async ({ request }) => {
  expect((await requestSite(request, "nobody")).status()).toBe(404);
  expect((await requestSite(request, "dormant")).status()).toBe(503);
});
