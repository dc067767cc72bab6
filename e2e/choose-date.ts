import type { Page } from "playwright/test";
import { expect } from "./test";

/** Types a date into the search form's calendar, in English, and closes it. */
export async function chooseDate(page: Page, label: string, date: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${label}: `) }).click();
  const dialog = page.getByRole("dialog", { name: "Choose your dates" });
  await dialog.getByRole("group", { name: label }).getByRole("spinbutton").first().click();
  await page.keyboard.type(`${date.slice(5, 7)}${date.slice(8, 10)}${date.slice(0, 4)}`);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
}
