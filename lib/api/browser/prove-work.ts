import type { Challenge } from "../contract/errors";

/**
 * A slow phone takes this long for the hardest challenge; beyond it the challenge would be over
 * soon.
 */
const patienceMs = 120_000;

const listeners = new Set<() => void>();
let running = 0;

function count(change: 1 | -1): void {
  running += change;
  for (const listener of listeners) listener();
}

/** Whether this page is at work on a challenge, for `useSyncExternalStore`. */
export const workStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWorking: (): boolean => running > 0,
};

const ask = (worker: Worker, { salt, target, count: most }: Challenge): Promise<number | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), patienceMs);
    const finish = (number: number | null) => {
      clearTimeout(timer);
      resolve(number);
    };
    worker.onmessage = ({ data }: MessageEvent<number | null>) => finish(data);
    worker.onerror = () => finish(null);
    worker.postMessage({ salt, target, count: most });
  });

/** The proof of a challenge, found by a worker; null where this browser can't, as without https. */
export async function proveWork(challenge: Challenge): Promise<string | null> {
  count(1);
  let worker: Worker | null = null;
  try {
    worker = new Worker("/assets/workers/proof-of-work.js");
    const number = await ask(worker, challenge);
    return number === null ? null : `${challenge.token}.${number}`;
  } catch {
    return null;
  } finally {
    worker?.terminate();
    count(-1);
  }
}
