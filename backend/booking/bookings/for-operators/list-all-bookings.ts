import { and, desc, eq } from "drizzle-orm";
import * as z from "zod";
import { emailSchema } from "@/lib/api/contract/email";
import { bookingStateSchema } from "@/lib/api/contract/bookings";
import { moneySchema } from "@/lib/api/contract/money";
import { bookings } from "../../../db/schema/bookings";
import type { Transaction } from "../../../db/scoped";

const maximum = 200;

export const listedBookingSchema = z.object({
  reference: z.string(),
  state: bookingStateSchema,
  createdAt: z.iso.datetime(),
  start: z.iso.date(),
  end: z.iso.date(),
  title: z.string(),
  total: moneySchema,
  email: z.string(),
  lastError: z.string().nullable(),
});

export const bookingFilterSchema = z.object({
  state: bookingStateSchema.optional(),
  email: emailSchema.optional(),
});

/**
 * The latest 200 bookings of an agency, the newest first; of one state or with one contact's
 * address where given.
 */
export async function listAllBookings(
  tx: Transaction,
  agencyId: string,
  { state, email }: z.output<typeof bookingFilterSchema>,
): Promise<z.output<typeof listedBookingSchema>[]> {
  const isListed = and(
    eq(bookings.agencyId, agencyId),
    state && eq(bookings.state, state),
    email === undefined ? undefined : eq(bookings.contactEmail, email.toLowerCase()),
  );
  const rows = await tx
    .select({
      reference: bookings.reference,
      state: bookings.state,
      createdAt: bookings.createdAt,
      startsOn: bookings.startsOn,
      endsOn: bookings.endsOn,
      headline: bookings.headline,
      total: bookings.total,
      currency: bookings.currency,
      contactEmail: bookings.contactEmail,
      lastError: bookings.lastError,
    })
    .from(bookings)
    .where(isListed)
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(maximum);
  return rows.map((row) => ({
    reference: row.reference,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    start: row.startsOn,
    end: row.endsOn,
    title: row.headline.title,
    total: { amount: row.total, currency: row.currency },
    email: row.contactEmail,
    lastError: row.lastError,
  }));
}
