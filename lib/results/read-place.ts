import type { Point } from "@/lib/api/contract/point";
import { readPoint } from "@/lib/maps/read-point";
import type { Query, QueryValues } from "@/lib/query-values";

/**
 * A place as the search forms' place field `field` writes it. `place` is null without coordinates:
 * `name`, if any, must then be looked up.
 */
export function readPlace(
  values: QueryValues,
  field: string,
): { name: string; place: (Point & { name: string }) | null } {
  const text = (key: string) => values(key)[0]?.trim().slice(0, 200) ?? "";
  const name = text(field);
  const point = readPoint(values(`${field}Lat`)[0], values(`${field}Long`)[0]);
  // Without scripts a form still sends the last coordinates after another place was typed.
  const isSame = values(`${field}For`).length === 0 || text(`${field}For`) === name;
  return { name, place: name && isSame && point ? { name, ...point } : null };
}

/** A place's name in a URL, for a heading before it is looked up; empty where there is none. */
export const readPlaceName = (value: Query[string]): string =>
  typeof value === "string" ? value.trim().slice(0, 60) : "";
