import { renderedPage } from "@/lib/rendered-page";

/** Does what a page does while it is rendered: what came of it, and whether it may be kept. */
export async function renderPage<T>(
  render: () => Promise<T>,
): Promise<{ value: T; isIncomplete: boolean }> {
  const page = { isIncomplete: false };
  const value = await renderedPage.run(page, render);
  return { value, isIncomplete: page.isIncomplete };
}
