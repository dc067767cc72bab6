import type { Cabin } from "@/lib/api/contract/flight-terms";
import { weekdayOfDay } from "@/lib/dates/zone-clock";
import { resolvePlaceProfile } from "../place-profile";
import { seasonFactor } from "../season";
import { randomAt } from "../seeded-random";
import type { AirportSite } from "./airport-sites";
import { toFlownCabin, toLoad } from "./flight-seats";
import type { Departure } from "./timetable";

/** km from which on a flight is a long one. */
export const longHaulKm = 4_500;

const cabinFactor: Record<Cabin, number> = {
  economy: 1,
  premiumEconomy: 1.75,
  business: 3.3,
  first: 5.8,
};
/** By days before departure: who books late pays more. */
const advanceFactors = [
  [3, 1.85],
  [7, 1.5],
  [14, 1.24],
  [21, 1.1],
  [45, 1],
  [120, 0.9],
] as const;
const farAhead = 0.96;
const toAdvance = (days: number): number =>
  advanceFactors.find(([most]) => days <= most)?.[1] ?? farAhead;
/** From Monday. */
const weekdayFactors = [1, 0.92, 0.92, 1, 1.13, 0.97, 1.16];
/** Several flights cost less than each by itself. */
const throughFactor = [1, 0.78, 0.68];
const otherAirlines = 1.06;

/** US dollars of one flight for an adult, without taxes, in the cheapest brand of a cabin. */
function toFlightDollars(departure: Departure, cabin: Cabin): number {
  const { flight, date, day } = departure;
  const flown = toFlownCabin(departure, cabin);
  return (
    (20 + 0.52 * flight.km ** 0.68) *
    flight.airline.factor *
    cabinFactor[flown] *
    (0.78 + 0.5 * toLoad(departure, flown) ** 2) *
    (weekdayFactors[weekdayOfDay(day)] ?? 1) *
    Math.sqrt(seasonFactor(date, flight.to, "countryside")) *
    (0.93 + randomAt((flight.seed + day) >>> 0, 9) * 0.16)
  );
}

const levels = new WeakMap<AirportSite, number>();
function toPriceLevel(site: AirportSite): number {
  const level =
    levels.get(site) ??
    resolvePlaceProfile({
      ...site,
      ...{ id: site.cityId ?? 0, name: site.city, region: "", timeZone: site.zone },
      ...{ aliases: [], names: {}, regionCode: "", isFamous: false },
      population: site.people,
    }).priceLevel;
  levels.set(site, level);
  return level;
}

/** US cents that an airport takes of each passenger with a seat. */
function toAirportTax({ flight }: Departure, isTransfer: boolean): number {
  const { from, km } = flight;
  const dollars = 6 + 15 * toPriceLevel(from) + (from.isLarge ? 4 : 0);
  return Math.round(dollars * (km >= longHaulKm ? 1.8 : 1) * (isTransfer ? 0.4 : 1) * 100);
}

/** What a leg costs an adult, in US cents: the fare of the cheapest brand, and taxes. */
export type LegFare = { fare: number; taxes: number };

/** `today`: the day's number, which departures are ahead of. */
export function toLegFare(
  departures: readonly Departure[],
  { cabin, today }: { cabin: Cabin; today: number },
): LegFare {
  const [first] = departures;
  const airlines = new Set(departures.map(({ flight }) => flight.airline));
  const dollars =
    departures.reduce((sum, departure) => sum + toFlightDollars(departure, cabin), 0) *
    (throughFactor[departures.length - 1] ?? 1) *
    (airlines.size > 1 ? otherAirlines : 1) *
    toAdvance((first?.day ?? today) - today);
  return {
    fare: Math.max(100, Math.round(dollars * 100)),
    taxes: departures.reduce(
      (sum, departure, number) => sum + toAirportTax(departure, number > 0),
      0,
    ),
  };
}

/** Of the adult's fare; infants sit on laps and pay no airport. */
const childShare = 0.75;
const infantShare = 0.1;

/** What one passenger of each kind pays for a leg at an adult's fare; taxes by themselves. */
export const toKindFares = ({ fare, taxes }: LegFare) => ({
  adult: { fare, taxes },
  child: { fare: Math.round(fare * childShare), taxes },
  infant: { fare: Math.round(fare * infantShare), taxes: 0 },
});
