import type { Point } from "@/lib/api/contract/point";
import { foldText } from "@/backend/reference-data/fold-text";
import { listQuarters } from "@/backend/reference-data/landmarks";
import { findQuarter, listCitiesNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import type { HotelDealWire } from "@/lib/api/contract/deals";
import { boardFactors } from "./board-factors";
import { scatter, toCitySite, type Site } from "./find-site";
import { resolveHotelTraits, type HotelTraits } from "./hotel-traits";
import { createNamer, listPropertyNames, toNameEnding } from "./list-property-names";
import { listHotelPictures, toStyle } from "./hotels/hotel-pictures";
import { toPlaceLook } from "./place-look";
import { listViews, type HotelScene, type PlaceLook } from "./pictures";
import { resolvePlaceProfile, type PlaceProfile } from "./place-profile";
import { listRivals, settle } from "./settle";
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
/** Of a city that is travelled to far beyond its size. */
const visitedCityHotels = 90;
const classes = [2.5, 3, 3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5, 5] as const;
/** Dollars a night for two in a three-star house in a mid-priced country. */
const baseNight = 58;

/** Hotels of a city: a village has fourteen, a metropolis a few hundred. */
export const toHotelCount = ({ id, population }: City): number =>
  Math.max(
    listQuarters(id).length > 0 ? visitedCityHotels : propertiesPerSite,
    Math.min(maximumHotels, Math.round(population / peoplePerHotel)),
  );

/** Where most hotels by the sea sell everything at one price. */
const allInclusiveCountries = new Set("DO JM CU LC AG TC AW BS".split(" "));
const allInclusiveShares = { usual: 0.25, most: 0.7 };

type Draft = Pick<HotelProperty, "id" | "city" | "profile"> &
  Pick<Site, "center" | "spreadKm"> & {
    toName: (spot: Point) => string;
    /** As `listRivals`. */
    rivals: readonly City[];
    scenes: [HotelScene, HotelScene];
    view: string;
    /** Within its site. */
    number: number;
  };

function createProperty(
  { id, toName, rivals, city, profile, view, number, center, spreadKm, scenes }: Draft,
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
  const spot = settle(scatter(center, spreadKm, random), { id, city, center, spreadKm, rivals });
  const { latitude, longitude } = spot;
  const scene = scenes.find((each) => view.includes(`/${each}-`)) ?? scenes[0];
  // A house that has just opened has no score yet.
  const guestScore = random.next() < 0.08 ? null : { value: score, count };
  const isAllInclusive = allInclusiveCountries.has(city.countryCode);
  const boardBasis =
    scenes[0] === "beach" && random.next() < allInclusiveShares[isAllInclusive ? "most" : "usual"]
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
    hotelClass,
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
    name: toName(spot),
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

/** km. A search from between two cities that are closer may find hotels of both. */
const neighbourKm = 60;
const isLarger = (other: City, { population, id }: City): boolean =>
  other.population > population || (other.population === population && other.id < id);

/** The first `length` hotels of a site. The first fourteen are the same for any `length`. */
export function listSiteProperties(
  { city, center, spreadKm, key }: Site,
  length = propertiesPerSite,
): HotelProperty[] {
  const profile = resolvePlaceProfile(city);
  const isTown = center === city;
  const scenes: [HotelScene, HotelScene] = isTown
    ? profile.scenes
    : ["countryside", profile.scenes[0]];
  const site = { city, profile, center, spreadKm, scenes };
  const neighbours = listCitiesNear(city, neighbourKm);
  const larger = neighbours.filter((other) => isLarger(other, city));
  const rivals = listRivals(city, larger);
  const ending = toNameEnding(city, { isTown, larger });
  const create = (
    number: number,
    { view, toName }: { view: string | undefined; toName: Draft["toName"] },
    random: SeededRandom,
  ) =>
    createProperty(
      {
        ...{ ...site, rivals },
        id: `sandbox-h-${key}-${number}`,
        number,
        view: view ?? "",
        toName: (spot) => `${toName(spot)}${ending}`,
      },
      random,
    );
  const random = seededRandom("hotels", key);
  const names = listPropertyNames(profile.nameStyle, isTown ? "hotels" : "countryside", {
    length: propertiesPerSite,
    random,
  });
  const { latitude } = city;
  const views = listViews(scenes, { length: propertiesPerSite, random, latitude });
  const first = names.map((name, number) =>
    create(number, { view: views[number], toName: () => name }, random),
  );
  if (length <= propertiesPerSite) return first;
  const more = seededRandom("more-hotels", key);
  const nextName = createNamer(profile.nameStyle, { random: more, taken: names });
  const towns = new Set(neighbours.map(({ name }) => foldText(name)));
  const toName = (spot: Point) => {
    const quarter = isTown ? findQuarter(spot) : null;
    const isOwn = quarter?.city.id === city.id && !towns.has(foldText(quarter.name));
    return nextName(isOwn ? quarter.name : null);
  };
  const moreViews = listViews(scenes, {
    length: length - propertiesPerSite,
    random: more,
    latitude,
  });
  const rest = moreViews.map((view, index) =>
    create(propertiesPerSite + index, { view, toName }, more),
  );
  return [...first, ...rest];
}

/** The first fourteen of a city, which are suggested with it. */
export const listFirstProperties = (city: City): HotelProperty[] =>
  listSiteProperties(toCitySite(city));
