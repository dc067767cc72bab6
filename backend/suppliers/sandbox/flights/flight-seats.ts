import type { Cabin, SeatTrait } from "@/lib/api/contract/flight-terms";
import { weekdayOfDay } from "@/lib/dates/zone-clock";
import { hashText, randomAt } from "../seeded-random";
import { countSeats, type Aircraft } from "./aircraft";
import type { Departure } from "./timetable";

/** A seat of an aircraft's type. */
export type AircraftSeat = { id: string; row: number; cabin: Cabin; traits: SeatTrait[] };

/** What is sold instead where a short flight hasn't the cabin. */
const lowerCabins: Record<Cabin, readonly Cabin[]> = {
  first: ["first", "business", "premiumEconomy", "economy"],
  business: ["business", "premiumEconomy", "economy"],
  premiumEconomy: ["premiumEconomy", "economy"],
  economy: ["economy"],
};

/** The cabin one sits in with a ticket of another: that one, or the next lower there is. */
export const toFlownCabin = ({ flight }: Departure, cabin: Cabin): Cabin =>
  lowerCabins[cabin].find((each) => countSeats(flight.aircraft, each) > 0) ?? "economy";

/** Seats that were sold before anybody could ask, the same forever. */
export function countOccupied(departure: Departure, cabin: Cabin): number {
  const { flight } = departure;
  const seats = countSeats(flight.aircraft, cabin);
  if (flight.word !== null) return seats - (flight.word === "last-seat" ? 1 : islandSeats);
  return Math.floor(seats * toLoad(departure, cabin));
}
const islandSeats = 12;

/** The share of a cabin that is sold; 1 on a few days. */
export function toLoad({ flight, day }: Departure, cabin: Cabin): number {
  const chance = randomAt(hashText(cabin, (flight.seed + Math.imul(day, 0x9e3779b1)) >>> 0), 0);
  const weekday = weekdayOfDay(day);
  const isBusy = weekday === 4 || weekday === 6;
  return Math.min(1, 0.24 + 0.72 * chance ** 0.85 + (isBusy ? 0.06 : 0));
}

/** Seats of a cabin that can be sold on a day. */
export const toSeatAllotment = (departure: Departure, cabin: Cabin): number =>
  Math.max(0, countSeats(departure.flight.aircraft, cabin) - countOccupied(departure, cabin));

const layouts = new Map<Aircraft, Map<Cabin, AircraftSeat[]>>();

/** Letters from left to right, null for an aisle. */
export const listColumns = ({ cabins }: Aircraft, cabin: Cabin): (string | null)[] =>
  [...(cabins.find((each) => each.cabin === cabin)?.columns ?? "")].map((letter) =>
    letter === " " ? null : letter,
  );

function createSeats(type: Aircraft, cabin: Cabin): AircraftSeat[] {
  const rows = type.cabins.find((each) => each.cabin === cabin);
  if (!rows) return [];
  const columns = listColumns(type, cabin);
  return Array.from(
    { length: rows.last - rows.first + 1 },
    (_, number) => rows.first + number,
  ).flatMap((row) =>
    columns.flatMap((letter, column): AircraftSeat[] => {
      if (letter === null) return [];
      const isWindow = column === 0 || column === columns.length - 1;
      const isAisle = columns[column - 1] === null || columns[column + 1] === null;
      const isExit = type.exits.includes(row);
      const traits: SeatTrait[] = [
        ...(isWindow ? (["window"] as const) : []),
        ...(isAisle ? (["aisle"] as const) : []),
        ...(isWindow || isAisle ? [] : (["middle"] as const)),
        ...(isExit ? (["exitRow", "extraLegroom"] as const) : []),
        ...(row === rows.first ? (["bulkhead"] as const) : []),
      ];
      return [{ id: `${row}${letter}`, row, cabin, traits }];
    }),
  );
}

/** The seats of a cabin, row by row. */
export function listAircraftSeats(type: Aircraft, cabin: Cabin): readonly AircraftSeat[] {
  const cabins = layouts.get(type) ?? new Map<Cabin, AircraftSeat[]>();
  layouts.set(type, cabins);
  const seats = cabins.get(cabin) ?? createSeats(type, cabin);
  cabins.set(cabin, seats);
  return seats;
}

/** Ids of the seats of a cabin that are occupied from the beginning. */
export function listOccupied(departure: Departure, cabin: Cabin): ReadonlySet<string> {
  const seed = hashText(departure.key);
  const seats = listAircraftSeats(departure.flight.aircraft, cabin);
  const order = seats
    // Middle seats and the last rows fill up late.
    .map(({ id, traits }, number) => ({
      id,
      rank:
        randomAt(seed, number) + (traits.includes("middle") ? 0.3 : 0) + number / seats.length / 3,
    }))
    .sort((a, b) => a.rank - b.rank);
  return new Set(order.slice(0, countOccupied(departure, cabin)).map(({ id }) => id));
}
