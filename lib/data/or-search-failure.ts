import "server-only";
import { ApiError } from "@/lib/api/errors";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";

/** Why there is nothing to show: nobody could say, or whoever asks does so too often. */
export type SearchFailure = "failed" | "tooMany";

/**
 * What was found, or what the page around the search goes on with; `what` failed is logged, and
 * the page marked incomplete, unless it is the visitor's own doing.
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
