import { areaKinds } from "@/lib/api/contract/place-terms";
import { foldText } from "./fold-text";
import type { Area } from "./place";
import { readRecords, toAliases, toPlaceNames } from "./read-table";
import { toFameWeight } from "./to-fame-weight";

/**
 * A region's share of its people who would mean it when they type its name: it is more seldom meant
 * than its capital, which often has the same.
 */
const regionShare = 0.02;

const toSide = (text: string | undefined) => Number(text);
const toBounds = ({ south, west, north, east }: Partial<Record<string, string>>) => ({
  ...{ south: toSide(south), west: toSide(west) },
  ...{ north: toSide(north), east: toSide(east) },
});
const toMiddle = ({ south, west, north, east }: Area["bounds"]) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

const listTravelled = (): Area[] =>
  readRecords("areas.tsv").map(({ id = "", name = "", country = "", aliases, ...row }) => {
    const bounds = toBounds(row);
    return {
      ...{ id, name, bounds, countryCode: country, ...toMiddle(bounds) },
      kind: areaKinds.find((kind) => kind === row.kind) ?? "region",
      aliases: toAliases(aliases),
      names: toPlaceNames(row),
      weight: toFameWeight(row.fame),
    };
  });

const toRegionId = (code: string) => code.replace(".", "-").toLowerCase();
const readRegions = (): Area[] =>
  readRecords("regions.tsv").map(({ code = "", name = "", people, ...row }) => {
    const bounds = toBounds(row);
    const [countryCode = ""] = code.split(".");
    return {
      ...{ id: toRegionId(code), name, bounds, countryCode },
      ...{ kind: "region", aliases: [], names: toPlaceNames(row), ...toMiddle(bounds) },
      weight: Number(people) * regionShare,
    };
  });

let regions: ReadonlyMap<string, Area> | undefined;

/** All parts of countries by their ids. Loaded once, on the first call. */
function getRegions(): ReadonlyMap<string, Area> {
  regions ??= new Map(readRegions().map((area) => [area.id, area]));
  return regions;
}

/** A part of a country by its code, such as `IT.16`. */
export const findRegion = (code: string): Area | null => getRegions().get(toRegionId(code)) ?? null;

/** Degrees: a part of a country that is smaller is a city. */
const leastSide = 0.2;
const hasSeveralTowns = ({ bounds: { south, west, north, east } }: Area) =>
  north - south >= leastSide && east - west >= leastSide;

let areas: readonly Area[] | undefined;

/**
 * Regions, islands and coasts that people travel to, and the other parts of countries; of two with
 * the same name in a country the former. Loaded once, on the first call.
 */
export function listAreas(): readonly Area[] {
  if (areas) return areas;
  const travelled = listTravelled();
  // "Rio de Janeiro State" is Rio de Janeiro's.
  const toKey = ({ countryCode }: Area, name: string) =>
    `${countryCode} ${foldText(name).replace(/ (?:state|province|region|county)$/, "")}`;
  const known = new Set(
    travelled.flatMap((area) =>
      [area.name, ...area.aliases, ...Object.values(area.names)].map((name) => toKey(area, name)),
    ),
  );
  const others = [...getRegions().values()].filter(
    (area) => hasSeveralTowns(area) && !known.has(toKey(area, area.name)),
  );
  areas = [...travelled, ...others];
  return areas;
}

let byId: ReadonlyMap<string, Area> | undefined;

/** By its id; null if there is none. */
export function findArea(id: string): Area | null {
  byId ??= new Map(listAreas().map((area) => [area.id, area]));
  return byId.get(id) ?? null;
}
