import type { LegOption } from "./find-leg-options";

/** An option of a leg as a search weighs it. */
export type WeighedOption = LegOption & {
  /** US cents for the whole party, in the cheapest brand. */
  total: number;
  /** The less the better: time, changes and money together. */
  weight: number;
};
export type Trip = readonly WeighedOption[];

export const mostItineraries = 500;
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

type Partial = { trip: Trip; weight: number; total: number };

/** All legs together that are on one ticket and in order, as far as `keep` lets them. */
function join(
  legs: readonly (readonly WeighedOption[])[],
  keep: (partials: Partial[]) => Partial[],
): Partial[] {
  let partials: Partial[] = [{ trip: [], weight: 0, total: 0 }];
  for (const options of legs) {
    const next: Partial[] = [];
    for (const { trip, weight, total } of partials) {
      const last = trip.at(-1);
      for (const option of options)
        if (!last || canFollow(last, option))
          next.push({
            trip: [...trip, option],
            weight: weight + option.weight,
            total: total + option.total,
          });
    }
    partials = keep(next);
  }
  return partials;
}

const byWeight = (most: number) => (partials: Partial[]) =>
  partials.sort((a, b) => a.weight - b.weight).slice(0, most);
/** A few of the cheapest: the very cheapest may leave no time for the next leg. */
const byTotal = (partials: Partial[]) => partials.sort((a, b) => a.total - b.total).slice(0, 60);

const toPicked = (legs: readonly (readonly WeighedOption[])[]) =>
  legs.map((options) => pickOptions(options, legs.length > 2 ? mostOfMany : mostOptions));

/** The cheapest of all; null where nothing fits together. */
export function findCheapestTrip(legs: readonly (readonly WeighedOption[])[]): Trip | null {
  const cheap = legs.map((options) => pickCheap(options));
  return join(cheap, byTotal)[0]?.trip ?? null;
}
/** By group, because legs of different ones don't fit together. */
function pickCheap(options: readonly WeighedOption[]): WeighedOption[] {
  const groups = new Map<string, WeighedOption[]>();
  for (const option of options)
    groups.set(option.group, [...(groups.get(option.group) ?? []), option]);
  return [...groups.values()].flatMap((group) =>
    group.sort((a, b) => a.total - b.total).slice(0, 24),
  );
}

/** The best trips that can be made of the options of each leg, the cheapest of all among them. */
export function combineLegs(legs: readonly (readonly WeighedOption[])[]): Trip[] {
  const trips = join(toPicked(legs), byWeight(mostItineraries)).map(({ trip }) => trip);
  const cheapest = findCheapestTrip(legs);
  const isIn = (wanted: Trip) =>
    trips.some((trip) => trip.every((option, leg) => option === wanted[leg]));
  if (cheapest && !isIn(cheapest)) trips.splice(mostItineraries - 1, 1, cheapest);
  return trips;
}
