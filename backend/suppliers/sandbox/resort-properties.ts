import type { Point } from "@/lib/api/contract/point";
import { findCityNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import type { ResortDealWire } from "@/lib/api/contract/deals";
import { scatter } from "./find-site";
import { supplyReachKm } from "../../ports/supply-reach";
import { listResortPictures } from "./resort-pictures";
import { toKind } from "./place-look";
import { resolvePlaceProfile, type PlaceProfile } from "./place-profile";
import { listPropertyNames } from "./list-property-names";
import { seededRandom } from "./seeded-random";

/** What a resort is on any dates. */
export type ResortProperty = Point & {
  id: string;
  name: string;
  picture: string;
  city: City;
  profile: PlaceProfile;
  unitType: ResortDealWire["unitType"];
  sleeps: number;
  isAllInclusive: boolean;
  rating: number;
  character: number;
};

const resortsPerSite = 12;
/** Resorts lie around a city, not in it. */
const spreadKm = 25;
const units = [
  { unitType: "studio", sleeps: 2 },
  { unitType: "one_bedroom", sleeps: 4 },
  { unitType: "one_bedroom", sleeps: 4 },
  { unitType: "two_bedroom", sleeps: 6 },
  { unitType: "three_bedroom", sleeps: 8 },
] as const;

/** The sandbox's resorts around a point; none far from any city. */
export function listResortProperties(point: Point): ResortProperty[] {
  const city = findCityNear(point, supplyReachKm);
  if (!city) return [];
  const profile = resolvePlaceProfile(city);
  const [main] = profile.scenes;
  const kinds = [...new Set(profile.scenes.map((scene) => toKind(scene, main, city)))];
  const random = seededRandom("resorts", city.id);
  const names = listPropertyNames(profile.nameStyle, "resorts", { length: resortsPerSite, random });
  const pictures = [...new Set(random.shuffle(listResortPictures(kinds, city)))];
  return names.map((name, number) => ({
    ...scatter(city, spreadKm, random),
    id: `sandbox-r-${city.id}-${number}`,
    name,
    picture: pictures[number % pictures.length] ?? "",
    city,
    profile,
    ...random.pick(units),
    isAllInclusive: random.next() < (profile.scenes[0] === "beach" ? 0.5 : 0.15),
    rating: random.pick([3.5, 4, 4, 4.5, 4.5, 5]),
    character: random.between(0.88, 1.2),
  }));
}
