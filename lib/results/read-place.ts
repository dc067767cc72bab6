import type { Point } from "@/lib/api/contract/point";
import { readPoint } from "@/lib/maps/read-point";
import type { Query, QueryValues } from "@/lib/query-values";

/** Ids of suggested places that have a name in each language, unlike what is sold there. */
const knownId = /^(?:city|airport|area|place)-[\w-]{1,100}$/;

/**
 * A place as the search forms' place field `field` writes it. `place` is null without coordinates:
 * `name`, if any, must then be looked up. `id` is there if it is one that has names.
 */
export function readPlace(
  values: QueryValues,
  field: string,
): { name: string; place: (Point & { name: string }) | null; id?: string } {
  const text = (key: string) => values(key)[0]?.trim().slice(0, 200) ?? "";
  const name = text(field);
  const point = readPoint(values(`${field}Lat`)[0], values(`${field}Long`)[0]);
  // Without scripts a form still sends the last coordinates after another place was typed.
  const isSame = values(`${field}For`).length === 0 || text(`${field}For`) === name;
  if (!name || !isSame || !point) return { name, place: null };
  const id = values(`${field}Id`)[0] ?? "";
  return { name, place: { name, ...point }, ...(knownId.test(id) && { id }) };
}

/** A place's name in a URL, for a heading before it is looked up; empty where there is none. */
export const readPlaceName = (value: Query[string]): string =>
  typeof value === "string" ? value.trim().slice(0, 60) : "";
