import type { City, Point } from "@/backend/reference-data/place";
import type { HotelDealWire } from "@/lib/api/contract/deals";
import { findSite, scatter } from "./find-site";
import { listPictures, type HotelScene } from "./pictures";
import { resolvePlaceProfile, type PlaceProfile } from "./place-profile";
import { listPropertyNames } from "./list-property-names";
import { seededRandom } from "./seeded-random";

/** What a hotel is whatever the dates: name, place, class, character. */
export type HotelProperty = Point & {
  id: string;
  name: string;
  city: City;
  profile: PlaceProfile;
  scene: HotelScene;
  picture: string;
  /** Stars, by halves. */
  hotelClass: number;
  guestScore: HotelDealWire["guestScore"];
  boardBasis: HotelDealWire["boardBasis"];
  /** Its own price level among its class. */
  character: number;
};

const propertiesPerSite = 14;
const classes = [2.5, 3, 3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5, 5] as const;

/** The sandbox's hotels for a point; none far from any city. The same properties for every date and party. */
export function listHotelProperties(point: Point, radiusKm: number): HotelProperty[] {
  const site = findSite(point, radiusKm);
  if (!site) return [];
  const { city, center, spreadKm, key } = site;
  const profile = resolvePlaceProfile(city);
  const scenes: [HotelScene, HotelScene] = center === city ? profile.scenes : ["countryside", profile.scenes[0]];
  const random = seededRandom("hotels", key);
  const names = listPropertyNames(profile.nameStyle, "hotels", { length: propertiesPerSite, random });
  const pictures = listPictures("hotels", scenes, { length: propertiesPerSite, random, latitude: city.latitude });
  return names.map((name, number) => {
    const hotelClass = random.pick(classes);
    const score = Math.min(9.7, Math.round((6.4 + hotelClass * 0.45 + random.between(-0.5, 0.9)) * 10) / 10);
    const count = Math.round(random.between(40, 400) * (1 + Math.log10(Math.max(10, city.population)) / 2));
    const picture = pictures[number] ?? "";
    return {
      ...scatter(center, spreadKm, random),
      id: `sandbox-h-${key}-${number}`,
      name,
      city,
      profile,
      scene: scenes.find((scene) => picture.includes(`/${scene}-`)) ?? scenes[0],
      picture,
      hotelClass,
      // A house that has just opened has no score yet.
      guestScore: random.next() < 0.08 ? null : { value: score, count },
      boardBasis:
        scenes[0] === "beach" && random.next() < 0.25 ? "all_inclusive" : random.pick(["room_only", "breakfast", "breakfast", "breakfast", "half_board"]),
      character: random.between(0.86, 1.2),
    };
  });
}
