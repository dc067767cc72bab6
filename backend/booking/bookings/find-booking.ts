import { eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { equalsSecret } from "../../http/equals-secret";
import { tooManyAttempts, type Limiter, type Limits } from "../../limits/create-limiter";
import type { RequestContext } from "../../http/request-context";
import type { BookingDependencies } from "./booking-dependencies";
import { openBookingKey } from "./booking-key";
import { findBookingRow } from "./booking-record";
import { noSuchBooking } from "./require-booking";

/** Tries to find a booking; those that find one don't count. */
export const findBookingLimits: Limits = {
  name: "find booking",
  seconds: 15 * 60,
  account: 10,
  network: 20,
  agency: 1_000,
  everybody: 10_000,
};

/**
 * The key of a booking, for a client that knows its reference and its contact's address.
 * @throws RouteError 404 `booking_not_found` whichever is wrong, 429 after too many tries
 */
export async function findBooking(
  { db, limiter }: Pick<BookingDependencies, "db"> & { limiter: Limiter },
  { agency, clientIp }: Pick<RequestContext, "agency" | "clientIp">,
  { reference, email }: { reference: string; email: string },
): Promise<{ reference: string; key: string }> {
  const attempt = { agencyId: agency.id, account: reference, clientIp };
  const refusal = await limiter.start(attempt);
  if (refusal) throw tooManyAttempts(refusal);
  const booking = await db.forAgency(agency.id, (tx) =>
    findBookingRow(tx, agency.id, eq(bookings.reference, reference)),
  );
  // Compared also where there is none, so that it takes as long.
  const isTheirs = equalsSecret(email.toLowerCase(), booking?.contactEmail ?? "");
  if (!booking || !isTheirs) throw noSuchBooking();
  await limiter.forgive(attempt);
  return { reference: booking.reference, key: openBookingKey(db, booking) };
}
