/** How far a search is. */
export type SearchProgress = {
  state: "searching" | "partial" | "complete";
  askAgainInMs: number | null;
};

/**
 * Polls a search until it is complete; the last response if that takes longer than `withinMs`.
 * @throws what `ask` throws
 */
export async function untilComplete<T extends SearchProgress>(
  ask: () => Promise<T>,
  { withinMs }: { withinMs: number },
): Promise<T> {
  const until = performance.now() + withinMs;
  for (;;) {
    const found = await ask();
    const { askAgainInMs } = found;
    if (askAgainInMs === null || performance.now() + askAgainInMs > until) return found;
    await new Promise((resolve) => setTimeout(resolve, askAgainInMs));
  }
}
