import { setTimeout as wait } from "node:timers/promises";

/** Polls until `isSo`, or for `ms`. @returns whether it became true, and after how long */
export async function until(isSo, { ms }) {
  const since = performance.now();
  do {
    if (await isSo()) return { isSo: true, ms: performance.now() - since };
    await wait(50);
  } while (performance.now() - since < ms);
  return { isSo: false, ms };
}
