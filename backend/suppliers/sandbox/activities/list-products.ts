import type { Point } from "@/lib/api/contract/point";
import type { City } from "@/backend/reference-data/place";
import { findCityNear } from "@/backend/reference-data/nearby";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { scatter, toSpreadKm } from "./find-site";
import { supplyReachKm } from "../../ports/supply-reach";
import { toPicture, type ActivityScene, type HotelScene } from "./pictures";
import { resolvePlaceProfile, type PlaceProfile } from "./place-profile";
import { seededRandom } from "./seeded-random";
import texts from "./data/texts.json";

export type ActivityKey = keyof typeof texts.activities;
type Kind = {
  key: ActivityKey;
  scene: ActivityScene;
  minutes: readonly [number, ...number[]];
  dollars: number;
  outdoors?: true;
};

const kinds: readonly Kind[] = [
  { key: "walking-highlights", scene: "walking-tour", minutes: [120, 150, 180], dollars: 24 },
  { key: "walking-hidden", scene: "walking-tour", minutes: [120, 180], dollars: 31 },
  { key: "boat-sunset", scene: "boat-trip", minutes: [90, 120], dollars: 46, outdoors: true },
  { key: "boat-waterfront", scene: "boat-trip", minutes: [60, 90], dollars: 27 },
  { key: "museum-art", scene: "museum", minutes: [90, 120], dollars: 19 },
  { key: "museum-history", scene: "museum", minutes: [90, 150], dollars: 23 },
  { key: "food-market", scene: "food", minutes: [150, 180], dollars: 58 },
  { key: "food-evening", scene: "food", minutes: [180, 210], dollars: 76 },
  { key: "hiking-viewpoint", scene: "hiking", minutes: [180, 240], dollars: 42, outdoors: true },
  { key: "hiking-nature", scene: "hiking", minutes: [360, 480], dollars: 69, outdoors: true },
  { key: "diving-intro", scene: "diving", minutes: [180, 240], dollars: 88, outdoors: true },
  { key: "diving-snorkel", scene: "diving", minutes: [180, 240], dollars: 54, outdoors: true },
  { key: "cycling-city", scene: "cycling", minutes: [150, 180], dollars: 36, outdoors: true },
  { key: "cycling-country", scene: "cycling", minutes: [210, 300], dollars: 52, outdoors: true },
  { key: "show-music", scene: "show", minutes: [90, 120], dollars: 39 },
  { key: "show-theatre", scene: "show", minutes: [120, 150], dollars: 48 },
  { key: "cooking-local", scene: "cooking", minutes: [180, 210], dollars: 71 },
  { key: "cooking-market", scene: "cooking", minutes: [240, 270], dollars: 84 },
  { key: "day-trip-region", scene: "day-trip", minutes: [480, 540], dollars: 79 },
  { key: "day-trip-small", scene: "day-trip", minutes: [480, 600], dollars: 118 },
];
const scenesByWater: readonly HotelScene[] = ["beach", "harbour"];

/** What an activity is on any date. */
export type ActivityProduct = Point & {
  id: string;
  title: string;
  picture: string;
  minutes: number;
  dollars: number;
  isOutdoors: boolean;
  isFreeCancellation: boolean;
  rating: number;
  reviewCount: number;
  city: City;
  profile: PlaceProfile;
};

const toTitle = (key: ActivityKey, city: City, language: LanguageCode) =>
  texts.activities[key][language].replace("{city}", city.name);

/** What there is to do around a point: boats and dives only where there is water. */
export function listActivityProducts(point: Point, language: LanguageCode): ActivityProduct[] {
  const city = findCityNear(point, supplyReachKm);
  if (!city) return [];
  const profile = resolvePlaceProfile(city);
  const isByWater = profile.scenes.some((scene) => scenesByWater.includes(scene));
  const isForDivers = profile.scenes[0] === "beach";
  const random = seededRandom("activities", city.id);
  const firstPicture = random.integer(0, 2);
  return kinds
    .filter(({ scene }) => (scene === "diving" ? isForDivers : scene !== "boat-trip" || isByWater))
    .map(({ key, scene, minutes, dollars, outdoors }, number) => ({
      ...scatter(city, toSpreadKm(city), random),
      id: `sandbox-a-${city.id}-${key}`,
      title: toTitle(key, city, language),
      picture: toPicture("activities", scene, firstPicture + number),
      minutes: random.pick(minutes),
      dollars: dollars * random.between(0.85, 1.2),
      isOutdoors: outdoors === true,
      isFreeCancellation: random.next() < 0.75,
      rating: Math.min(5, Math.round(random.between(3.9, 5) * 10) / 10),
      reviewCount: Math.round(
        random.between(12, 300) * (1 + Math.log10(Math.max(10, city.population)) / 3),
      ),
      city,
      profile,
    }));
}
