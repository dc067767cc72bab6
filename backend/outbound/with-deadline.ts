/**
 * What `work` comes to, or the error of `toError` when that takes longer; the work itself isn't
 * stopped by that.
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
