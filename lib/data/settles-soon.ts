/** Whether something is there after so many milliseconds. Never rejects where `found` doesn't. */
export const settlesSoon = (found: Promise<unknown>, milliseconds: number): Promise<boolean> =>
  Promise.race([
    found.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false)),
  ]);
