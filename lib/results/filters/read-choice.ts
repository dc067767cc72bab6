/** Reads one of the `known` values; null for any other. */
export const readChoice =
  <V extends string>(known: readonly V[]) =>
  (text: string): V | null =>
    known.find((each) => each === text) ?? null;
