import { streamParameter } from "@/components/results/stream-parameter";
import { settlesSoon } from "@/lib/data/settles-soon";
import type { Query } from "@/lib/query-values";

/** A slower search is streamed: the reader sees the rest of the page meanwhile. */
const worthWaitingMs = 400;

/**
 * Whether the results are part of the page from its beginning: their search answers quickly, or the
 * reader runs no scripts and has requested the whole page.
 */
export const comesWhole = async (query: Query, results: Promise<unknown>): Promise<boolean> =>
  query[streamParameter.name] === streamParameter.off || settlesSoon(results, worthWaitingMs);
