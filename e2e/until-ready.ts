import type { Page } from "playwright/test";

/**
 * Waits until a page of the site listens: `data-ready`, and no part of it `data-late` any more
 * (`ScriptArrival`). Where no script runs, and on pages of others, there is nothing to wait for.
 */
export async function untilReady(page: Page): Promise<void> {
  // A page without script is polled once: it draws no frames to poll in.
  await page.waitForLoadState("domcontentloaded");
  await page.waitForFunction(
    () =>
      !globalThis.earlyInput ||
      ("ready" in document.documentElement.dataset && !document.querySelector("[data-late]")),
  );
}
