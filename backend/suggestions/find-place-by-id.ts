import { listAirports } from "../reference-data/airports";
import { listAreas } from "../reference-data/areas";
import { findCity } from "../reference-data/cities";
import { listLandmarks } from "../reference-data/landmarks";
import type { IndexedPlace } from "./place-index";

/** A place by the id that its suggestion has; null for other texts. */
export function findPlaceById(text: string): IndexedPlace | null {
  const [, kind, id] = /^(city|airport|area|place)-([\w-]+)$/.exec(text) ?? [];
  if (kind === "city") {
    const city = findCity(Number(id));
    return city ? { type: "city", city } : null;
  }
  if (kind === "airport") {
    const airport = listAirports().find(({ iata }) => iata === id);
    return airport ? { type: "airport", airport } : null;
  }
  if (kind === "area") {
    const area = listAreas().find((one) => one.id === id);
    return area ? { type: "area", area } : null;
  }
  const landmark = kind && listLandmarks().find((one) => one.id === id);
  return landmark ? { type: "landmark", landmark } : null;
}
