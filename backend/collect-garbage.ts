import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Gives memory back at once. The engine itself waits for more garbage, or for a quiet moment, which
 * a busy machine doesn't have: only worth its time after something large that isn't done again.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
