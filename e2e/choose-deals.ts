import type { Page } from "playwright/test";
import { untilReady } from "./until-ready";

/**
 * Clicks a tab of the deals once it is interactive: before, the same click loads a new document.
 */
export async function chooseDeals(page: Page, name: string): Promise<void> {
  await untilReady(page);
  await page
    .getByRole("navigation", { name: "Kinds of deals" })
    .getByRole("link", { name })
    .click();
}
