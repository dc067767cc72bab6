import { asc, desc, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { refuseInput } from "../http/refuse-input";

const cursorSchema = z.tuple([
  z.iso.datetime({ precision: 6 }).refine((moment) => moment >= "0001"),
  z.uuid(),
  z.enum(["next", "previous"]),
]);

/** A place in a list that is sorted by a moment: behind a row, or in front of it. */
export type MomentCursor = {
  /** A UTC time to the microsecond. */ moment: string;
  id: string;
  way: "next" | "previous";
};
type Columns = { moment: AnyPgColumn; id: AnyPgColumn };

const write = ({ moment, id, way }: MomentCursor): string =>
  Buffer.from(JSON.stringify([moment, id, way])).toString("base64url");

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

/** @throws RouteError 422 for what isn't a cursor of such a list */
export function readMomentCursor(text: string | undefined): MomentCursor | null {
  if (text === undefined) return null;
  const cursor = cursorSchema.safeParse(parse(text));
  if (!cursor.success) throw refuseInput("after", "must be a cursor of this list");
  const [moment, id, way] = cursor.data;
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

/**
 * The page among rows that were found in a cursor's way, one more than a page at most, and the
 * cursors of its neighbours; null where there is none.
 */
export function toMomentPage<Row extends { place: string; id: string }>(
  found: readonly Row[],
  { cursor, size }: { cursor: MomentCursor | null; size: number },
): { rows: Row[]; next: string | null; previous: string | null } {
  const hasMore = found.length > size;
  const page = found.slice(0, size);
  const rows = cursor?.way === "previous" ? page.toReversed() : page;
  const toCursor = (row: Row | undefined, way: MomentCursor["way"]) =>
    row ? write({ moment: row.place, id: row.id, way }) : null;
  const isFirst = cursor === null || (cursor.way === "previous" && !hasMore);
  const isLast = cursor?.way !== "previous" && !hasMore;
  return {
    rows,
    next: isLast ? null : toCursor(rows.at(-1), "next"),
    previous: isFirst ? null : toCursor(rows[0], "previous"),
  };
}
