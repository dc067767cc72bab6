import { setImmediate as nextTurn } from "node:timers/promises";
import type * as BundledApart from "./rendered-page";
import { markPageIncomplete } from "./rendered-page";
import { renderPage } from "./testing/render-page";

test("a mark belongs to the page being rendered, at any depth, and to no concurrent one", async () => {
  const render = (isMarked: boolean) =>
    renderPage(async () => {
      await nextTurn();
      if (isMarked) await nextTurn().then(markPageIncomplete);
    });
  const pages = await Promise.all([render(false), render(true), render(false)]);
  expect(pages.map(({ isIncomplete }) => isIncomplete)).toEqual([false, true, false]);
});

test("pages that are bundled separately from the surrounding program mark the same page", async () => {
  const { isIncomplete } = await renderPage(async () =>
    jest.isolateModules(() => {
      const bundledApart = jest.requireActual<typeof BundledApart>("./rendered-page");
      expect(bundledApart.markPageIncomplete).not.toBe(markPageIncomplete);
      bundledApart.markPageIncomplete();
    }),
  );
  expect(isIncomplete).toBe(true);
});
