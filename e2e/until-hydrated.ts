import type { Page } from "playwright/test";

/**
 * Waits until React has hydrated and the router is ready: before, a click on an interactive element
 * is lost or loads a new document.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => Object.hasOwn(history, "pushState"));
