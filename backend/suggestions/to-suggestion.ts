import type { LanguageCode } from "@/lib/api/contract/languages";
import type { PlaceSuggestion } from "@/lib/api/contract/suggestions";
import { toCountryName } from "../reference-data/countries";
import type { City } from "../reference-data/place";
import type { NamedOffer } from "../ports/deal-supplier";
import type { IndexedPlace } from "./place-index";

const describe = (...parts: string[]) => parts.filter(Boolean).join(", ");

export const toCitySuggestion = (
  { id, name, countryCode, region, latitude, longitude, timeZone }: City,
  language: LanguageCode,
): PlaceSuggestion => ({
  id: `city-${id}`,
  type: "city",
  name,
  description: describe(region, toCountryName(countryCode, language)),
  countryCode,
  latitude,
  longitude,
  iata: null,
  timeZone,
});

/** A place as the start of a search; the country in the requested language. */
export function toPlaceSuggestion(place: IndexedPlace, language: LanguageCode): PlaceSuggestion {
  if (place.type === "city") return toCitySuggestion(place.city, language);
  const { iata, name, city, countryCode, latitude, longitude, timeZone } = place.airport;
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
  description: describe(city.name, toCountryName(city.countryCode, language)),
  countryCode: city.countryCode,
  latitude,
  longitude,
  iata: null,
  timeZone: city.timeZone,
});
