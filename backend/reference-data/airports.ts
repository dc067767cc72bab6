import type { Airport } from "./place";
import { readTable, toAliases, toTimeZone } from "./read-table";

let airports: readonly Airport[] | undefined;

/** All airports by IATA code. Loaded once, on the first call. */
export function listAirports(): readonly Airport[] {
  airports ??= readTable("airports.tsv").map(
    ([
      iata = "",
      name = "",
      city = "",
      countryCode = "",
      region = "",
      latitude,
      longitude,
      isLarge,
      timeZone,
      aliases,
    ]) => ({
      iata,
      name,
      city,
      countryCode,
      region,
      latitude: Number(latitude),
      longitude: Number(longitude),
      isLarge: isLarge === "1",
      timeZone: toTimeZone(timeZone),
      aliases: toAliases(aliases),
    }),
  );
  return airports;
}
