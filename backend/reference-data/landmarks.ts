import { landmarkKinds } from "@/lib/api/contract/place-terms";
import { findCity } from "./cities";
import type { Landmark } from "./place";
import { readRecords, toAliases, toPlaceNames } from "./read-table";
import { toFameWeight } from "./to-fame-weight";

/** Who types the beginning of a city's name means the city. */
const landmarkShare = 0.1;

let landmarks: readonly Landmark[] | undefined;

/** Quarters, beaches, stations and sights of much visited cities; loaded on the first call. */
export function listLandmarks(): readonly Landmark[] {
  landmarks ??= readRecords("landmarks.tsv").flatMap((row) => {
    const { id = "", name = "", latitude, longitude, aliases, fame } = row;
    const [city, kind] = [
      findCity(Number(row.city)),
      landmarkKinds.find((one) => one === row.kind),
    ];
    if (!city || !kind) return [];
    return {
      ...{ id, kind, name, city, aliases: toAliases(aliases), names: toPlaceNames(row) },
      ...{
        latitude: Number(latitude),
        longitude: Number(longitude),
        weight: toFameWeight(fame) * landmarkShare,
      },
    };
  });
  return landmarks;
}

export const getQuarter = (id: string): Landmark | null =>
  listLandmarks().find((one) => one.id === id && one.kind === "quarter") ?? null;

let quartersOfCities: Map<number, Landmark[]> | undefined;

/** Of a city with fewer, not enough is known to say that a hotel stands in one of them. */
const leastQuarters = 6;

/** The quarters of a much visited city, by its id; none of any other. */
export function listQuarters(cityId: number): readonly Landmark[] {
  if (!quartersOfCities) {
    quartersOfCities = new Map();
    for (const landmark of listLandmarks().filter(({ kind }) => kind === "quarter")) {
      const { id } = landmark.city;
      quartersOfCities.set(id, [...(quartersOfCities.get(id) ?? []), landmark]);
    }
  }
  const quarters = quartersOfCities.get(cityId) ?? [];
  return quarters.length >= leastQuarters ? quarters : [];
}
