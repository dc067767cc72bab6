import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { quotes } from "../../db/schema/quotes";
import type { Transaction } from "../../db/scoped";
import { type Viewer } from "../../http/request-context";
import { RouteError } from "../../errors/route-error";

export type QuoteRow = typeof quotes.$inferSelect;

/**
 * A booking that keeps others from its quote: the same condition as of the index
 * `bookings_one_for_each_quote`.
 */
const keepsQuote: SQL = sql`(${bookings.state} not in ('failed', 'refunded') or ${bookings.cancelledAt} is not null)`;

/** Of the booking that came of a quote. */
export type BookingOfQuote = { reference: string; userId: string | null };

export async function findBookingOfQuote(
  tx: Transaction,
  agencyId: string,
  quoteId: string,
): Promise<BookingOfQuote | null> {
  const [booking] = await tx
    .select({ reference: bookings.reference, userId: bookings.userId })
    .from(bookings)
    .where(and(eq(bookings.agencyId, agencyId), eq(bookings.quoteId, quoteId), keepsQuote));
  return booking ?? null;
}

/** The quote of a booking or order, for any viewer. */
export async function requireQuoteRow(
  tx: Transaction,
  agencyId: string,
  id: string,
  { isLocked = false } = {},
): Promise<QuoteRow> {
  const query = tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.agencyId, agencyId), eq(quotes.id, id)));
  const [quote] = await (isLocked ? query.for("update") : query);
  if (!quote) throw new RouteError(404, "quote_not_found", "There is no such quote");
  return quote;
}

/**
 * A quote that the viewer may see: their own, or a visitor's, open to any holder of its id.
 * @throws RouteError 404 `quote_not_found`, also for another user's
 */
export async function requireQuote(
  tx: Transaction,
  agencyId: string,
  { id, viewer, isLocked = false }: { id: string; viewer: Viewer | null; isLocked?: boolean },
): Promise<QuoteRow> {
  const isTheirs = or(
    sql`${quotes.userId} is null`,
    viewer ? eq(quotes.userId, viewer.userId) : undefined,
  );
  const query = tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.agencyId, agencyId), eq(quotes.id, id), isTheirs));
  const [quote] = await (isLocked ? query.for("update") : query);
  if (!quote) throw new RouteError(404, "quote_not_found", "There is no such quote");
  return quote;
}
