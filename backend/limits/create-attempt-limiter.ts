import { LRUCache } from "lru-cache";

type Clock = { now: () => number };
type Attempts = { count: number; endsAt: number };

/**
 * Counts attempts by key within a window that starts with the first. In this process only, up to 50,000 keys;
 * an attempt counts as soon as it starts, so that many at once can't all pass.
 */
export function createAttemptLimiter({ maximum, windowMs, clock = performance }: { maximum: number; windowMs: number; clock?: Clock }) {
  const attempts = new LRUCache<string, Attempts>({ max: 50_000 });

  const current = (key: string): Attempts => {
    const found = attempts.get(key);
    return found && found.endsAt > clock.now() ? found : { count: 0, endsAt: clock.now() + windowMs };
  };

  return {
    /** Null when the attempt may go on, else the seconds to wait. */
    start(key: string): number | null {
      const { count, endsAt } = current(key);
      if (count >= maximum) return Math.ceil((endsAt - clock.now()) / 1000);
      attempts.set(key, { count: count + 1, endsAt });
      return null;
    },
    /** Takes one attempt back: it was none. */
    forgive(key: string): void {
      const { count, endsAt } = current(key);
      if (count > 1) attempts.set(key, { count: count - 1, endsAt });
      else attempts.delete(key);
    },
    clear: (key: string) => void attempts.delete(key),
  };
}
