import { siteUrl } from "./agencies";
import { expect, test } from "./test";

test("what is typed before the page's script runs is kept and gets its suggestions", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(siteUrl("voyara", "/?tab=Hotels"), { waitUntil: "commit" });
  const field = page.getByLabel("Where to?");
  await field.click();
  await page.keyboard.type("lisb");
  release();
  await expect(page.getByRole("option", { name: /Lisbon/ }).first()).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Where to?" })).toHaveValue("lisb");
});
