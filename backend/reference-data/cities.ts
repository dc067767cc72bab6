import type { City } from "./place";
import { readTable, toAliases, toTimeZone } from "./read-table";

let cities: readonly City[] | undefined;

/** All cities, largest first. Loaded once, on the first call. */
export function listCities(): readonly City[] {
  cities ??= readTable("cities.tsv").map(
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
    }),
  );
  return cities;
}
