import type { Page } from "playwright/test";
import { expect } from "./test";

export const control = (page: Page, name: string) => page.locator(`form [name=${name}]`);

/** A date that is typed in parts. */
export async function fillDate(page: Page, name: string, date: string): Promise<void> {
  const [year = "", month = "", day = ""] = date.split("-");
  await control(page, `${name}-day`).fill(day);
  await control(page, `${name}-month`).selectOption(String(Number(month)));
  await control(page, `${name}-year`).fill(year);
}

/**
 * Everything a checkout asks for, as a guest. An address may order twenty times in half an hour.
 */
export async function fillContact(page: Page, email = "ana@example.com") {
  await control(page, "firstName").fill("Ana");
  await control(page, "lastName").fill("Silva");
  await control(page, "email").fill(email);
  await control(page, "phone").fill("+351 210 000 000");
  await control(page, "accepted").check();
}

/** The plain button, of forms that have another one below it, too. */
export const submit = (page: Page) => page.locator("form button[type=submit]").first().click();

/** At the sandbox gateway, by a test card. */
export async function pay(page: Page, card: string) {
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await page.getByRole("textbox").fill(card);
  await page.locator("form button[type=submit]").click();
}
