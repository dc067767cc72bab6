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
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < maximum) running += 1;
    else if (waiting.length >= maximumWaiting) throw onFull();
    // Whoever ends hands its place over, so `running` stays.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
