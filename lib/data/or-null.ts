import "server-only";
import { ApiError } from "@/lib/api/errors";

/** Null if the API responds with 404, or one of `statuses`; every other failure is rethrown. */
export async function orNull<T>(
  found: Promise<T>,
  statuses: readonly number[] = [404],
): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
