import { and, eq, gt } from "drizzle-orm";
import { quotes } from "../../db/schema/quotes";
import type { Transaction } from "../../db/scoped";
import type { BookingRow } from "./booking-record";

/** The quote of a booking can't be booked as it is: its page has to refresh it. */
export const expireQuote = (
  tx: Transaction,
  { agencyId, quoteId }: Pick<BookingRow, "agencyId" | "quoteId">,
  now: Date,
) =>
  tx
    .update(quotes)
    .set({ expiresAt: now })
    .where(and(eq(quotes.agencyId, agencyId), eq(quotes.id, quoteId), gt(quotes.expiresAt, now)));
