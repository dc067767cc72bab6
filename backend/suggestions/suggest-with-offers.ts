import type { LanguageCode } from "@/lib/api/contract/languages";
import type { PlaceSuggestion } from "@/lib/api/contract/suggestions";
import type { City } from "../reference-data/place";
import type { NamedOffer } from "../ports/deal-supplier";
import type { OwnPlace } from "../ports/hotel-supplier";
import { findPlaceById } from "./find-place-by-id";
import type { PlaceType } from "./place-index";
import { searchPlaces } from "./search-places";
import { toCitySuggestion, toOfferSuggestion, toPlaceSuggestion } from "./to-suggestion";

const maximumSuggestions = 10;
const maximumOffers = 3;

/**
 * Only a supplier's own place if matched, or the place of an id; else places by name and, if there
 * is room, a few of the likeliest city's hotels, activities or resorts. `isComplete`: nothing was
 * truncated.
 */
export async function suggestWithOffers(
  text: string,
  {
    types,
    offerType,
    language,
    listOffers,
    findOwnPlace,
  }: {
    types: readonly PlaceType[];
    offerType: "hotel" | "activity" | "resort";
    language: LanguageCode;
    listOffers: (city: City) => Promise<NamedOffer[]>;
    findOwnPlace?: (text: string) => Promise<OwnPlace | null>;
  },
): Promise<{ suggestions: PlaceSuggestion[]; isComplete: boolean }> {
  const own = await findOwnPlace?.(text);
  if (own) {
    const hotels = own.hotels
      .slice(0, maximumSuggestions - 1)
      .map((offer) => toOfferSuggestion(offer, { type: offerType, city: own.city, language }));
    return {
      suggestions: [toCitySuggestion(own.city, language), ...hotels],
      isComplete: hotels.length === own.hotels.length,
    };
  }
  const { places, isComplete } = searchPlaces(text, { types, language });
  const city = findPlaceById(text)
    ? undefined
    : places.find((place) => place.type === "city")?.city;
  const offers = city
    ? (await listOffers(city))
        .slice(0, maximumOffers)
        .map((offer) => toOfferSuggestion(offer, { type: offerType, city, language }))
    : [];
  const listed = places.slice(0, maximumSuggestions - offers.length);
  return {
    suggestions: [...listed.map((place) => toPlaceSuggestion(place, language)), ...offers],
    isComplete: isComplete && listed.length === places.length,
  };
}
