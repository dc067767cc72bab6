/** Waits for work, or for this long; unfinished work goes on by itself. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  let deadline: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (deadline = setTimeout(resolve, ms)))]);
  clearTimeout(deadline);
}
