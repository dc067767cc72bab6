/** Waits for work, or for so long; what isn't done by then goes on by itself. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  let deadline: NodeJS.Timeout | undefined;
  await Promise.race([work, new Promise((resolve) => (deadline = setTimeout(resolve, ms)))]);
  clearTimeout(deadline);
}
