import { maximumPins } from "../searches/to-page";
import type { CarMatch } from "./match-cars";

/**
 * The depots of all matches, in their order, with how many cars each has and the cheapest there.
 * `currency`: what is charged; null for viewers without price rights, who get the first car instead
 * of the cheapest.
 */
export function listDepotPins(matches: readonly CarMatch[], currency: string | null) {
  const pins = new Map<string, { car: CarMatch; cars: number }>();
  for (const match of matches) {
    const { id } = match.offer.pickUp.depot;
    const pin = pins.get(id);
    if (!pin) pins.set(id, { car: match, cars: 1 });
    else {
      pin.cars += 1;
      if (currency !== null && match.total < pin.car.total) pin.car = match;
    }
  }
  return [...pins.values()].slice(0, maximumPins).map(({ car: { offer, total }, cars }) => {
    const { id, name, latitude, longitude } = offer.pickUp.depot;
    return {
      id,
      name,
      latitude,
      longitude,
      cars,
      car: { carId: offer.carId, picture: offer.vehicle.picture },
      ...(currency === null ? {} : { total: { amount: total, currency } }),
    };
  });
}
