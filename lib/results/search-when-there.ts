import { ApiError } from "@/lib/api/errors";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { addDays } from "@/lib/dates/calendar-date";

const isPastThere = (error: unknown) =>
  error instanceof ApiError &&
  error.status === 422 &&
  (error.issues ?? []).some(({ path }) => path === "stay.start");

/**
 * What `search` finds for a stay, or a day later where its first day has passed at the place: in
 * Tokyo it is tomorrow while a site of Lisbon still offers today, and no two places are further
 * apart than a day. `isMoved` says so. @throws what `search` throws
 */
export async function searchWhenThere<A extends { stay: HotelSearch["stay"] }, T>(
  asked: A,
  search: (asked: A) => Promise<T>,
): Promise<{ asked: A; found: T; isMoved: boolean }> {
  try {
    return { asked, found: await search(asked), isMoved: false };
  } catch (error) {
    if (!isPastThere(error)) throw error;
    const moved = {
      ...asked,
      stay: { start: addDays(asked.stay.start, 1), end: addDays(asked.stay.end, 1) },
    };
    return { asked: moved, found: await search(moved), isMoved: true };
  }
}
