/**
 * The result of `work`, or `toError`'s error if that takes longer; the work itself isn't stopped.
 */
export async function withDeadline<T>(
  work: Promise<T>,
  withinMs: number,
  toError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(toError()), withinMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
