import pLimit from "p-limit";

/**
 * Runs at most `maximum` works at once, in order; beyond `maximumWaiting` in the queue a new one
 * fails with `onFull`.
 */
export function createSemaphore({
  maximum,
  maximumWaiting,
  onFull,
}: {
  maximum: number;
  maximumWaiting: number;
  onFull: () => Error;
}) {
  const limit = pLimit(maximum);

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= maximum + maximumWaiting) throw onFull();
    return limit(work);
  };
}
