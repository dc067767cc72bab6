import type * as z from "zod";
import type { BodyOf } from "@/lib/api/contract/endpoint";
import type { createQuoteEndpoint, Quote } from "@/lib/api/contract/quotes";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { quotes } from "../db/schema/quotes";
import type { RequestContext } from "../request-context";
import { checkItem } from "./check-item";
import { listTerms } from "./list-terms";
import { priceOffer, toPriceColumns } from "./price-offer";
import { requireBuyer } from "./require-buyer";
import { toQuote } from "./to-quote";

export const quoteLifeMs = 30 * minuteMs;

/** What stands in a quote beside its price when another total was shown before. */
export const toPreviousColumns = (
  shown: { amount: number; currency: string } | undefined,
  now: { total: number; currency: string },
) =>
  shown && (shown.amount !== now.total || shown.currency !== now.currency)
    ? { previousTotal: shown.amount, previousCurrency: shown.currency }
    : { previousTotal: null, previousCurrency: null };

/**
 * Asks the supplier anew and keeps what it says for 30 minutes; what the buyer was shown before is
 * compared with it and never charged.
 * @throws RouteError 401 `sign_in_required`, 404 for something that doesn't exist, 409 `sold_out`,
 *   422, 503 `supplier_unavailable`
 */
export async function createQuote(
  dependencies: BookingDependencies,
  context: RequestContext,
  { selection, expectedTotal }: z.output<BodyOf<typeof createQuoteEndpoint>>,
): Promise<Quote> {
  requireBuyer(context);
  const { agency, viewer, language } = context;
  const offer = await checkItem(dependencies, { agency, selection, language });
  const priced = await priceOffer(dependencies, agency, offer);
  const now = dependencies.now();
  const terms = await listTerms(dependencies.db, context, { comments: offer.comments, now });
  const row = await dependencies.db.forAgency(agency.id, async (tx) => {
    const [created] = await tx
      .insert(quotes)
      .values({
        agencyId: agency.id,
        service: selection.service,
        userId: viewer?.userId ?? null,
        language,
        detail: { ...priced, terms },
        ...toPriceColumns(priced.sale),
        ...toPreviousColumns(expectedTotal, priced.sale),
        createdAt: now,
        expiresAt: addMs(now, quoteLifeMs),
      })
      .returning();
    if (!created) throw new Error("a quote that was just written isn't there");
    return created;
  });
  return toQuote(row, { context, terms, booking: null, now });
}
