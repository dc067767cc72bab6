import { AsyncLocalStorage } from "node:async_hooks";

type RenderedPage = { isIncomplete: boolean };

declare global {
  /** Pages and the program around them are bundled apart, and meet only here. */
  var renderedPage: AsyncLocalStorage<RenderedPage> | undefined;
}

/** The page that is being rendered, for all that is called on the way. */
export const renderedPage = (globalThis.renderedPage ??= new AsyncLocalStorage<RenderedPage>());

/**
 * Says that the page being rendered goes on without something it was to show, or with what was
 * known before: right for whoever asked, and not kept for anybody else. Whatever catches a failure
 * and still renders calls it. Outside of a page it does nothing.
 */
export function markPageIncomplete(): void {
  const page = renderedPage.getStore();
  if (page) page.isIncomplete = true;
}
