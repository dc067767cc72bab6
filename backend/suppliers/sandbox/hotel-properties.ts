import type { Point } from "@/lib/api/contract/point";
import type { City } from "@/backend/reference-data/place";
import type { HotelDealWire } from "@/lib/api/contract/deals";
import { boardFactors } from "./board-factors";
import { scatter, toCitySite, type Site } from "./find-site";
import { resolveHotelTraits, type HotelTraits } from "./hotel-traits";
import { listMorePropertyNames, listPropertyNames } from "./list-property-names";
import { listHotelPictures, toStyle } from "./hotels/hotel-pictures";
import { toPlaceLook } from "./place-look";
import { listViews, type HotelScene, type PlaceLook } from "./pictures";
import { resolvePlaceProfile, type PlaceProfile } from "./place-profile";
import { hashText, seededRandom, type SeededRandom } from "./seeded-random";

/** What a hotel is on any dates: name, place, class, character. */
export type HotelProperty = Point &
  HotelTraits & {
    id: string;
    name: string;
    city: City;
    profile: PlaceProfile;
    scene: HotelScene;
    look: PlaceLook;
    /** How it is furnished. */
    style: string;
    /** The façade first. */
    pictures: readonly [string, ...string[]];
    /** Stars, by halves. */
    hotelClass: number;
    guestScore: HotelDealWire["guestScore"];
    boardBasis: HotelDealWire["boardBasis"];
    /** Before season, weekday and tax, for two. */
    nightDollars: number;
    /** Fixed instead of made up from the dates. */
    freeDays?: number | null;
    /** Where the streams of numbers that depend on the dates go on from. */
    seeds: { price: number; terms: number; vacancy: number };
  };

const propertiesPerSite = 14;
const peoplePerHotel = 9_000;
const maximumHotels = 400;
const classes = [2.5, 3, 3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5, 5] as const;
/** Dollars a night for two in a three-star house in a mid-priced country. */
const baseNight = 58;

/** Hotels of a site: a village has fourteen, a metropolis a few hundred. */
export const toHotelCount = ({ population }: City): number =>
  Math.max(propertiesPerSite, Math.min(maximumHotels, Math.round(population / peoplePerHotel)));

type Draft = Pick<HotelProperty, "id" | "name" | "city" | "profile"> &
  Pick<Site, "center" | "spreadKm"> & {
    scenes: [HotelScene, HotelScene];
    view: string;
    /** Within its site. */
    number: number;
  };

function createProperty(
  { id, name, city, profile, view, number, center, spreadKm, scenes }: Draft,
  random: SeededRandom,
): HotelProperty {
  const hotelClass = random.pick(classes);
  const score = Math.min(
    9.7,
    Math.round((6.4 + hotelClass * 0.45 + random.between(-0.5, 0.9)) * 10) / 10,
  );
  const count = Math.round(
    random.between(40, 400) * (1 + Math.log10(Math.max(10, city.population)) / 2),
  );
  const { latitude, longitude } = scatter(center, spreadKm, random);
  const scene = scenes.find((each) => view.includes(`/${each}-`)) ?? scenes[0];
  // A house that has just opened has no score yet.
  const guestScore = random.next() < 0.08 ? null : { value: score, count };
  const boardBasis =
    scenes[0] === "beach" && random.next() < 0.25
      ? "all_inclusive"
      : random.pick(["room_only", "breakfast", "breakfast", "breakfast", "half_board"]);
  /** Its own price level among its class. */
  const character = random.between(0.86, 1.2);
  const sizeFactor = 0.72 + Math.log10(Math.max(1_000, city.population)) / 18;
  const traits = resolveHotelTraits({
    id,
    hotelClass,
    scene,
    boardBasis,
    countryCode: city.countryCode,
  });
  const { rooms, amenities, boards, hasPayAtProperty, onSiteFee } = traits;
  const look = toPlaceLook(scene, scenes[0], city);
  const style = toStyle(look, number);
  const pictures = listHotelPictures({
    id,
    look,
    style,
    city,
    number,
    view,
    rooms,
    amenities,
  });
  // Field by field: V8 gives an object with others spread into it a shape of its own, and a search
  // that meets ten thousand shapes takes thrice as long.
  return {
    latitude,
    longitude,
    rooms,
    amenities,
    boards,
    hasPayAtProperty,
    onSiteFee,
    id,
    name,
    city,
    profile,
    scene,
    look,
    style,
    pictures,
    hotelClass,
    guestScore,
    boardBasis,
    nightDollars:
      baseNight *
      profile.priceLevel *
      1.62 ** (hotelClass - 3) *
      sizeFactor *
      character *
      boardFactors[boardBasis],
    seeds: {
      price: hashText(`hotel-price|${id}`),
      terms: hashText(`hotel-terms|${id}`),
      vacancy: hashText(`vacancy|${id}`),
    },
  };
}

/** The first `length` hotels of a site. The first fourteen are the same for any `length`. */
export function listSiteProperties(
  { city, center, spreadKm, key }: Site,
  length = propertiesPerSite,
): HotelProperty[] {
  const profile = resolvePlaceProfile(city);
  const scenes: [HotelScene, HotelScene] =
    center === city ? profile.scenes : ["countryside", profile.scenes[0]];
  const site = { city, profile, center, spreadKm, scenes };
  const random = seededRandom("hotels", key);
  const names = listPropertyNames(profile.nameStyle, "hotels", {
    length: propertiesPerSite,
    random,
  });
  const views = listViews(scenes, {
    length: propertiesPerSite,
    random,
    latitude: city.latitude,
  });
  const toId = (number: number) => `sandbox-h-${key}-${number}`;
  const first = names.map((name, number) =>
    createProperty({ ...site, id: toId(number), number, name, view: views[number] ?? "" }, random),
  );
  if (length <= propertiesPerSite) return first;
  const more = seededRandom("more-hotels", key);
  const moreNames = listMorePropertyNames(profile.nameStyle, {
    length: length - propertiesPerSite,
    random: more,
    taken: new Set(names),
  });
  const moreViews = listViews(scenes, {
    length: moreNames.length,
    random: more,
    latitude: city.latitude,
  });
  const rest = moreNames.map((name, index) => {
    const number = propertiesPerSite + index;
    const view = moreViews[index] ?? "";
    return createProperty({ ...site, id: toId(number), number, name, view }, more);
  });
  return [...first, ...rest];
}

/** The first fourteen of a city, which are suggested with it. */
export const listFirstProperties = (city: City): HotelProperty[] =>
  listSiteProperties(toCitySite(city));
