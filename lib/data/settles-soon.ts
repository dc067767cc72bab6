/**
 * Whether the promise resolves within this many milliseconds. Never rejects unless `found` does.
 */
export const settlesSoon = (found: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    found.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false)),
  ]);
