import { setTimeout as wait } from "node:timers/promises";

type HoldOptions = { holdMs: number; /** How many may be held at once. */ maximum?: number };

/**
 * Delays the rejection of a client above its share: a client that retries at once would otherwise
 * keep the door's thread busy with rejections. Beyond the maximum they are sent at once, so that
 * held ones take little memory.
 */
export function createRefusalHold({ holdMs, maximum = 256 }: HoldOptions) {
  let held = 0;
  /** Resolves when the rejection may be sent, or its client has disconnected. */
  return async function hold(signal?: AbortSignal): Promise<void> {
    if (held >= maximum || signal?.aborted) return;
    held += 1;
    await wait(holdMs, undefined, { signal, ref: false }).catch(() => {});
    held -= 1;
  };
}
