import type { Point } from "@/lib/api/contract/point";
import { weekdayOf } from "@/lib/dates/weekday";
import type { HotelScene } from "./pictures";

const tropicsLatitude = 23.5;
export const isTropical = (latitude: number): boolean => Math.abs(latitude) < tropicsLatitude;
/**
 * Where people go for snow the winter is the high season; in the tropics the dry months around New
 * Year are.
 */
const isWinterPlace = (point: Point, scene: HotelScene) =>
  scene === "mountains" || scene === "desert" || isTropical(point.latitude);

/** How far the demand of a night lifts its price: 0.8 in the low season to 1.3 in the high one. */
export function seasonFactor(date: string, point: Point, scene: HotelScene): number {
  const month = Number(date.slice(5, 7)) + Number(date.slice(8, 10)) / 31 - 1;
  const warmest = point.latitude >= 0 ? 6.8 : 0.8;
  const peak = isWinterPlace(point, scene) ? 0.3 : warmest;
  return 1.05 + 0.25 * Math.cos(((month - peak) / 12) * 2 * Math.PI);
}

/** Leisure places cost more on Friday and Saturday nights, business ones in the week. */
export function weekdayFactor(date: string, scene: HotelScene): number {
  const weekday = weekdayOf(date);
  const isWeekendNight = weekday === 4 || weekday === 5;
  if (scene === "skyline") return isWeekendNight ? 0.92 : 1.04;
  return isWeekendNight ? 1.14 : 0.97;
}
