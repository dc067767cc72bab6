import { hourMs } from "@/lib/dates/durations";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { deleteExpiredPendingOrders } from "../booking/pending-orders/store-pending-order";
import { deleteExpiredQuotes } from "../booking/quotes/delete-expired-quotes";
import { deleteOldSearches } from "../past-searches/delete-old-searches";
import { startPoller } from "../workers/start-poller";
import { eraseDueBookings } from "./erase-due-bookings";

const stopWithinMs = 5_000;

/**
 * Deletes and erases at once and every hour what is kept no longer, until it is stopped; any number
 * of backends on one database may do so. Apart from the bookings' worker, so that erasing much
 * delays no booking.
 */
export function startEraser({
  db,
  now,
  logProblem,
}: Pick<BookingDependencies, "db" | "now" | "logProblem">) {
  const erase = async () => {
    await deleteExpiredQuotes(db, { now: now() });
    await deleteExpiredPendingOrders(db, { now: now() });
    await eraseDueBookings({ db, now });
    await deleteOldSearches(db, { now: now() });
  };
  const { run, stop } = startPoller({
    work: erase,
    pollMs: hourMs,
    stopWithinMs,
    onError: (message) => logProblem(`erasing: ${message}`),
  });
  return { eraseDue: run, stop };
}
