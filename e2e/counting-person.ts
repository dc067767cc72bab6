import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

type Point = { x: number; y: number };

/** The way of a finger that scrolls, in CSS pixels and steps; at the edge there is nothing else. */
const stroke = 500;
const strokeSteps = 12;
const margin = 6;

/** Whether a press at a point gets to an element, or to the label it belongs to. */
const isHit = (target: Locator, { x, y }: Point) =>
  target.evaluate(
    (element, [x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [element, ...labels].some((each) => each.contains(hit));
    },
    [x, y] as const,
  );

const middleOf = async (target: Locator): Promise<Point> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to see of ${String(target)}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Until an element stands still: what moves under a finger is missed. */
const untilStill = (target: Locator) =>
  target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let [before, frames] = ["", 0];
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = `${x} ${y} ${width} ${height}`;
          frames = now === before ? frames + 1 : 0;
          before = now;
          if (frames > 3) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/**
 * A user at a phone, who has nothing but a finger: sees what is in the window, scrolls to the
 * rest, presses what is really there. Every tap counts (a drag is one, too), and every typed field.
 */
export async function openTouchPerson(page: Page) {
  const touch = await page.context().newCDPSession(page);
  const counts = { taps: 0, fields: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });

  /** Scrolls as a finger does, as far as it takes to see the middle of an element. */
  async function lookAt(target: Locator): Promise<Point> {
    await expect(target).toBeVisible();
    await untilStill(target);
    const height = page.viewportSize()?.height ?? 0;
    let tries = 0;
    for (let strokes = 0; strokes < 40; strokes++) {
      const point = await middleOf(target);
      const isInWindow = point.y >= 0 && point.y < height;
      if (isInWindow && (await isHit(target, point))) return point;
      // What has just opened or gone may cover it for a moment only.
      if (isInWindow && tries++ < 10) {
        await untilStill(target);
        continue;
      }
      const away = Math.max(-stroke, Math.min(stroke, point.y - height / 2));
      const from = height / 2 + away / 2;
      await send("touchStart", { x: margin, y: from });
      for (let step = 1; step <= strokeSteps; step++)
        await send("touchMove", { x: margin, y: from - (away * step) / strokeSteps });
      // Held for a moment: let go while it moves, the page would fly on.
      for (let still = 0; still < 4; still++)
        await send("touchMove", { x: margin, y: from - away + (still % 2) });
      await send("touchEnd");
      await untilStill(target);
    }
    throw new Error(`No finger gets to ${String(target)}`);
  }

  async function tap(target: Locator) {
    const { x, y } = await lookAt(target);
    counts.taps++;
    await page.touchscreen.tap(x, y);
  }

  return {
    counts,
    tap,
    /** Into a field, after a tap on it; letter by letter. */
    async type(field: Locator, text: string) {
      await tap(field);
      await expect(field).toBeFocused();
      counts.fields++;
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
    /** Out of a list that the phone itself shows: one tap opens it, one chooses. */
    async choose(select: Locator, value: string) {
      await tap(select);
      counts.taps++;
      await page.keyboard.press("Escape");
      await select.selectOption(value);
    },
    /** `by`: how far to the right, in CSS pixels, at each step that it yields. */
    async drag(target: Locator, by: AsyncIterable<number> | Iterable<number>) {
      const { x, y } = await lookAt(target);
      counts.taps++;
      await send("touchStart", { x, y });
      for await (const moved of by) await send("touchMove", { x: x + moved, y });
      await send("touchEnd");
    },
  };
}

/**
 * A user with nothing but a keyboard. Every key counts that isn't text, and every typed field.
 * What has the focus must be in the window, and not under anything.
 */
export function openKeyboardPerson(page: Page) {
  const counts = { keys: 0, fields: 0 };
  const pressed: string[] = [];

  async function press(...keys: string[]) {
    for (const key of keys) {
      counts.keys++;
      pressed.push(key);
      await page.keyboard.press(key);
    }
  }
  async function expectFocus(target: Locator) {
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    await expect(async () =>
      expect(await isHit(target, await middleOf(target))).toBe(true),
    ).toPass();
  }

  return {
    counts,
    pressed,
    press,
    expectFocus,
    /** On with Tab until it has the focus. */
    async tabTo(target: Locator, most = 12) {
      const hasFocus = () =>
        target.evaluateAll((found) => found.some((each) => each === document.activeElement));
      for (let tabs = 0; tabs < most; tabs++) {
        await press("Tab");
        if (await hasFocus()) return expectFocus(target);
      }
      throw new Error(`${most} times Tab don't lead to ${String(target)}`);
    },
    /** Into the field that has the focus. */
    async type(field: Locator, text: string) {
      await expectFocus(field);
      counts.fields++;
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
  };
}
