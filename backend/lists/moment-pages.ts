import { asc, desc, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { refuseInput } from "../errors/refuse-input";
import { cursorWay, packCursor, toKeysetPage, unpackCursor, type CursorWay } from "./keyset-pages";

const cursorSchema = z.tuple([
  z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001"),
  z.uuid(),
  cursorWay,
]);

/** A place in a list that is sorted by a moment: behind a row, or in front of it. */
export type MomentCursor = {
  /** A UTC time to the microsecond. */ moment: string;
  id: string;
  way: CursorWay;
};
type Columns = { moment: AnyPgColumn; id: AnyPgColumn };

/** @throws RouteError 422 for what isn't a cursor of such a list */
export function readMomentCursor(text: string | undefined): MomentCursor | null {
  if (text === undefined) return null;
  const parts = unpackCursor(cursorSchema, text);
  if (!parts) throw refuseInput("after", "must be a cursor of this list");
  const [moment, id, way] = parts;
  return { moment, id, way };
}

/** To the microsecond, as the database keeps it: a Date would lose what a cursor goes by. */
export const exactMoment = (column: AnyPgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What lies beyond a cursor, in a list with the latest first. */
export const isBeyondMoment = ({ moment, id }: Columns, cursor: MomentCursor): SQL =>
  cursor.way === "next"
    ? sql`(${moment}, ${id}) < (${cursor.moment}::timestamptz, ${cursor.id}::uuid)`
    : sql`(${moment}, ${id}) > (${cursor.moment}::timestamptz, ${cursor.id}::uuid)`;

/** The latest first; towards earlier pages the other way round. */
export const byMoment = ({ moment, id }: Columns, cursor: MomentCursor | null): SQL[] =>
  cursor?.way === "previous" ? [asc(moment), asc(id)] : [desc(moment), desc(id)];

/** The page of a list of moments, as `toKeysetPage`; `place` is a row's exact moment. */
export const toMomentPage = <Row extends { place: string; id: string }>(
  found: readonly Row[],
  { cursor, size }: { cursor: MomentCursor | null; size: number },
) =>
  toKeysetPage(found, {
    cursor,
    size,
    toCursor: ({ place, id }, way) => packCursor([place, id, way]),
  });
