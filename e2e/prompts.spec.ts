import { siteUrl } from "./agencies";
import { signIn } from "./sign-in";
import { expect, test } from "./test";

const title = "Unlock instant savings by signing in";

test.use({ hasSavePricePrompt: true });

test.describe("the save-price prompt", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("appears 5 s after the home page, once a session", async ({ page }) => {
    await page.goto(siteUrl("voyara"));
    const prompt = page.getByRole("dialog", { name: title });
    await expect(page.getByRole("article").first()).toBeVisible();
    // The clock keeps running: a slow machine takes some of the remaining seconds.
    await page.clock.runFor(2_000);
    await expect(prompt).toBeHidden();
    await page.clock.runFor(4_000);
    await expect(prompt).toBeVisible();
    await expect(prompt.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
    await page.keyboard.press("Escape");
    await expect(prompt).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem("savePricePrompt"))).toBe("false");
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(prompt).toBeHidden();
  });

  test("appears when the deals pass the middle of the window", async ({ page }) => {
    await page.goto(siteUrl("voyara"));
    await expect(page.getByRole("article").first()).toBeVisible();
    // The observer's first report is the deals' initial position.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page
      .getByRole("heading", { name: "Product Deals" })
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  });

  test("isn't shown to signed-in users, nor if nobody can sign in", async ({ page }) => {
    for (const agency of ["harbour", "voyara"]) {
      if (agency === "voyara") await signIn(page, agency, "traveller");
      await page.goto(siteUrl(agency));
      await expect(page.getByRole("heading", { name: "Product Deals" })).toBeVisible();
      if (agency === "harbour") await page.getByRole("button", { name: "Reject all" }).click();
      await page.clock.runFor(20_000);
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  });
});
