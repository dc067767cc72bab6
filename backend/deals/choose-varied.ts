import { separateNeighbours } from "../suppliers/separate-neighbours";

/** How many a list of deals shows. */
export const maximumDeals = 12;

/**
 * A dozen: the one that suits best of each kind, then the next best of each, mixed so that
 * neighbours don't look the same. Price takes no part in the choice: visitors may not know prices.
 */
export function chooseVaried<T extends { relevance: number }>(
  found: readonly T[],
  { kindOf, pictureOf }: { kindOf: (one: T) => string; pictureOf: (one: T) => string },
): T[] {
  const rounds: T[][] = [];
  const seen = new Map<string, number>();
  for (const one of found.toSorted((a, b) => b.relevance - a.relevance)) {
    const kind = kindOf(one);
    const round = seen.get(kind) ?? 0;
    seen.set(kind, round + 1);
    (rounds[round] ??= []).push(one);
  }
  return separateNeighbours(rounds.flat().slice(0, maximumDeals), pictureOf);
}
