import type { Seat } from "@/lib/api/contract/flights";
import type { Money } from "@/lib/money/money";
import type { SeatedPassenger } from "./list-passengers";
import { sumSeatPrices, toLetter, toSeatState, type SeatMap } from "./seat-map";

/** A seat for each passenger of a party, and what they cost; null where none of them does. */
type SeatsTogether = {
  seats: readonly { passenger: number; seat: string }[];
  price: Money | null;
};

/** A seat, where it is from left to right, and how many aisles are before it. */
type Place = { seat: Seat; column: number; block: number };

/** Seats beside each other in one row, perhaps across an aisle. */
type Stretch = { row: number; places: readonly Place[]; from: number; to: number; rank: number };

/** Stretches of neighbouring rows, from front to back. */
type Group = { last: Stretch; before: Group | null; size: number; rank: number };

/** The least is best: aisles between, then seats alone in their row, then minor units. */
const toRank = (aisles: number, alone: number, price: number): number =>
  (aisles * 16 + alone) * 1e12 + price;

/** Everyone has another of the party beside them, or at least in front or behind. */
const toMostRows = (party: number): number => Math.max(2, Math.ceil(party / 2));

/**
 * Free seats that everyone of a party may sit on, none at an exit, next to each other: in one row,
 * if possible without an aisle between them, else in neighbouring rows; the cheapest of those.
 * Children get a grown-up beside them as far as there are any. Null where the flight has no such
 * seats.
 */
export function findSeatsTogether(
  map: SeatMap,
  passengers: readonly SeatedPassenger[],
): SeatsTogether | null {
  const rows = listStretches(map, passengers);
  const group = findGroup(rows, passengers.length);
  if (!group) return null;
  const runs = listRuns(group);
  return { seats: seatEach(runs, passengers), price: sumSeatPrices(runs.flat()) };
}

/** By row, up to as many seats as the party needs. */
function listStretches(map: SeatMap, passengers: readonly SeatedPassenger[]): Stretch[][] {
  const letters = map.columns.filter((letter) => letter !== null);
  const toPlace = (seat: Seat): Place => ({
    seat,
    column: letters.indexOf(toLetter(seat.id)),
    block: map.columns
      .slice(0, map.columns.indexOf(toLetter(seat.id)))
      .filter((letter) => letter === null).length,
  });
  return map.rows.map(({ seats }, row) => {
    const places = seats
      .filter(
        (seat) =>
          // Airlines want passengers there of whose age and strength only they know enough.
          !seat.traits.includes("exitRow") &&
          passengers.every(
            (passenger) => toSeatState(seat, { passenger, holder: undefined }) === "free",
          ),
      )
      .map(toPlace)
      .sort((a, b) => a.column - b.column);
    return places.flatMap((first, from) =>
      passengers.flatMap((_, more): Stretch[] => {
        const stretch = places.slice(from, from + more + 1);
        const last = stretch[more];
        return last?.column === first.column + more ? [toStretch(row, stretch)] : [];
      }),
    );
  });
}

function toStretch(row: number, places: readonly Place[]): Stretch {
  const [first, last] = [places[0], places.at(-1)];
  const price = places.reduce((sum, { seat }) => sum + (seat.price?.amount ?? 0), 0);
  const aisles = (last?.block ?? 0) - (first?.block ?? 0);
  return {
    ...{ row, places, from: first?.column ?? 0, to: last?.column ?? 0 },
    rank: toRank(aisles, places.length === 1 ? 1 : 0, price),
  };
}

/** The best group of a party's size in as few rows as there can be. */
function findGroup(rows: readonly Stretch[][], size: number): Group | null {
  let groups = rows
    .flat()
    .map((last): Group => ({ last, before: null, size: last.places.length, rank: last.rank }));
  for (let depth = 1; depth <= toMostRows(size); depth++) {
    const [first, ...others] = groups.filter((group) => group.size === size);
    if (first) return others.reduce((best, each) => (each.rank < best.rank ? each : best), first);
    groups = addRow(groups, { rows, size });
  }
  return null;
}

/** With seats of the row behind; of groups that end in the same seats, the best of each size. */
function addRow(
  groups: readonly Group[],
  { rows, size: most }: { rows: readonly Stretch[][]; size: number },
): Group[] {
  const best = new Map<Stretch, Map<number, Group>>();
  for (const before of groups) {
    for (const last of rows[before.last.row + 1] ?? []) {
      const size = before.size + last.places.length;
      if (size > most || last.from > before.last.to || before.last.from > last.to) continue;
      const rank = before.rank + last.rank;
      const bySize = best.get(last) ?? new Map<number, Group>();
      const known = bySize.get(size);
      if (!known || rank < known.rank) bySize.set(size, { last, before, size, rank });
      best.set(last, bySize);
    }
  }
  return [...best.values()].flatMap((bySize) => [...bySize.values()]);
}

/** The group's seats with no aisle between them, row by row from the front. */
function listRuns({ before, last: { places } }: Group): Seat[][] {
  const blocks = new Set(places.map(({ block }) => block));
  const here = [...blocks].map((block) =>
    places.filter((each) => each.block === block).map(({ seat }) => seat),
  );
  return [...(before ? listRuns(before) : []), ...here];
}

/** The longest run first: a grown-up, and children around as long as there are any. */
function seatEach(
  runs: readonly Seat[][],
  passengers: readonly SeatedPassenger[],
): SeatsTogether["seats"] {
  const children = passengers.filter(({ kind }) => kind === "child");
  const grown = passengers
    .filter(({ kind }) => kind !== "child")
    .toSorted((a, b) => Number(a.kind !== "adult") - Number(b.kind !== "adult"));
  return runs
    .toSorted((a, b) => b.length - a.length)
    .flatMap((seats) => {
      const young = children.splice(0, seats.length - Math.min(1, grown.length));
      const old = grown.splice(0, seats.length - young.length);
      const [more, fewer] = young.length > old.length ? [young, old] : [old, young];
      const inOrder = more.flatMap((each, place) => [each, ...fewer.slice(place, place + 1)]);
      return inOrder.flatMap(({ index: passenger }, place) => {
        const seat = seats[place]?.id;
        return seat === undefined ? [] : [{ passenger, seat }];
      });
    });
}
