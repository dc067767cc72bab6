import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./test";

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe can detect; each is listed with its
 * elements.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // During a fade-in every text is too pale. New content starts fading in the next frame.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const faults: string[] = [];
  for (const { id, help, nodes } of violations) {
    const selectors = nodes.map(({ target }) => target.join(" "));
    const isPinAt = id === "target-size" ? await Promise.all(selectors.map(isPin(page))) : [];
    const faulty = selectors.filter((_, index) => !isPinAt[index]);
    if (faulty.length > 0) faults.push(`${id}: ${help} (${faulty.join("; ")})`);
  }
  expect(faults).toEqual([]);
}

/**
 * Pins stand where their places are, however near to each other: WCAG 2.5.8 excepts them from the
 * size of targets, as essential. The list beside the map has the same places.
 */
const isPin =
  (page: Page) =>
  (selector: string): Promise<boolean> =>
    page.evaluate(
      (within) => Boolean(document.querySelector(within)?.closest(".leaflet-marker-pane")),
      selector,
    );
