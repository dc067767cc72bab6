import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { bookHotel } from "./book-hotel";
import { expectAccessible } from "./expect-accessible";
import { signIn } from "./sign-in";
import { expect, test } from "./test";
import { untilReady } from "./until-ready";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

const main = (page: Page) => page.getByRole("main");
const newName = (name: string, workerIndex: number) => `${name}${workerIndex}x${Date.now()}`;
async function open(page: Page, path: string) {
  await page.goto(siteUrl("voyara", path));
}
/** Presses Tab until a button of that name has the focus. */
async function tabTo(page: Page, name: string) {
  const target = page.getByRole("button", { name, exact: true });
  for (let pressed = 0; pressed < 120; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard doesn't reach ${name}`);
}

test("by keyboard alone from any page to what cancelling a booking gives back", async ({ page }, {
  workerIndex,
}) => {
  const name = newName("Palette", workerIndex);
  await signIn(page, "voyara", "agent");
  const { reference } = await bookHotel(page, "voyara", { lastName: name });
  await open(page, "/dashboard");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Go to" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(palette.getByRole("option", { name: "Bookings", exact: true })).toBeVisible();
  await expect(palette.getByRole("option", { name: "Audit log" })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type(name);
  const option = palette.getByRole("option", { name: new RegExp(reference) });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/bookings/${reference}$`));
  await tabTo(page, "Cancel booking");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Cancellation fee")).toBeVisible();
});

test("single keys move in the list, never where somebody types, and can be switched off", async ({
  page,
}, { workerIndex }) => {
  const name = newName("Single", workerIndex);
  await signIn(page, "voyara", "agent");
  for (const ahead of [70, 80]) await bookHotel(page, "voyara", { lastName: name, ahead });
  await open(page, `/bookings?q=${name}`);
  const rows = main(page).getByRole("row").filter({ hasText: name });
  await page.keyboard.press("j");
  await expect(rows.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.last().getByRole("link")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(rows.first().getByRole("checkbox")).toBeChecked();
  await expect(main(page).getByText("1 selected")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Cancel selected" })).toBeVisible();

  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search bookings" });
  await expect(search).toBeFocused();
  await page.keyboard.type("jk?x");
  await expect(search).toHaveValue("jk?x");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await search.blur();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expectAccessible(page);
  await help.getByLabel("Single keys do something here").uncheck();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.reload();
  await page.keyboard.press("?");
  await page.keyboard.press("j");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rows.first().getByRole("link")).not.toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Go to" })).toBeVisible();
});

test("the palette has the pages of the menu and client view, and opens from the menu", async ({
  page,
}) => {
  await signIn(page, "voyara", "owner");
  await open(page, "/bookings?state=confirmed");
  await page.getByRole("button", { name: "Agent menu", exact: true }).click();
  await page.getByRole("button", { name: "Find a page or a booking" }).click();
  const palette = page.getByRole("dialog", { name: "Go to" });
  for (const name of ["Agents", "Applications", "Audit log", "Searches"])
    await expect(palette.getByRole("option", { name, exact: true })).toBeVisible();
  await page.keyboard.type("client v");
  await page.keyboard.press("ArrowDown");
  await expect(palette.getByRole("option", { name: "Client view" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Client view is on: end it" })).toBeVisible();
  expect(new URL(page.url()).search).toBe("?state=confirmed");
  // Another document.
  await untilReady(page);
  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("option", { name: "End client view" })).toBeVisible();
  await page.keyboard.type("audit");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings\/audit$/);
});

test("neither travellers nor visitors have a palette", async ({ page }) => {
  for (const as of [null, "traveller"] as const) {
    if (as) await signIn(page, "voyara", as);
    await open(page, "/faqs");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
