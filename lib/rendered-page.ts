import { AsyncLocalStorage } from "node:async_hooks";

type RenderedPage = { isIncomplete: boolean };

declare global {
  /** Pages and the surrounding program are bundled separately, and share only this global. */
  var renderedPage: AsyncLocalStorage<RenderedPage> | undefined;
}

/** The page being rendered, for all code called during the render. */
export const renderedPage = (globalThis.renderedPage ??= new AsyncLocalStorage<RenderedPage>());

/**
 * Marks the page being rendered as incomplete: it lacks something it should show, or shows stale
 * data. It is fine for this visitor, but is not cached. Call it in any code that catches a failure
 * and still renders. Outside of a page it does nothing.
 */
export function markPageIncomplete(): void {
  const page = renderedPage.getStore();
  if (page) page.isIncomplete = true;
}
