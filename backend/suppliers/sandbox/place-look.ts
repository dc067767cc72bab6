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
/** Degrees. Between them palms line the streets. */
const palmLatitude = 33;
/** Degrees. */
const tropicLatitude = 23.5;

type Place = Pick<City, "countryCode" | "latitude">;

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
 * What houses and their surroundings look like where a hotel of a scene stands. `main` is the
 * place's own scene: towns by the sea are towns, not beaches.
 */
export function toPlaceLook(scene: HotelScene, main: HotelScene, place: Place): PlaceLook {
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
      return main === "mountains" ? toPlaceLook("mountains", main, place) : toCountry(place);
  }
}
