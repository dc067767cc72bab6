import { distanceKm } from "@/lib/api/contract/distance-km";
import { kmPerDegree, type Point } from "@/lib/api/contract/point";
import { findCityNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import { supplyReachKm } from "../../ports/supply-reach";
import type { SeededRandom } from "./seeded-random";

/**
 * Where properties stand: in a city, or on a cell of the countryside near one. The key is part of
 * their ids.
 */
export type Site = { city: City; center: Point; spreadKm: number; key: string };

/** A spread in km that grows with the city: 1 km for a village, 8 for a metropolis. */
export const toSpreadKm = ({ population }: City): number =>
  Math.min(8, 1 + Math.sqrt(population) / 220);

/** A point within `spreadKm` of a centre, more often near it. */
export function scatter(center: Point, spreadKm: number, random: SeededRandom): Point {
  const distance = spreadKm * random.next() ** 0.8;
  const direction = random.next() * 2 * Math.PI;
  return {
    latitude: center.latitude + (distance * Math.cos(direction)) / kmPerDegree,
    longitude:
      center.longitude +
      (distance * Math.sin(direction)) /
        (kmPerDegree * Math.max(0.05, Math.cos((center.latitude * Math.PI) / 180))),
  };
}

const cellsPerDegree = 20;

export const toCitySite = (city: City): Site => ({
  city,
  center: city,
  spreadKm: toSpreadKm(city),
  key: String(city.id),
});

/** A cell is named by whole numbers, twentieths of a degree. */
export const toCellSite = (city: City, { latitude, longitude }: Point): Site => ({
  city,
  center: { latitude: latitude / cellsPerDegree, longitude: longitude / cellsPerDegree },
  spreadKm: 4,
  key: `${city.id}.${latitude}.${longitude}`,
});

/**
 * The countryside of a point, on a grid so that the same properties answer for the same area. Null
 * far from any city.
 */
export function findCountryside({ latitude, longitude }: Point): Site | null {
  const near = findCityNear({ latitude, longitude }, supplyReachKm);
  return (
    near &&
    toCellSite(near, {
      latitude: Math.round(latitude * cellsPerDegree),
      longitude: Math.round(longitude * cellsPerDegree),
    })
  );
}

/** km to two decimals: more would be false precision. */
export const toRoundedKm = (a: Point, b: Point): number => Math.round(distanceKm(a, b) * 100) / 100;
