import { ApiError } from "@/lib/api/errors";

/** So far is a place's today from the earliest on Earth, at most. */
const mostDays = 2;

/**
 * Searches, and searches a day later for as long as the first day has already passed at the place:
 * pages count from the earliest today on Earth. `isMoved` tells.
 * @param firstDay the path of that day in the call's body, which its 422 names
 * @param later the same search some days later
 * @throws what `find` throws
 */
export async function searchOrDayLater<Q, T>(
  search: Q,
  {
    firstDay,
    later,
    find,
  }: { firstDay: string; later: (days: number) => Q; find: (search: Q) => Promise<T> },
): Promise<{ search: Q; found: T; isMoved: boolean }> {
  const isPastThere = (error: unknown) =>
    error instanceof ApiError &&
    error.status === 422 &&
    (error.issues ?? []).some(({ path }) => path === firstDay);
  for (let days = 0; ; days++) {
    const moved = days === 0 ? search : later(days);
    try {
      return { search: moved, found: await find(moved), isMoved: days > 0 };
    } catch (error) {
      if (days === mostDays || !isPastThere(error)) throw error;
    }
  }
}
