import type { Locator, Page } from "playwright/test";

/** The amount beside a label, as it is written. */
export const beside = (scope: Page | Locator, label: string | RegExp): Locator =>
  scope
    .locator("dt")
    .filter({ hasText: label })
    .locator("xpath=following-sibling::dd[1]")
    .locator("bdi")
    .first();
