import "server-only";
import { ApiError } from "@/lib/api/errors";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";

/** Why there is no result: the search failed, or the viewer searches too often. */
export type SearchFailure = "failed" | "tooMany";

/**
 * The result, or the failure that the page shows instead; a failure is logged as `what`, and the
 * page marked incomplete, unless it is the visitor's own doing.
 */
export async function orSearchFailure<T>(
  what: string,
  search: Promise<T>,
): Promise<T | SearchFailure> {
  try {
    return await search;
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return "tooMany";
    logProblem(what, error);
    markPageIncomplete();
    return "failed";
  }
}
