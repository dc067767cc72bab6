import { readFileSync } from "node:fs";
import type Axe from "axe-core";
import type { Page } from "playwright/test";
import { isFullRun } from "./full-run";
import { expect } from "./test";

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
/** But in a full run the first items of a list stand for all: axe needs seconds for twenty. */
const repeated = isFullRun ? [] : [["li:nth-child(n + 5)"], ["tr:nth-child(n + 5)"]];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe can detect; each is listed with its
 * elements.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // After a navigation in place Next removes the old title some frames before it has the new one.
  await expect(page).toHaveTitle(/./);
  // axe doesn't look into frames by itself.
  expect(page.frames(), "the page has no frames").toHaveLength(1);
  // By evaluation, because the content security policy forbids a script element.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const faults = await page.evaluate(
    async ({ exclude, values }) => {
      // During a fade-in every text is too pale. New content starts fading in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const found = await window.axe?.run(
        { exclude },
        {
          runOnly: { type: "tag", values },
          // Only of these all elements are described.
          resultTypes: ["violations"],
          elementRef: true,
        },
      );
      if (!found) throw new Error("axe isn't in the page");
      return found.violations.flatMap(({ id, help, nodes }) => {
        // Pins stand where their places are, however near to each other: WCAG 2.5.8 excepts them
        // from the size of targets, as essential. The list beside the map has the same places.
        const isPin = (element?: Element) =>
          id === "target-size" && element?.closest(".leaflet-marker-pane");
        const faulty = nodes.filter(({ element }) => !isPin(element));
        return faulty.length > 0
          ? [`${id}: ${help} (${faulty.map(({ target }) => target.join(" ")).join("; ")})`]
          : [];
      });
    },
    { exclude: repeated, values: tags },
  );
  expect(faults).toEqual([]);
}
