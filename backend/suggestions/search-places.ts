import type { LanguageCode } from "@/lib/api/contract/languages";
import { findRegion } from "../reference-data/areas";
import { toCountryName } from "../reference-data/countries";
import { foldText } from "../reference-data/fold-text";
import { toPlaceName } from "../reference-data/to-place-name";
import { describePlace } from "./describe-place";
import { findPlaceById } from "./find-place-by-id";
import { listIndexEntries } from "./list-index-entries";
import { createPlaceIndex, type IndexedPlace, type PlaceHit, type PlaceType } from "./place-index";

/** Where a search for hotels can start. */
export const hotelPlaces: readonly PlaceType[] = ["city", "airport", "area", "landmark"];

const maximumPlaces = 10;
let index: ReturnType<typeof createPlaceIndex> | undefined;

/**
 * "paris texas", "porto portugal", "soho london": the last words may be the region, the country or
 * the city, in English or the requested language.
 */
function findByRegion(folded: string, language: LanguageCode): PlaceHit[] {
  const words = folded.split(" ");
  for (let split = words.length - 1; split > 0; split--) {
    const rest = words.slice(split).join(" ");
    const hits = index?.find(words.slice(0, split).join(" ")).filter(({ place }) => {
      const { countryCode, region, regionCode, city } = describePlace(place);
      const part = findRegion(regionCode);
      return [
        ...(part ? [part.name, toPlaceName(part, language)] : []),
        ...[region, toCountryName(countryCode, language), toCountryName(countryCode, "en")],
        ...(city ? [city.name, toPlaceName(city, language)] : []),
      ].some((name) => ` ${foldText(name)}`.includes(` ${rest}`));
    });
    if (hits?.length) return hits;
  }
  return [];
}

const isCode = ({ place }: PlaceHit, folded: string) =>
  place.type === "airport" && place.airport.iata.toLowerCase() === folded;

/**
 * At most 10 places for a typed text, or the one of an id: an airport by its IATA code first, then
 * by likelihood, types in the given order if `isGrouped`; only those that `isWanted` if given. A
 * misspelt name is understood where nothing else is. The index is built on the first call.
 */
export function searchPlaces(
  text: string,
  {
    types,
    language,
    isGrouped = false,
    isWanted = () => true,
  }: {
    types: readonly PlaceType[];
    language: LanguageCode;
    isGrouped?: boolean;
    isWanted?: (place: IndexedPlace) => boolean;
  },
): { places: IndexedPlace[]; isComplete: boolean } {
  const known = findPlaceById(text);
  if (known) return { places: types.includes(known.type) ? [known] : [], isComplete: true };
  index ??= createPlaceIndex(listIndexEntries());
  const folded = foldText(text);
  const isOfType = ({ place }: PlaceHit) => types.includes(place.type);
  const direct = index.find(folded).filter(isOfType);
  const named = direct.length > 0 ? direct : findByRegion(folded, language).filter(isOfType);
  // Keywords of airports are misspelt themselves, and would hide the city that is meant.
  const isSure = named.some(({ place, isOther }) => place.type !== "airport" || !isOther);
  const misspelt = isSure ? [] : index.findMisspelt(folded).filter(isOfType);
  const rank = (hit: PlaceHit) =>
    isCode(hit, folded) ? -1 : isGrouped ? types.indexOf(hit.place.type) : 0;
  const best: IndexedPlace[] = [];
  const inOrder = (hits: PlaceHit[]) => hits.sort((a, b) => rank(a) - rank(b) || b.score - a.score);
  for (const { place } of [...inOrder(misspelt), ...inOrder(named)]) {
    // One letter finds thousands: they aren't all tested.
    if (best.length > maximumPlaces) break;
    if (isWanted(place)) best.push(place);
  }
  return { places: best.slice(0, maximumPlaces), isComplete: best.length <= maximumPlaces };
}
