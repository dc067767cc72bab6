import { toContinent } from "@/backend/reference-data/countries";
import type { LegOption } from "./find-leg-options";

/** Countries of Europe whose borders one crosses with an identity card are few; the rest ask. */
const isWithinEurope = (countries: readonly string[]) =>
  countries.every((country) => toContinent(country) === "EU" && !outside.has(country));
const outside = new Set(["GB", "IE", "RU", "BY", "UA", "MD", "AL", "BA", "ME", "MK", "RS", "XK"]);

/** What airlines have to know of each passenger: the passport beyond borders, the sex in the US. */
export function asksOf(trip: readonly LegOption[]): { gender: boolean; passport: boolean } {
  const countries = trip.flatMap(({ departures }) =>
    departures.flatMap(({ flight }) => [flight.from.countryCode, flight.to.countryCode]),
  );
  return {
    gender: countries.includes("US"),
    passport: new Set(countries).size > 1 && !isWithinEurope(countries),
  };
}
