import type { NetPrice } from "@/backend/ports/net-price";
import type { HotelDealSearch } from "@/lib/api/contract/deals";
import { listNights } from "@/lib/dates/calendar-date";
import type { Stay } from "@/lib/api/contract/hotels";
import type { HotelProperty } from "./hotel-properties";
import type { HotelScene } from "./pictures";
import { freeUntilAge } from "./room-types";
import { isTropical, seasonFactor, weekdayFactor } from "./season";
import { hashText, randomAt } from "./seeded-random";
import { retailSpread, toNetPriceAt } from "./to-net-price";

export type Occupancy = Pick<
  HotelDealSearch["occupancies"][number],
  "numOfRoom" | "numOfAdults" | "childAges"
>;

const between = ([low, high]: readonly [number, number], share: number) =>
  low + share * (high - low);

/** A room for two is the unit; infants are free, children pay a part, a single a little less. */
function partyFactor({ numOfRoom, numOfAdults, childAges }: Occupancy): number {
  const adults = numOfAdults === 1 ? 0.9 : 1 + (numOfAdults - 2) * 0.27;
  return numOfRoom * (adults + childAges.filter((age) => age >= freeUntilAge).length * 0.12);
}

/**
 * The nights of a stay weighed by season and weekday, worked out once for each kind of place there
 * is.
 */
function createDemand(stay: Stay): (property: HotelProperty) => number {
  const nights = listNights(stay);
  const demands = new Map<HotelScene, number[]>();
  return (property) => {
    const { scene, latitude } = property;
    const known = demands.get(scene) ?? [];
    if (known.length === 0) demands.set(scene, known);
    const kind = (latitude >= 0 ? 1 : 0) + (isTropical(latitude) ? 2 : 0);
    return (known[kind] ??= nights.reduce(
      (sum, night) => sum + seasonFactor(night, property, scene) * weekdayFactor(night, scene),
      0,
    ));
  };
}

/**
 * Prices of a whole stay for the whole party, hotel by hotel: net, the cheapest rate of the
 * cheapest room that fits.
 */
export function createHotelPricer({
  stay,
  occupancies,
}: {
  stay: Stay;
  occupancies: readonly Occupancy[];
}): (property: HotelProperty) => NetPrice {
  const toDemand = createDemand(stay);
  const party = occupancies.reduce((sum, room) => sum + partyFactor(room), 0);
  const longStay = listNights(stay).length >= 7 ? 0.92 : 1;
  const dates = `|${stay.start}|${stay.end}`;
  return (property) => {
    const seed = hashText(dates, property.seeds.price);
    const beforeTax =
      property.nightDollars *
      toDemand(property) *
      party *
      longStay *
      between([0.94, 1.08], randomAt(seed, 0));
    return toNetPriceAt(
      beforeTax,
      property.profile.taxPercentage,
      between(retailSpread, randomAt(seed, 1)),
    );
  };
}

const nonRefundableShare = 0.28;
const freeDays = [1, 2, 3, 3, 5, 7] as const;

/**
 * How many days before the stay its cheapest rate can still be cancelled without a charge; null
 * where it can't.
 */
export function toFreeDays(property: HotelProperty, start: string): number | null {
  if (property.freeDays !== undefined) return property.freeDays;
  const seed = hashText(`|${start}`, property.seeds.terms);
  return randomAt(seed, 0) < nonRefundableShare
    ? null
    : (freeDays[Math.floor(randomAt(seed, 1) * freeDays.length)] ?? null);
}
