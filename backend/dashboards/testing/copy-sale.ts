import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { copyBooking } from "../../agency-bookings/testing/copy-booking";
import { quotes } from "../../db/schema/quotes";
import type { BookingKit } from "../../testing/open-booking-kit";

type Values = NonNullable<Parameters<typeof copyBooking>[2]>;

/** A copy of a booking, standing unless `values` differ, with a quote of its own. */
export async function copySale(
  kit: Pick<BookingKit, "backend" | "rowOf">,
  reference: string,
  values: Values = {},
): Promise<string> {
  const { agencyId, quoteId } = await kit.rowOf(reference);
  const id = randomUUID();
  await kit.backend.db.forAgency(agencyId, async (tx) => {
    const [quote] = await tx.select().from(quotes).where(eq(quotes.id, quoteId));
    if (!quote) throw new Error(`${reference} has no quote`);
    await tx.insert(quotes).values({ ...quote, id });
  });
  return copyBooking(kit, reference, { state: "confirmed", ...values, quoteId: id });
}
