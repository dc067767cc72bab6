import type { LanguageCode } from "@/lib/api/contract/languages";
import type { PlaceSuggestion } from "@/lib/api/contract/suggestions";
import { toCountryName } from "../reference-data/countries";
import { toAirportCityName } from "../reference-data/city-airports";
import { findCityNear } from "../reference-data/nearby";
import type { City } from "../reference-data/place";
import { toPlaceName } from "../reference-data/to-place-name";
import type { NamedOffer } from "../ports/deal-supplier";
import type { IndexedPlace } from "./place-index";

const describe = (...parts: string[]) => parts.filter(Boolean).join(", ");

export const toCitySuggestion = (city: City, language: LanguageCode): PlaceSuggestion => {
  const { id, countryCode, region, latitude, longitude, timeZone } = city;
  return {
    id: `city-${id}`,
    type: "city",
    name: toPlaceName(city, language),
    description: describe(region, toCountryName(countryCode, language)),
    countryCode,
    latitude,
    longitude,
    iata: null,
    timeZone,
  };
};

/** km. A part of a country has the clock of a city as far away. */
const clockReachKm = 500;

/** A place as the start of a search; names in the requested language. */
export function toPlaceSuggestion(place: IndexedPlace, language: LanguageCode): PlaceSuggestion {
  if (place.type === "city") return toCitySuggestion(place.city, language);
  if (place.type === "area") {
    const { id, kind, countryCode, latitude, longitude } = place.area;
    const timeZone = findCityNear(place.area, clockReachKm)?.timeZone;
    return {
      id: `area-${id}`,
      type: kind,
      name: toPlaceName(place.area, language),
      description: toCountryName(countryCode, language),
      ...{ countryCode, latitude, longitude, iata: null },
      ...(timeZone && { timeZone }),
    };
  }
  if (place.type === "landmark") {
    const { id, kind, city, latitude, longitude } = place.landmark;
    const { countryCode, timeZone } = city;
    return {
      id: `place-${id}`,
      type: kind,
      name: toPlaceName(place.landmark, language),
      description: describe(toPlaceName(city, language), toCountryName(countryCode, language)),
      ...{ countryCode, latitude, longitude, iata: null, timeZone },
    };
  }
  const { iata, name, countryCode, latitude, longitude, timeZone } = place.airport;
  const city = place.airport.city && toAirportCityName(place.airport, language);
  return {
    id: `airport-${iata}`,
    type: "airport",
    name,
    description: describe(city, toCountryName(countryCode, language)),
    countryCode,
    latitude,
    longitude,
    iata,
    timeZone,
  };
}

export const toOfferSuggestion = (
  { id, name, latitude, longitude }: NamedOffer,
  {
    type,
    city,
    language,
  }: { type: "hotel" | "activity" | "resort"; city: City; language: LanguageCode },
): PlaceSuggestion => ({
  id,
  type,
  name,
  description: describe(toPlaceName(city, language), toCountryName(city.countryCode, language)),
  countryCode: city.countryCode,
  latitude,
  longitude,
  iata: null,
  timeZone: city.timeZone,
});
