import type { LanguageCode } from "@/lib/api/contract/languages";
import { toCountryName } from "../reference-data/countries";
import { foldText } from "../reference-data/fold-text";
import { listIndexEntries } from "./list-index-entries";
import { createPlaceIndex, type IndexedPlace, type PlaceHit, type PlaceType } from "./place-index";

const maximumPlaces = 10;
let index: ReturnType<typeof createPlaceIndex> | undefined;

/**
 * "paris texas", "porto portugal": the last words may be the region or the country, in English or
 * the requested language.
 */
function findByRegion(folded: string, language: LanguageCode): PlaceHit[] {
  const words = folded.split(" ");
  for (let split = words.length - 1; split > 0; split--) {
    const rest = words.slice(split).join(" ");
    const hits = index?.find(words.slice(0, split).join(" ")).filter(({ place }) => {
      const { countryCode, region } = place.type === "city" ? place.city : place.airport;
      return [region, toCountryName(countryCode, language), toCountryName(countryCode, "en")].some(
        (name) => ` ${foldText(name)}`.includes(` ${rest}`),
      );
    });
    if (hits?.length) return hits;
  }
  return [];
}

const isCode = ({ place }: PlaceHit, folded: string) =>
  place.type === "airport" && place.airport.iata.toLowerCase() === folded;

/**
 * At most 10 places for a typed text: an airport by its IATA code first, then by likelihood, types
 * in the given order if `isGrouped`; only those that `isWanted` if given. The index is built on the
 * first call.
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
  index ??= createPlaceIndex(listIndexEntries());
  const folded = foldText(text);
  const direct = index.find(folded);
  const hits = (direct.length > 0 ? direct : findByRegion(folded, language)).filter(({ place }) =>
    types.includes(place.type),
  );
  const rank = (hit: PlaceHit) =>
    isCode(hit, folded) ? -1 : isGrouped ? types.indexOf(hit.place.type) : 0;
  const best: IndexedPlace[] = [];
  for (const { place } of hits.sort((a, b) => rank(a) - rank(b) || b.score - a.score)) {
    // One letter finds thousands: they aren't all tested.
    if (best.length > maximumPlaces) break;
    if (isWanted(place)) best.push(place);
  }
  return { places: best.slice(0, maximumPlaces), isComplete: best.length <= maximumPlaces };
}
