import type { Page } from "playwright/test";
import { untilHydrated } from "./until-hydrated";

/**
 * Clicks a tab of the deals once that is more than a link: before, the same click is answered by a
 * new document.
 */
export async function chooseDeals(page: Page, name: string): Promise<void> {
  await untilHydrated(page);
  await page
    .getByRole("navigation", { name: "Kinds of deals" })
    .getByRole("link", { name })
    .click();
}
