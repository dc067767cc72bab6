import { degreeLimits, type Point } from "@/lib/api/contract/point";

function readDegrees(text: unknown, limit: number): number | null {
  const degrees = typeof text === "string" && text.trim() ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}

/**
 * A point from two query texts, in degrees; null unless both are numbers on the globe. An array is
 * not a number.
 */
export function readPoint(latitudeText: unknown, longitudeText: unknown): Point | null {
  const latitude = readDegrees(latitudeText, degreeLimits.latitude);
  const longitude = readDegrees(longitudeText, degreeLimits.longitude);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
