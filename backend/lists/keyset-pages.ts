import * as z from "zod";

/** Whether a page lies behind a row of its list, or in front of it. */
export const cursorWay = z.enum(["next", "previous"]);
export type CursorWay = z.infer<typeof cursorWay>;

/** A cursor's parts as text for an address. */
export const packCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** The parts of a cursor; null for what isn't one of that shape. */
export function unpackCursor<Parts>(schema: z.ZodType<Parts>, text: string): Parts | null {
  try {
    return schema.safeParse(JSON.parse(Buffer.from(text, "base64url").toString())).data ?? null;
  } catch {
    return null;
  }
}

/**
 * The page among rows that were found in a cursor's way, one more than a page at most, and the
 * cursors of its neighbours, which `toCursor` writes; null where there is none.
 */
export function toKeysetPage<Row>(
  found: readonly Row[],
  {
    cursor,
    size,
    toCursor,
  }: {
    cursor: { way: CursorWay } | null;
    size: number;
    toCursor: (row: Row, way: CursorWay) => string;
  },
): { rows: Row[]; next: string | null; previous: string | null } {
  const hasMore = found.length > size;
  const page = found.slice(0, size);
  const rows = cursor?.way === "previous" ? page.toReversed() : page;
  const write = (row: Row | undefined, way: CursorWay) => (row ? toCursor(row, way) : null);
  const isFirst = cursor === null || (cursor.way === "previous" && !hasMore);
  const isLast = cursor?.way !== "previous" && !hasMore;
  return {
    rows,
    next: isLast ? null : write(rows.at(-1), "next"),
    previous: isFirst ? null : write(rows[0], "previous"),
  };
}
