import { asc, desc, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { refuseInput } from "../errors/refuse-input";
import { cursorWay, packCursor, toKeysetPage, unpackCursor, type CursorWay } from "./keyset-pages";

const cursorSchema = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.uuid(),
  cursorWay,
]);

/** A place in a list that is sorted by name: behind a row, or in front of it. */
export type NameCursor = {
  /** As the list is sorted by it. */ name: string;
  id: string;
  way: CursorWay;
};
type Columns = { name: SQLWrapper; id: AnyPgColumn };

/** @throws RouteError 422 for what isn't a cursor of such a list */
export function readNameCursor(text: string | undefined): NameCursor | null {
  if (text === undefined) return null;
  const parts = unpackCursor(cursorSchema, text);
  if (!parts) throw refuseInput("after", "must be a cursor of this list");
  const [name, id, way] = parts;
  return { name, id, way };
}

/** What lies beyond a cursor, in a list by name. */
export const isBeyondName = ({ name, id }: Columns, cursor: NameCursor): SQL =>
  cursor.way === "next"
    ? sql`(${name}, ${id}) > (${cursor.name}, ${cursor.id}::uuid)`
    : sql`(${name}, ${id}) < (${cursor.name}, ${cursor.id}::uuid)`;

/** By name; towards earlier pages the other way round. */
export const byName = ({ name, id }: Columns, cursor: NameCursor | null): SQL[] =>
  cursor?.way === "previous" ? [desc(name), desc(id)] : [asc(name), asc(id)];

/** The page of a list of names, as `toKeysetPage`; `place` is what a row is sorted by. */
export const toNamePage = <Row extends { place: string; id: string }>(
  found: readonly Row[],
  { cursor, size }: { cursor: NameCursor | null; size: number },
) =>
  toKeysetPage(found, {
    cursor,
    size,
    toCursor: ({ place, id }, way) => packCursor([place, id, way]),
  });
