import "server-only";
import { ApiError } from "@/lib/api/errors";

/** Null if the API responds with 404; every other failure is rethrown. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
