import { setTimeout as wait } from "node:timers/promises";

type HoldOptions = { holdMs: number; /** How many are held at once. */ maximum?: number };

/**
 * A client that asks for more than its share hears so a moment later: one that comes back at once
 * with each refusal would otherwise keep the door's thread busy with nothing but refusals. Beyond
 * the maximum they hear at once, so that what is held takes little memory.
 */
export function createRefusalHold({ holdMs, maximum = 256 }: HoldOptions) {
  let held = 0;
  /** Resolves when the refusal may be sent, or its client has gone. */
  return async function hold(signal?: AbortSignal): Promise<void> {
    if (held >= maximum || signal?.aborted) return;
    held += 1;
    await wait(holdMs, undefined, { signal, ref: false }).catch(() => {});
    held -= 1;
  };
}
