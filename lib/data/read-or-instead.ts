import "server-only";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";

/**
 * The read's result, or `instead` if it fails: the page goes on without it and is marked
 * incomplete; the failure is logged as `what`.
 */
export async function readOrInstead<T, F>(
  what: string,
  read: () => Promise<T>,
  instead: F,
): Promise<T | F> {
  try {
    return await read();
  } catch (error) {
    logProblem(what, error);
    markPageIncomplete();
    return instead;
  }
}
