import type { Page } from "playwright/test";

/**
 * Waits until React has taken over and the router listens: before, a click on what is more than a
 * link is lost or answered by a new document.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => Object.hasOwn(history, "pushState"));
