import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./test";

/**
 * No violation of WCAG 2.2 A and AA that axe can see; each one is named with the elements it is
 * about.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Halfway through fading in, every text is too pale. What has just appeared begins to with the
  // next frame.
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
  expect(
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map(({ target }) => target.join(" ")).join("; ")})`,
    ),
  ).toEqual([]);
}
