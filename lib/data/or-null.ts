import "server-only";
import { ApiError } from "@/lib/api/errors";

/** Null for what the API says isn't there; every other failure stays one. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
