import { setImmediate as nextTurn } from "node:timers/promises";
import type * as BundledApart from "./rendered-page";
import { markPageIncomplete } from "./rendered-page";
import { renderPage } from "./testing/render-page";

test("a mark is that of the page that is being rendered, however deep, and of none beside it", async () => {
  const render = (isMarked: boolean) =>
    renderPage(async () => {
      await nextTurn();
      if (isMarked) await nextTurn().then(markPageIncomplete);
    });
  const pages = await Promise.all([render(false), render(true), render(false)]);
  expect(pages.map(({ isIncomplete }) => isIncomplete)).toEqual([false, true, false]);
});

test("pages that are bundled apart from the program around them mark the same page", async () => {
  const { isIncomplete } = await renderPage(async () =>
    jest.isolateModules(() => {
      const bundledApart = jest.requireActual<typeof BundledApart>("./rendered-page");
      expect(bundledApart.markPageIncomplete).not.toBe(markPageIncomplete);
      bundledApart.markPageIncomplete();
    }),
  );
  expect(isIncomplete).toBe(true);
});
