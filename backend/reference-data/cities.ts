import type { City } from "./place";
import { readRecords, readTable, toAliases, toPlaceNames, toTimeZone } from "./read-table";

const noNames = {};
let cities: readonly City[] | undefined;

/** All cities, largest first. Loaded once, on the first call. */
export function listCities(): readonly City[] {
  if (cities) return cities;
  const names = new Map(readRecords("city-names.tsv").map((row) => [row.id, toPlaceNames(row)]));
  cities = readTable("cities.tsv").map(
    ([
      id,
      name = "",
      countryCode = "",
      region = "",
      latitude,
      longitude,
      population,
      timeZone,
      aliases,
      regionCode = "",
      isFamous,
    ]) => ({
      id: Number(id),
      name,
      countryCode,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
      timeZone: toTimeZone(timeZone),
      aliases: toAliases(aliases),
      names: names.get(id) ?? noNames,
      regionCode: `${countryCode}.${regionCode}`,
      isFamous: isFamous === "1",
    }),
  );
  return cities;
}

let byId: ReadonlyMap<number, City> | undefined;

/** By its GeoNames id. */
export function findCity(id: number): City | null {
  byId ??= new Map(listCities().map((city) => [city.id, city]));
  return byId.get(id) ?? null;
}
