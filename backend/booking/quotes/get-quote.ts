import type { Quote } from "@/lib/api/contract/quotes";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { getReplaced } from "../bookings/replaced-booking";
import type { RequestContext } from "../../http/request-context";
import { isQuoteHeld } from "../holds/own-holds";
import { findBookingOfQuote, requireQuote } from "./find-quote";
import { listTerms } from "./list-terms";
import { toQuote } from "./to-quote";

/**
 * A quote with its terms as they stand now, in the page's language. @throws RouteError 404
 * `quote_not_found`, 401 without price rights
 */
export async function getQuote(
  { db, now }: Pick<BookingDependencies, "db" | "now">,
  context: RequestContext,
  { id }: { id: string },
): Promise<Quote> {
  const { agency, viewer } = context;
  const { row, isHeld, booking, replaces } = await db.forAgency(agency.id, async (tx) => {
    const found = await requireQuote(tx, agency.id, { id, viewer });
    return {
      row: found,
      isHeld: found.detail.holdsAt === "quote" && (await isQuoteHeld(tx, found)),
      booking: await findBookingOfQuote(tx, agency.id, id),
      replaces: await getReplaced(tx, found, now()),
    };
  });
  const terms = await listTerms(db, context, { comments: row.detail.comments, now: now() });
  return toQuote(row, { context, terms, isHeld, booking, replaces, now: now() });
}
