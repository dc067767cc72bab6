import * as z from "zod";
import { moneySchema } from "./money";

/**
 * Progress of a search. Until it is `complete`, poll with the same body after `askAgainInMs`
 * (filters, sort order and page may differ); the lists are empty (`searching`) or hold some of the
 * results (`partial`). A complete response may omit both fields.
 */
export const searchProgress = {
  state: z.enum(["searching", "partial", "complete"]).default("complete"),
  askAgainInMs: z.number().int().min(0).nullable().default(null),
};

/** What a call that asks suppliers is, whichever service it is of. */
export const searchCall = {
  api: "main",
  method: "post",
  access: "public",
  browser: true,
  safe: true,
} as const;

/** Which part of the results is answered; `total` is after the filters, `unfiltered` before. */
export const foundPage = {
  total: z.number().int(),
  unfiltered: z.number().int(),
  /** Where the filters leave nothing: what there is without each, by its field. */
  lifted: z.record(z.string(), z.number().int()).default({}),
  page: z.number().int(),
  pages: z.number().int(),
};

/** Options of a filter, each counted as if that filter weren't set. */
export const countsOf = <V extends z.ZodType>(value: V) =>
  z.array(z.object({ value, count: z.number().int().min(0) }));
/** The same of ids. */
export const namedCounts = z.array(
  z.object({ value: z.string(), name: z.string(), count: z.number().int() }),
);
/** Absent without price rights. */
export const priceRange = z.object({ minimum: moneySchema, maximum: moneySchema }).optional();
