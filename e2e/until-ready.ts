import type { Page } from "playwright/test";

/**
 * Waits until a page of the site listens: `data-ready`, and no part of it `data-late` any more
 * (`ScriptArrival`). Where no script runs, and on pages of others, there is nothing to wait for.
 */
export async function untilReady(page: Page): Promise<void> {
  // A page without script is polled once: it draws no frames to poll in. Any other resolves by
  // itself: polled in each frame, it would draw frames for that alone.
  await page.waitForLoadState("domcontentloaded");
  await page.waitForFunction(
    () =>
      new Promise<true>((resolve) => {
        const observer = new MutationObserver(check);
        function check() {
          const isListening =
            !globalThis.earlyInput ||
            ("ready" in document.documentElement.dataset && !document.querySelector("[data-late]"));
          if (!isListening) return;
          observer.disconnect();
          resolve(true);
        }
        const attributeFilter = ["data-ready", "data-late"];
        observer.observe(document, { subtree: true, childList: true, attributeFilter });
        check();
      }),
  );
}
