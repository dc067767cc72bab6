import type { FoundCar, SupplierCarOffer } from "../ports/car-supplier";
import { separateNeighbours } from "../suppliers/separate-neighbours";

const maximumDeals = 12;

/**
 * The cheapest offers of a dozen cars: the one that suits best of each class, then the next best
 * of each, mixed so that neighbours don't look the same. Price takes no part in the choice:
 * visitors may not know prices.
 */
export function chooseCarDeals(cars: readonly FoundCar[]): SupplierCarOffer[] {
  const rounds: SupplierCarOffer[][] = [];
  const seen = new Map<string, number>();
  for (const { offers } of [...cars].sort((a, b) => b.relevance - a.relevance)) {
    const [offer] = offers;
    if (!offer) continue;
    const kind = offer.vehicle.class;
    const round = seen.get(kind) ?? 0;
    seen.set(kind, round + 1);
    (rounds[round] ??= []).push(offer);
  }
  return separateNeighbours(rounds.flat().slice(0, maximumDeals), ({ vehicle }) => vehicle.picture);
}
