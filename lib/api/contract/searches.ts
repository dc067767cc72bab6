import * as z from "zod";

/**
 * Progress of a search. Until it is `complete`, poll with the same body after `askAgainInMs`
 * (filters, sort order and page may differ); the lists are empty (`searching`) or hold some of the
 * results (`partial`). A complete response may omit both fields.
 */
export const searchProgress = {
  state: z.enum(["searching", "partial", "complete"]).default("complete"),
  askAgainInMs: z.number().int().min(0).nullable().default(null),
};
