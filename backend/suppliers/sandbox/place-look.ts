import type { City } from "@/backend/reference-data/place";
import { northernLatitude, type HotelScene, type PlaceLook } from "./pictures";

const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));
const eastAsian = setOf("JP KR CN TW HK MO KP MN");
const northern = setOf("DK NO SE FI IS FO GL AX SJ EE LV LT");
/** Where houses are of clay or stone for the heat. */
const arid = setOf(
  "SA AE QA KW BH OM JO EG LY DZ TN MA MR EH YE IQ IR TM UZ NE TD ML SD DJ ER AF PK",
);
const islands = setOf(
  "MV SC MU BS BB JM DO CU AG LC VC GD AW CW TC VG VI PR FJ PF KY BM WS TO VU NC GU MQ GP MF BL SX KN DM TT SB KI MH FM PW NR TV CK RE CV",
);
const alpine = setOf("CH AT LI AD FR IT DE SI SK PL US CA NZ NO SE BG RO ME BA AR CL JP");
/** Kind of place → how it looks in a region that builds in its own way. */
type Region = Partial<Record<PlaceLook, PlaceLook>>;
const british: Region = {
  "old-town": "british",
  nordic: "british",
  city: "british",
  coast: "british",
  country: "british-country",
};
const colonial: Region = { "old-town": "latin", country: "latin" };
const southAmerican: Region = {
  ...colonial,
  city: "latin-city",
  "warm-city": "latin-city",
  coast: "latin-coast",
};
const caribbean: Region = {
  "old-town": "caribbean",
  country: "caribbean",
  coast: "caribbean",
  island: "caribbean",
};
const pacific: Region = { coast: "pacific", island: "pacific" };
const australian: Region = {
  "old-town": "australian",
  nordic: "australian",
  coast: "australian",
  country: "australian",
  city: "australian-city",
  "warm-city": "australian-city",
};
const regions: readonly [countries: string, Region][] = [
  ["GB IE IM JE GG", british],
  ["AR BO BR CL CO EC FK GF GY PE PY SR UY VE", southAmerican],
  // Spanish towns by the Caribbean.
  ["CU DO PR", { ...caribbean, ...colonial }],
  ["MX GT HN NI CR PA SV", { ...colonial, coast: "caribbean" }],
  ["AG AI AW BB BL BM BQ BS BZ CW DM GD GP HT JM KN KY LC MF MQ MS SX TC TT VC VG VI", caribbean],
  ["AS CK FJ FM GU KI MH MP NC NR NU PF PG PW SB TK TO TV VU WF WS", pacific],
  ["AU NZ", australian],
];
const regionOf = new Map(
  regions.flatMap(([countries, region]) =>
    countries.split(" ").map((country) => [country, region] as const),
  ),
);
/** Degrees. West of it the United States are Hawaii, as far south as the tropic. */
const hawaiiLongitude = -150;
/** Degrees. Between them palms line the streets. */
const palmLatitude = 33;
/** Degrees. */
const tropicLatitude = 23.5;

type Place = Pick<City, "countryCode" | "latitude" | "longitude">;

/** Streets and towers by country, then by how warm it is. */
function toTown({ countryCode, latitude }: Place, isHigh: boolean): PlaceLook {
  if (eastAsian.has(countryCode)) return "east-asia";
  if (isHigh) return Math.abs(latitude) < palmLatitude ? "warm-city" : "city";
  if (arid.has(countryCode)) return "desert";
  if (northern.has(countryCode)) return "nordic";
  return "old-town";
}

function toCountry({ countryCode, latitude }: Place): PlaceLook {
  if (eastAsian.has(countryCode)) return "east-asia";
  if (arid.has(countryCode)) return "desert";
  if (islands.has(countryCode)) return "island";
  return Math.abs(latitude) < tropicLatitude ? "tropics" : "country";
}

function toHarbour(place: Place): PlaceLook {
  const { countryCode, latitude } = place;
  if (eastAsian.has(countryCode)) return "east-asia";
  if (northern.has(countryCode) || latitude >= northernLatitude) return "nordic";
  if (islands.has(countryCode)) return "island";
  return "coast";
}

/**
 * What houses look like by climate and landscape where a hotel of a scene stands. `main` is the
 * place's own scene: towns by the sea are towns, not beaches.
 */
export function toKind(scene: HotelScene, main: HotelScene, place: Place): PlaceLook {
  const isTown = main === "skyline" || main === "old-town";
  switch (scene) {
    case "skyline":
      return toTown(place, true);
    case "old-town":
      return toTown(place, false);
    case "harbour":
      return isTown ? toTown(place, main === "skyline") : toHarbour(place);
    case "beach":
      return islands.has(place.countryCode) ? "island" : "coast";
    case "mountains":
      return alpine.has(place.countryCode) ? "mountains" : toTown(place, false);
    case "jungle":
      return "tropics";
    case "desert":
      return "desert";
    case "countryside":
      return main === "mountains" ? toKind("mountains", main, place) : toCountry(place);
  }
}

/** How a kind of place looks in this one's region. */
export function toRegionalLook(kind: PlaceLook, place: Place): PlaceLook {
  const { countryCode, latitude, longitude } = place;
  const isHawaii = countryCode === "US" && longitude < hawaiiLongitude && latitude < tropicLatitude;
  const region = isHawaii ? pacific : regionOf.get(countryCode);
  return region?.[kind] ?? kind;
}

/** What houses and their surroundings look like where a hotel of a scene stands. */
export const toPlaceLook = (scene: HotelScene, main: HotelScene, place: Place): PlaceLook =>
  toRegionalLook(toKind(scene, main, place), place);
