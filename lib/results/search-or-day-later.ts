import { ApiError } from "@/lib/api/errors";

/**
 * Searches, and searches `later` instead if the first day has already passed at the place: in Tokyo
 * it is tomorrow while a site in Lisbon still offers today, and no two places are more than a day
 * apart. `isMoved` tells.
 * @param firstDay the path of that day in the call's body, which its 422 names
 * @throws whatever `find` throws
 */
export async function searchOrDayLater<Q, T>(
  search: Q,
  { firstDay, later, find }: { firstDay: string; later: Q; find: (search: Q) => Promise<T> },
): Promise<{ search: Q; found: T; isMoved: boolean }> {
  const isPastThere = (error: unknown) =>
    error instanceof ApiError &&
    error.status === 422 &&
    (error.issues ?? []).some(({ path }) => path === firstDay);
  try {
    return { search, found: await find(search), isMoved: false };
  } catch (error) {
    if (!isPastThere(error)) throw error;
    return { search: later, found: await find(later), isMoved: true };
  }
}
