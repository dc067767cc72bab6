import { distanceKm, findCityNear } from "@/backend/reference-data/nearby";
import type { City, Point } from "@/backend/reference-data/place";
import { supplyReachKm } from "../supply-reach";
import type { SeededRandom } from "./seeded-random";

export const offersPerSearch = 12;

/** A spread in km that grows with the city: 1 km for a village, 8 for a metropolis. */
export const toSpreadKm = ({ population }: City): number => Math.min(8, 1 + Math.sqrt(population) / 220);

/** A point within `spreadKm` of a centre, more often near it. */
export function scatter(center: Point, spreadKm: number, random: SeededRandom): Point {
  const distance = spreadKm * random.next() ** 0.8;
  const direction = random.next() * 2 * Math.PI;
  const kmPerDegree = 111.2;
  return {
    latitude: center.latitude + (distance * Math.cos(direction)) / kmPerDegree,
    longitude: center.longitude + (distance * Math.sin(direction)) / (kmPerDegree * Math.max(0.05, Math.cos((center.latitude * Math.PI) / 180))),
  };
}

/**
 * Where properties stand for a search: in the city itself when it lies within the radius, else in the countryside of the
 * searched point, on a grid so that the same properties answer for the same area. Null far from any city.
 */
export function findSite(point: Point, radiusKm: number): { city: City; center: Point; spreadKm: number; key: string } | null {
  const city = findCityNear(point, Math.min(radiusKm, supplyReachKm));
  if (city) return { city, center: city, spreadKm: toSpreadKm(city), key: String(city.id) };
  const near = findCityNear(point, supplyReachKm);
  if (!near) return null;
  const cell = { latitude: Math.round(point.latitude * 20) / 20, longitude: Math.round(point.longitude * 20) / 20 };
  return { city: near, center: cell, spreadKm: 4, key: `${near.id}.${Math.round(cell.latitude * 20)}.${Math.round(cell.longitude * 20)}` };
}

/** km to two decimals: more would claim a precision that nobody has. */
export const toRoundedKm = (a: Point, b: Point): number => Math.round(distanceKm(a, b) * 100) / 100;
