import { renderedPage } from "@/lib/rendered-page";

/** Runs code like a page's render: its result, and whether the page may be cached. */
export async function renderPage<T>(
  render: () => Promise<T>,
): Promise<{ value: T; isIncomplete: boolean }> {
  const page = { isIncomplete: false };
  const value = await renderedPage.run(page, render);
  return { value, isIncomplete: page.isIncomplete };
}
