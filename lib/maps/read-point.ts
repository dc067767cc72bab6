import { degreeLimits, type Point } from "@/lib/api/contract/point";

function readDegrees(text: unknown, limit: number): number | null {
  const degrees = typeof text === "string" && text.trim() ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : null;
}

/**
 * A point out of two texts of an address, in degrees; null unless both are numbers on the globe. A
 * list of texts is no number.
 */
export function readPoint(latitudeText: unknown, longitudeText: unknown): Point | null {
  const latitude = readDegrees(latitudeText, degreeLimits.latitude);
  const longitude = readDegrees(longitudeText, degreeLimits.longitude);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
