import { LRUCache } from "lru-cache";
import type { DepotKind } from "@/lib/api/contract/car-terms";
import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { listAirports } from "@/backend/reference-data/airports";
import { listCities } from "@/backend/reference-data/cities";
import { findAirportNear, findCityNear } from "@/backend/reference-data/nearby";
import type { Airport, City } from "@/backend/reference-data/place";
import { supplyReachKm } from "../../../ports/supply-reach";
import { scatter } from "../find-site";
import { resolvePlaceProfile } from "../place-profile";
import { hashText, randomAt, seededRandom } from "../seeded-random";
import { isNearNullIsland, nullIsland } from "../null-island";
import { toStreet } from "../hotels/to-address";
import { carGroups, groupCodes } from "./car-groups";
import type { DepotSite, FleetCar } from "./depot-site";
import { listMagicCars } from "./null-island";
import { aroundTheClock, toHours } from "./opening-hours";
import { companyCodes, rentalCompanies, type CompanyCode } from "./rental-companies";

/** Places whose depots are kept: most people rent at the same ones. */
const maximumKept = 3_000;
/** km. From farther away an office in town isn't listed where there is an airport. */
const townReachKm = 30;
/** People from which on a city has two offices, and its small airport a second depot. */
const largeTown = 400_000;
const smallTown = 100_000;

type Place = { key: string; isLarge: boolean; city: City; airport: Airport | null };
/** A depot that a place has: how many companies share it, and how many groups it leaves out. */
type Plan = { kind: DepotKind; companies: number; share: number };

function listPlans({ airport, city: { population } }: Place): Plan[] {
  const plan = (kind: DepotKind, companies: number, share: number) => ({ kind, companies, share });
  if (airport?.isLarge)
    return [plan("counter", 3, 0.85), plan("shuttle", 2, 0.7), plan("meetAndGreet", 1, 0.5)];
  if (airport)
    return population >= smallTown
      ? [plan("counter", 3, 0.5), plan("shuttle", 2, 0.4)]
      : [plan("counter", 4, 0.3)];
  if (population >= largeTown) return [plan("city", 2, 0.4), plan("city", 2, 0.3)];
  return [plan("city", population >= smallTown ? 3 : 2, 0.2)];
}

/** km from the place's middle, for what doesn't stand in the terminal. */
const spreadOf: Record<DepotKind, number> = { counter: 0, shuttle: 3, meetAndGreet: 0, city: 1.5 };

function listCars(key: string, companies: readonly CompanyCode[], share: number): FleetCar[] {
  return companies.flatMap((code) =>
    groupCodes.flatMap((groupCode): FleetCar[] => {
      const unit = `${code}-${groupCode}`;
      const seed = hashText(`car|${key}|${unit}`);
      const group = carGroups[groupCode];
      if (!group.isCommon && randomAt(seed, 0) >= share) return [];
      const company = rentalCompanies[code];
      return [
        {
          unit,
          company,
          group,
          allotment: 2 + Math.floor(randomAt(seed, 1) * (group.isCommon ? 8 : 4)),
          isSaver: company.hasPrepaidSavers && randomAt(seed, 2) < 0.4,
          seed,
          word: null,
        },
      ];
    }),
  );
}

function createDepots(place: Place): DepotSite[] {
  const { key: placeKey, city, airport, isLarge } = place;
  const profile = resolvePlaceProfile(city);
  const random = seededRandom("depots", placeKey);
  const waiting = random.shuffle(companyCodes);
  return listPlans(place).map(({ kind, companies, share }, index) => {
    const key = `${placeKey}.${index + 1}`;
    const middle: Point = airport ?? city;
    const place = scatter(middle, spreadOf[kind], seededRandom("depot-site", key));
    const { latitude, longitude } = place;
    const own = toStreet({ id: key, profile });
    const terminal = airport && `${airport.name.replace(/ \(.*\)$/, "")} (${airport.iata})`;
    const isInside = kind === "counter" || kind === "meetAndGreet";
    return {
      key,
      name: isInside ? (terminal ?? city.name) : `${terminal ?? city.name}, ${own}`,
      kind,
      airport: airport?.iata ?? null,
      city,
      latitude,
      longitude,
      timeZone: airport?.timeZone ?? city.timeZone,
      street: isInside && airport ? airport.name : own,
      profile,
      hours: toHours(kind, { isLarge, countryCode: city.countryCode, draw: random.next() }),
      cars: listCars(key, waiting.splice(0, companies), share),
    };
  });
}

const toAirportPlace = (airport: Airport): Place => ({
  key: airport.iata.toLowerCase(),
  isLarge: airport.isLarge,
  city: findCityNear(airport, supplyReachKm) ?? {
    ...airport,
    id: 0,
    name: airport.city,
    ...{ names: {}, regionCode: "", isFamous: false },
    population: 10_000,
  },
  airport,
});
const toCityPlace = (city: City): Place => ({
  key: String(city.id),
  isLarge: city.population >= largeTown,
  city,
  airport: null,
});

let magicDepot: DepotSite | undefined;
const getMagicDepot = (): DepotSite =>
  (magicDepot ??= {
    key: "null-island",
    name: nullIsland.name,
    kind: "counter",
    airport: null,
    city: nullIsland,
    latitude: nullIsland.latitude,
    longitude: nullIsland.longitude,
    timeZone: nullIsland.timeZone,
    street: "Buoy 13010",
    profile: { scenes: ["beach", "harbour"], priceLevel: 1, taxPercentage: 10, nameStyle: "en" },
    hours: aroundTheClock,
    cars: listMagicCars(),
  });

let airportsByKey: Map<string, Airport> | undefined;
let citiesByKey: Map<string, City> | undefined;

function findPlace(key: string): Place | null {
  airportsByKey ??= new Map(listAirports().map((one) => [one.iata.toLowerCase(), one]));
  citiesByKey ??= new Map(listCities().map((one) => [String(one.id), one]));
  const airport = airportsByKey.get(key);
  const city = citiesByKey.get(key);
  return airport ? toAirportPlace(airport) : city ? toCityPlace(city) : null;
}

const keyPattern = /^([a-z]{3}|\d{1,9})\.([1-4])$/;

export type Depots = {
  /** Those of the nearest airport and of the town, in no order; none in the middle of an ocean. */
  listAround(point: Point): readonly DepotSite[];
  get(key: string): DepotSite | null;
};

/** Every depot there is, made on first use. */
export function createDepotFinder(): Depots {
  const kept = new LRUCache<string, DepotSite[]>({ max: maximumKept });
  function listOf(place: Place): DepotSite[] {
    const known = kept.get(place.key) ?? createDepots(place);
    kept.set(place.key, known);
    return known;
  }
  function findAround(point: Point): DepotSite[] {
    if (isNearNullIsland(point)) return [getMagicDepot()];
    const city = findCityNear(point, supplyReachKm);
    const airport = findAirportNear(point, supplyReachKm);
    const isInTown = city && (!airport || distanceKm(point, city) <= townReachKm);
    return [
      ...(airport ? listOf(toAirportPlace(airport)) : []),
      ...(isInTown ? listOf(toCityPlace(city)) : []),
    ];
  }
  const keptAround = new LRUCache<string, DepotSite[]>({ max: maximumKept });
  return {
    listAround(point) {
      const here = `${point.latitude} ${point.longitude}`;
      const known = keptAround.get(here) ?? findAround(point);
      keptAround.set(here, known);
      return known;
    },
    get(key) {
      if (key === getMagicDepot().key) return getMagicDepot();
      const [, placeKey, number] = keyPattern.exec(key) ?? [];
      const place = placeKey === undefined ? null : findPlace(placeKey);
      return (place && listOf(place)[Number(number) - 1]) ?? null;
    },
  };
}
