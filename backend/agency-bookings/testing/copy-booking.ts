import { randomUUID } from "node:crypto";
import { bookings } from "../../db/schema/bookings";
import type { BookingKit } from "../../testing/open-booking-kit";

type Values = Partial<typeof bookings.$inferInsert>;
let copies = 0;
/** Letters and digits that references are made of. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const newReference = () => {
  const number = (copies += 1);
  const digits = Array.from(
    { length: 8 },
    (_, place) => alphabet[Math.floor(number / alphabet.length ** place) % alphabet.length],
  );
  return `H-${digits.reverse().join("")}`;
};

/** Many bookings in no time: copies of one, failed unless they say something else. */
export async function copyBooking(
  { backend, rowOf }: Pick<BookingKit, "backend" | "rowOf">,
  reference: string,
  values: Values = {},
): Promise<string> {
  const { search: _, ...row } = await rowOf(reference);
  const copy = {
    ...row,
    id: randomUUID(),
    idempotencyKey: randomUUID(),
    reference: newReference(),
    // A quote is booked once, unless it failed.
    state: "failed" as const,
    cancelledAt: null,
    ...values,
  };
  await backend.db.forAgency(row.agencyId, (tx) => tx.insert(bookings).values(copy));
  return copy.reference;
}
