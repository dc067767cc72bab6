import { ApiError } from "@/lib/api/errors";

/**
 * What is found for `search`, or for the `later` one where its first day has passed at the place:
 * in Tokyo it is tomorrow while a site of Lisbon still offers today, and no two places are further
 * apart than a day. `isMoved` says so.
 * @param firstDay the path of that day in the body of the call, whose 422 names it
 * @throws what `find` throws
 */
export async function searchWhenThere<Q, T>(
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
