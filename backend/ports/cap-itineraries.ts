/** What a supplier answers to a search, at most: all viewers' filters go through all of them. */
export const mostItineraries = 500;
/** Of a return: ways out, and ways back of each. */
const most = { outbounds: 60, returns: 40 } as const;

/**
 * The itineraries to keep of a list, the best first. Those of a return are kept in turn, the best
 * of each way out before the second of any: whichever is chosen has ways back to choose from.
 */
export function capItineraries<T>(
  itineraries: readonly T[],
  { legs, toOutbound }: { legs: number; toOutbound: (itinerary: T) => unknown },
): T[] {
  if (legs !== 2) return itineraries.slice(0, mostItineraries);
  const byOutbound = new Map<unknown, T[]>();
  for (const itinerary of itineraries) {
    const outbound = toOutbound(itinerary);
    const returns = byOutbound.get(outbound) ?? [];
    byOutbound.set(outbound, returns);
    returns.push(itinerary);
  }
  const kept = [...byOutbound.values()].slice(0, most.outbounds);
  return Array.from({ length: most.returns }, (_, turn) =>
    kept.flatMap((returns) => returns.slice(turn, turn + 1)),
  )
    .flat()
    .slice(0, mostItineraries);
}
