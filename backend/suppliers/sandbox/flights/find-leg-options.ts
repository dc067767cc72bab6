import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import { toClockDay } from "@/lib/dates/zone-clock";
import { countSeats } from "./aircraft";
import { areOnOneTicket, isLowCost } from "./airlines";
import { getSite, islandSite, listSitesOfCity, type AirportSite } from "./airport-sites";
import { getNetwork } from "./network";
import type { Departure, Timetable } from "./timetable";

/** All flights of a leg, in order, on one ticket. */
export type LegOption = {
  departures: readonly Departure[];
  /** From the first take-off to the last landing. */
  minutes: number;
  /** Legs of the same group may be on one ticket. */
  group: string;
};

/** Minutes between landing and take-off: within a country, else, and across a city. */
const connection = { domestic: 45, international: 75, otherAirport: 210 } as const;
const longestWait = 9 * 60;
/** Where there is hardly anything else, people wait overnight. */
const longestNight = 20 * 60;
const few = 12;
const mostMids = 36;
const mostPairs = 60;
/** Onward flights for each arrival. */
const onward = 2;
/** km. Airports of a city that one gets from one to the other of. */
const acrossCityKm = 70;
/** Shorter flights may be in a lower cabin. */
const feederKm = 2_600;

export function toMinimumConnection(arriving: Departure, departing: Departure): number {
  if (arriving.flight.to !== departing.flight.from) return connection.otherAirport;
  const countries = [arriving.flight.from, arriving.flight.to, departing.flight.to].map(
    ({ countryCode }) => countryCode,
  );
  return new Set(countries).size === 1 ? connection.domestic : connection.international;
}

/** Whether a flight may follow another: on one ticket, in time, and not too late. */
export function canConnect(arriving: Departure, departing: Departure): boolean {
  const wait = departing.departs - arriving.arrives;
  return (
    wait >= toMinimumConnection(arriving, departing) &&
    wait <= longestNight &&
    isNear(arriving.flight.to, departing.flight.from) &&
    areOnOneTicket(arriving.flight.airline, departing.flight.airline)
  );
}
const isNear = (a: AirportSite, b: AirportSite) =>
  a === b || (a.cityId !== null && a.cityId === b.cityId && distanceKm(a, b) <= acrossCityKm);

/** The word where all flights have it, the airline where it sells its own alone. */
function toGroup([first]: readonly Departure[]): string {
  if (!first) return "";
  const { word, airline } = first.flight;
  return word ?? (isLowCost(airline) ? airline.code : "partners");
}

export const toLegOption = (departures: readonly Departure[]): LegOption => ({
  departures,
  minutes: (departures.at(-1)?.arrives ?? 0) - (departures[0]?.departs ?? 0),
  group: toGroup(departures),
});

/** Whether a ticket of a cabin is sold: its longest flight has it, a short one before may not. */
export function hasCabin(departures: readonly Departure[], cabin: Cabin): boolean {
  const longest = Math.max(...departures.map(({ flight }) => flight.km));
  return departures.every(
    ({ flight }) =>
      countSeats(flight.aircraft, cabin) > 0 || (flight.km < longest && flight.km <= feederKm),
  );
}

/** Airports of a place of a search; none where it isn't known. */
export function listSearchedSites(place: string): readonly AirportSite[] {
  if (place.startsWith("airport-")) {
    const site = getSite(place.slice("airport-".length));
    return site ? [site] : [];
  }
  const id = Number(place.slice("city-".length));
  // Null Island and the two waters beside it.
  return id <= 2 ? [islandSite] : listSitesOfCity(id);
}

/**
 * Airports that one changes at, between where a leg starts and ends: lands at `out` and takes off
 * from `on`, which is rarely another.
 */
type Path = readonly { out: AirportSite; on: AirportSite }[];
type Paths = { direct: boolean; one: Path[]; across: Path[]; two: Path[] };

/** The longest way in km for a leg of so many, where there is one as short as that. */
const toFarthest = (km: number) => km * 1.45 + 700;

function listPaths(from: AirportSite, to: AirportSite, isAnyLength: boolean): Paths {
  if (from === islandSite || to === islandSite)
    return { direct: true, one: [], across: [], two: [] };
  const network = getNetwork();
  const farthest = isAnyLength ? Infinity : toFarthest(distanceKm(from, to));
  const near = (sites: readonly AirportSite[]) =>
    sites.filter((site) => distanceKm(from, site) + distanceKm(site, to) <= farthest);
  const outs = near(network.linksOf(from)).filter((site) => site !== to);
  const ons = near(network.linksOf(to)).filter((site) => site !== from);
  const detour = (path: Path) =>
    [from, ...path.flatMap(({ out, on }) => [out, on]), to].reduce(
      (sum, site, index, all) => sum + (index > 0 ? distanceKm(all[index - 1] ?? site, site) : 0),
      0,
    );
  const best = (paths: Path[], count: number) =>
    paths
      .map((path) => {
        const hubs = path.filter(({ out }) => out.isHub).length;
        return { path, cost: detour(path) * (1 - 0.12 * hubs) };
      })
      .sort((a, b) => a.cost - b.cost)
      .slice(0, count)
      .map(({ path }) => path);
  const one = outs
    .filter((site) => network.isLinked(site, to))
    .map((site): Path => [{ out: site, on: site }]);
  const across = outs.flatMap((out) =>
    ons
      .filter((on) => on !== out && isNear(out, on) && !network.isLinked(out, to))
      .map((on): Path => [{ out, on }]),
  );
  const two =
    one.length >= few
      ? []
      : outs
          .filter((out) => out.isLarge || outs.length < few)
          .flatMap((out) =>
            ons
              .filter((on) => network.isLinked(out, on))
              .map((on): Path => [
                { out, on: out },
                { out: on, on },
              ]),
          );
  return {
    direct: network.isLinked(from, to),
    one: best(one, mostMids),
    across: best(across, few),
    two: best(
      two.filter((path) => detour(path) <= farthest),
      mostPairs,
    ),
  };
}

type Ends = { from: readonly AirportSite[]; to: readonly AirportSite[] };

/** Finds the flights of legs; ways and timetables are worked out once for all days queried. */
export function createLegFinder(timetable: Timetable) {
  const paths = new Map<string, Paths>();
  const pathsOf = (from: AirportSite, to: AirportSite, isAnyLength: boolean): Paths => {
    const key = `${from.iata}${to.iata}${isAnyLength}`;
    const known = paths.get(key) ?? listPaths(from, to, isAnyLength);
    paths.set(key, known);
    return known;
  };

  /** The next flights that an arrival still reaches, of airlines that sell it together. */
  function listOnward(
    before: readonly Departure[],
    from: AirportSite,
    to: AirportSite,
    wait: number,
  ): Departure[] {
    const arriving = before.at(-1);
    if (!arriving) return [];
    const day = toClockDay(arriving.arrives, from.zone);
    const found: Departure[] = [];
    for (const each of [day, day + 1])
      for (const departing of timetable.list(from, to, each)) {
        if (departing.departs - arriving.arrives > wait || found.length >= onward) return found;
        if (canConnect(arriving, departing)) found.push(departing);
      }
    return found;
  }

  function follow(
    departures: readonly Departure[],
    path: Path,
    to: AirportSite,
    wait: number,
  ): (readonly Departure[])[] {
    return path.reduce<(readonly Departure[])[]>(
      (before, { on }, index) => {
        const next = path[index + 1]?.out ?? to;
        return before.flatMap((flown) =>
          listOnward(flown, on, next, wait).map((departing) => [...flown, departing]),
        );
      },
      departures.map((departure) => [departure]),
    );
  }

  function findWays(ends: Ends, day: number, isAnyLength: boolean): (readonly Departure[])[] {
    const found: (readonly Departure[])[] = [];
    const pairs = ends.from.flatMap((from) =>
      ends.to
        .filter((to) => !isNear(from, to))
        .map((to) => ({ from, to, ...pathsOf(from, to, isAnyLength) })),
    );
    const add = (kind: "one" | "across" | "two", wait: number) => {
      for (const { from, to, ...pair } of pairs)
        for (const path of pair[kind]) {
          const first = path[0]?.out;
          if (first && !path.some(({ out, on }) => ends.to.includes(out) || ends.to.includes(on)))
            found.push(...follow(timetable.list(from, first, day), path, to, wait));
        }
    };
    for (const { from, to, direct } of pairs)
      if (direct) found.push(...timetable.list(from, to, day).map((departure) => [departure]));
    add("one", longestWait);
    if (found.length < few) add("across", longestWait);
    if (found.length < few) add("two", longestWait);
    if (found.length === 0) {
      add("one", longestNight);
      add("two", longestNight);
    }
    return found;
  }

  return {
    /**
     * All ways from airports to others that depart on a day: nonstop, with one change, and with two
     * where there are few of those; long detours only where there is nothing else.
     */
    list(ends: Ends, day: number): LegOption[] {
      const found = findWays(ends, day, false);
      return (found.length > 0 ? found : findWays(ends, day, true)).map(toLegOption);
    },
  };
}
export type LegFinder = ReturnType<typeof createLegFinder>;
