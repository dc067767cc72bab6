import { capItineraries, mostItineraries } from "@/backend/ports/cap-itineraries";
import type { LegOption } from "./find-leg-options";

/** An option of a leg as a search weighs it. */
export type WeighedOption = LegOption & {
  /** US cents for the whole party, in the cheapest brand. */
  total: number;
  /** The less the better: time, changes and money together. */
  weight: number;
};
export type Trip = readonly WeighedOption[];

/** Options of each leg that take part. */
const mostOptions = 140;
const mostOfMany = 40;
/** Minutes between an arrival and the next leg's departure. */
const betweenLegs = 60;

const changeWeight = 130;
const centsPerMinute = 130;
export const toWeight = ({ departures, minutes }: LegOption, total: number): number =>
  minutes + (departures.length - 1) * changeWeight + total / centsPerMinute;

const departsOf = (option: LegOption) => option.departures[0]?.departs ?? 0;
const arrivesOf = (option: LegOption) => option.departures.at(-1)?.arrives ?? 0;
const canFollow = (before: LegOption, after: LegOption): boolean =>
  before.group === after.group && departsOf(after) - arrivesOf(before) >= betweenLegs;

/** The best of a leg; the cheapest of each group stays among them. */
function pickOptions(options: readonly WeighedOption[], most: number): WeighedOption[] {
  const sorted = options.toSorted((a, b) => a.weight - b.weight);
  const picked = new Set(sorted.slice(0, most));
  const cheapest = new Map<string, WeighedOption>();
  for (const option of sorted) {
    const known = cheapest.get(option.group);
    if (!known || option.total < known.total) cheapest.set(option.group, option);
  }
  for (const option of cheapest.values()) picked.add(option);
  return [...picked];
}

type Partial = { trip: Trip; weight: number };

/** All legs together that are on one ticket and in order, the best first. */
function join(legs: readonly (readonly WeighedOption[])[]): Partial[] {
  let partials: Partial[] = [{ trip: [], weight: 0 }];
  for (const options of legs) {
    const next: Partial[] = [];
    for (const { trip, weight } of partials.slice(0, mostItineraries)) {
      const last = trip.at(-1);
      for (const option of options)
        if (!last || canFollow(last, option))
          next.push({ trip: [...trip, option], weight: weight + option.weight });
    }
    partials = next.sort((a, b) => a.weight - b.weight);
  }
  return partials;
}

const toPicked = (legs: readonly (readonly WeighedOption[])[]) =>
  legs.map((options) => pickOptions(options, legs.length > 2 ? mostOfMany : mostOptions));

/** The rest of a trip from one of its legs on. */
type Rest = { departs: number; total: number; trip: Trip };

/** By group, in the order of departure, the cheapest rest that departs then or later. */
function toCheapestFrom(rests: readonly Rest[]): ReadonlyMap<string, readonly Rest[]> {
  const groups = new Map<string, Rest[]>();
  for (const rest of rests.toSorted((a, b) => b.departs - a.departs)) {
    const group = rest.trip[0]?.group ?? "";
    const later = groups.get(group) ?? [];
    const best = later.at(-1);
    later.push(best && best.total <= rest.total ? { ...best, departs: rest.departs } : rest);
    groups.set(group, later);
  }
  return groups;
}

/** The cheapest of all; null where nothing fits together. From the last leg back to the first. */
export function findCheapestTrip(legs: readonly (readonly WeighedOption[])[]): Trip | null {
  let rests: Rest[] | null = null;
  for (const options of legs.toReversed()) {
    const next: ReadonlyMap<string, readonly Rest[]> | null = rests && toCheapestFrom(rests);
    rests = options.flatMap((option): Rest[] => {
      const rest = next
        ?.get(option.group)
        // The latest come first; each knows the cheapest of those before it.
        ?.findLast(({ departs }) => departs - arrivesOf(option) >= betweenLegs);
      if (next && !rest) return [];
      return [
        {
          departs: departsOf(option),
          total: option.total + (rest?.total ?? 0),
          trip: [option, ...(rest?.trip ?? [])],
        },
      ];
    });
  }
  return (
    (rests ?? []).reduce<Rest | null>(
      (best, rest) => (best && best.total <= rest.total ? best : rest),
      null,
    )?.trip ?? null
  );
}

/** The best trips that can be made of the options of each leg, the cheapest of all among them. */
export function combineLegs(legs: readonly (readonly WeighedOption[])[]): Trip[] {
  const trips = join(toPicked(legs)).map(({ trip }) => trip);
  const cheapest = findCheapestTrip(legs);
  const isCheapest = (trip: Trip) => trip.every((option, leg) => option === cheapest?.[leg]);
  return capItineraries(
    cheapest ? [cheapest, ...trips.filter((trip) => !isCheapest(trip))] : trips,
    { legs: legs.length, toOutbound: ([out]) => out },
  );
}
