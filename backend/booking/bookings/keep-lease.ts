import { and, eq } from "drizzle-orm";
import { addMs } from "@/lib/dates/instants";
import { bookings } from "../../db/schema/bookings";
import type { BookingDependencies } from "./booking-dependencies";

/** How long a booking waits for a process that died in its step. */
export const aliveMs = 30_000;
const extendEveryMs = 5_000;

/**
 * Extends a booking's lease for as long as its step is taken, which may be a minute: the lease
 * itself only has to outlive a pause of this process.
 * @returns a function that stops it and returns the lease's end, unless another process took it
 */
export function keepLease(
  { db, now }: Pick<BookingDependencies, "db" | "now">,
  { agencyId, bookingId, leasedUntil }: { agencyId: string; bookingId: string; leasedUntil: Date },
): () => Promise<Date> {
  let until = leasedUntil;
  async function extend(): Promise<void> {
    const next = addMs(now(), aliveMs);
    const extended = await db.forAgency(agencyId, (tx) =>
      tx
        .update(bookings)
        .set({ leasedUntil: next })
        .where(
          and(
            eq(bookings.agencyId, agencyId),
            eq(bookings.id, bookingId),
            eq(bookings.leasedUntil, until),
          ),
        )
        .returning({ id: bookings.id }),
    );
    if (extended.length > 0) until = next;
  }
  let extending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A lease that isn't extended expires and is free to take.
    extending = extending.then(extend).catch(() => {});
  }, extendEveryMs);
  return async () => {
    clearInterval(timer);
    await extending;
    return until;
  };
}
