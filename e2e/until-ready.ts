import type { Page } from "playwright/test";

/**
 * Waits until a page of the site listens: `data-ready`, and no part of it `data-late` any more
 * (`ScriptArrival`). Where no script runs, and on pages of others, there is nothing to wait for.
 */
export const untilReady = (page: Page) =>
  page.waitForFunction(
    () =>
      document.readyState !== "loading" &&
      (!globalThis.earlyInput ||
        ("ready" in document.documentElement.dataset && !document.querySelector("[data-late]"))),
  );
