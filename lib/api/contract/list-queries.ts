import * as z from "zod";

/** Rows a page of the desk's lists, at least and at most. */
export const listSizes = { minimum: 10, maximum: 100 } as const;

/** Words to find rows by. */
export const searchWordsSchema = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u, "must be one line of plain text");

/** A day to filter by. The calendar of databases has no year 0. */
export const filterDaySchema = z.iso
  .date()
  .refine((date) => date >= "0001-01-01", "must be a day since the year 1");

type Bounds = {
  /** Rows a page. */ usual?: number;
  /** Of a cursor, in characters. */ longest?: number;
};

/** Which page of a list: by a cursor of another page. */
export const toPageQuery = ({ usual = 25, longest = 300 }: Bounds = {}) => ({
  after: z.string().max(longest).optional(),
  size: z.coerce.number().int().min(listSizes.minimum).max(listSizes.maximum).default(usual),
});

/** The cursors of the pages beside one: null for `next` on the last, `previous` on the first. */
export const toNeighbours = ({ longest = 300 }: Pick<Bounds, "longest"> = {}) => ({
  next: z.string().max(longest).nullable(),
  previous: z.string().max(longest).nullable(),
});
