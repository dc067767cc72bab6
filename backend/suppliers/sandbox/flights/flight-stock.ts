import type { ScopedDatabase } from "@/backend/db/scoped";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import { addDays } from "@/lib/dates/calendar-date";
import { joinUnits, listUnitsLeft, toUnitOfSlot, type Unit, type UnitsLeft } from "../stock";
import type { LegOption } from "./find-leg-options";
import { listAircraftSeats, listOccupied, toFlownCabin, toSeatAllotment } from "./flight-seats";
import type { FlightWord } from "./null-island";
import { parseDepartureKey, type Departure } from "./timetable";

/** What all rows of the sandbox's stock of flights are of. */
export const flightResource = "sandbox-f";

/** A departure's seats of a cabin, and a single one of them. */
const toCabinUnit = ({ key }: Departure, cabin: Cabin): string => `${key}-${cabin}`;
const toSeatUnit = ({ key }: Departure, seat: string): string => `${key}-${seat}`;
const unitPattern = /^(.{1,30}-\d{8})-(\w+)$/;

/** Seats left of what was ever sold, by unit. */
export type SeatsLeft = UnitsLeft;

/** Days after the first departure of a leg on which its last may be. */
const mostDaysLater = 3;

export async function listSeatsLeft(
  db: ScopedDatabase,
  { dates, now }: { dates: readonly string[]; now: Date },
): Promise<SeatsLeft> {
  const sorted = dates.toSorted();
  const left = await listUnitsLeft(db, {
    start: addDays(sorted[0] ?? "", -1),
    end: addDays(sorted.at(-1) ?? "", mostDaysLater),
    now,
    resources: [flightResource],
  });
  return left.get(flightResource) ?? new Map();
}

/** Of the flights of some legs. */
export const listSeatsLeftOn = (db: ScopedDatabase, legs: readonly LegOption[], now: Date) =>
  listSeatsLeft(db, { dates: listDates(legs), now });

const listDates = (legs: readonly LegOption[]): string[] => [
  ...new Set(legs.flatMap(({ departures }) => departures.map(({ date }) => date))),
];

/** Seats that a flight has for tickets of a cabin. */
export function countLeft(departure: Departure, cabin: Cabin, left: SeatsLeft): number {
  const flown = toFlownCabin(departure, cabin);
  return left.get(toCabinUnit(departure, flown)) ?? toSeatAllotment(departure, flown);
}

export const countLeftOf = (
  departures: readonly Departure[],
  cabin: Cabin,
  left: SeatsLeft,
): number => Math.min(...departures.map((departure) => countLeft(departure, cabin, left)));

/** Ids of a cabin's seats that are taken, from the beginning or since. */
export function listTakenSeats(
  departure: Departure,
  cabin: Cabin,
  left: SeatsLeft,
): ReadonlySet<string> {
  const sold = listAircraftSeats(departure.flight.aircraft, cabin).filter(
    ({ id }) => left.get(toSeatUnit(departure, id)) === 0,
  );
  return new Set([...listOccupied(departure, cabin), ...sold.map(({ id }) => id)]);
}

/**
 * What a party takes out of stock: a seat of the cabin for everybody on every flight, and those
 * that were chosen, each flight in the slot of its date.
 */
export const toTaken = (
  legs: readonly LegOption[],
  { cabin, seated, seats }: { cabin: Cabin; seated: number; seats: readonly SeatOn[] },
) => ({
  resource: flightResource,
  unit: joinUnits(
    [
      ...legs.flatMap(({ departures }) =>
        departures.flatMap((departure) =>
          Array.from({ length: seated }, () => ({
            departure,
            unit: toCabinUnit(departure, toFlownCabin(departure, cabin)),
          })),
        ),
      ),
      ...seats.map(({ departure, seat }) => ({ departure, unit: toSeatUnit(departure, seat) })),
    ].map(({ departure, unit }) => toUnitOfSlot(unit, departure.date)),
  ),
  slots: listDates(legs),
  count: seated,
});
export type SeatOn = { departure: Departure; seat: string };

const cabins: readonly string[] = [
  "economy",
  "premiumEconomy",
  "business",
  "first",
] satisfies Cabin[];
const isCabin = (text: string): text is Cabin => cabins.includes(text);

/** How many there are of what a row of the stock counts; 0 where it isn't one of flights. */
export function toFlightAllotment({ resource, unit }: Unit): number {
  if (resource !== flightResource) return 0;
  const [, key = "", part = ""] = unitPattern.exec(unit) ?? [];
  const departure = parseDepartureKey(key);
  if (!departure) return 0;
  if (isCabin(part)) return toSeatAllotment(departure, part);
  const seat = cabins
    .filter(isCabin)
    .flatMap((cabin) => listAircraftSeats(departure.flight.aircraft, cabin))
    .find(({ id }) => id === part);
  return seat && !listOccupied(departure, seat.cabin).has(part) ? 1 : 0;
}

/** The magic word of flights that a reservation holds; null for most. */
export const toWordOf = ({ unit }: Unit): FlightWord | null =>
  parseDepartureKey(unitPattern.exec(unit.split(/[+@]/)[0] ?? "")?.[1] ?? "")?.flight.word ?? null;
