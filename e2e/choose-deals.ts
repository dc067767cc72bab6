import type { Page } from "playwright/test";

/** Clicks a tab of the deals. */
export async function chooseDeals(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Kinds of deals" })
    .getByRole("link", { name })
    .click();
}
