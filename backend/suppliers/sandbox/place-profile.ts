import { toContinent } from "@/backend/reference-data/countries";
import type { City } from "@/backend/reference-data/place";
import traits from "./data/country-traits.json";
import famousPlaces from "./data/famous-places.json";
import type { HotelScene } from "./pictures";
import type propertyNames from "./data/property-names.json";

export type NameStyle = keyof typeof propertyNames;
/**
 * What a place looks like and costs, guessed from where it is; a table corrects the guess for
 * well-known places.
 */
export type PlaceProfile = {
  scenes: [HotelScene, HotelScene];
  priceLevel: number;
  taxPercentage: number;
  nameStyle: NameStyle;
};

const skylinePopulation = 1_500_000;
const defaultTaxPercentage = 11;

/** "1.4": "US GB" turned to US → "1.4". */
function byCountry<Key extends string>(table: Record<Key, string>): ReadonlyMap<string, Key> {
  const entries = Object.entries(table) as [Key, string][];
  return new Map(
    entries.flatMap(([key, countries]) =>
      countries.split(" ").map((country) => [country, key] as const),
    ),
  );
}
const priceLevels = byCountry(traits.priceLevel);
const taxPercentages = byCountry(traits.taxPercentage);
const sceneOfCountry = byCountry(traits.scenes);
const nameStyles = byCountry(traits.nameStyle);
const sceneOfPlace = new Map(
  Object.entries(famousPlaces).flatMap(([scenes, places]) =>
    places.map((place) => [place, scenes] as const),
  ),
);

function toSceneNames({ name, countryCode, population }: City): string {
  const famous = sceneOfPlace.get(`${countryCode}:${name}`);
  if (famous) return famous;
  if (population >= skylinePopulation) return "skyline old-town";
  return (
    sceneOfCountry.get(countryCode) ??
    (toContinent(countryCode) === "EU" ? traits.europe : "countryside old-town")
  );
}

export function resolvePlaceProfile(city: City): PlaceProfile {
  const [first, second] = toSceneNames(city).split(" ") as [HotelScene, HotelScene];
  return {
    scenes: [first, second],
    priceLevel: Number(priceLevels.get(city.countryCode) ?? 0.85),
    taxPercentage: Number(taxPercentages.get(city.countryCode) ?? defaultTaxPercentage),
    nameStyle: nameStyles.get(city.countryCode) ?? "en",
  };
}
