import { maximumPins } from "../searches/to-page";
import type { CarMatch } from "./match-cars";

/**
 * The depots of all matches, in their order, with how many cars each has and the cheapest there.
 * `currency`: what is charged, for who may see prices.
 */
export function listDepotPins(matches: readonly CarMatch[], currency: string | null) {
  const pins = new Map<string, { depot: CarMatch["offer"]["pickUp"]["depot"]; totals: number[] }>();
  for (const { offer, total } of matches) {
    const { depot } = offer.pickUp;
    const pin = pins.get(depot.id);
    if (pin) pin.totals.push(total);
    else pins.set(depot.id, { depot, totals: [total] });
  }
  return [...pins.values()]
    .slice(0, maximumPins)
    .map(({ depot: { id, name, latitude, longitude }, totals }) => ({
      id,
      name,
      latitude,
      longitude,
      cars: totals.length,
      ...(currency === null ? {} : { total: { amount: Math.min(...totals), currency } }),
    }));
}
