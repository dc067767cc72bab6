import type * as z from "zod";
import type { createQuoteEndpoint, Quote } from "@/lib/api/contract/quotes";
import { toViewerOffer } from "../pricing/to-viewer-offer";
import { RouteError, type RequestContext } from "../request-context";
import type { BookingOfQuote, QuoteRow } from "./find-quote";
import { nightsOf } from "./price-stay";
import type { QuotedHotel } from "../db/schema/quotes";
import type { PriceTier } from "@/lib/api/contract/roles";

type Offer = z.output<typeof createQuoteEndpoint.response>["quote"]["offer"];

/**
 * What was quoted or booked, as a viewer of a tier with price rights may see it. @throws RouteError
 * 401 for one without
 */
export function toQuotedOffer(
  { offer, sale, party }: QuotedHotel,
  { tier }: { tier: PriceTier },
): Offer {
  // Everything is in the charged currency already: no rate is needed.
  const { price, ...rest } = toViewerOffer(offer, {
    sale,
    tier,
    nights: nightsOf(party),
    rates: {},
  });
  if (!price) throw new RouteError(401, "sign_in_required", "Please sign in to book");
  return { ...rest, price };
}

export function toQuote(
  row: QuoteRow,
  {
    context,
    terms,
    booking,
    now,
  }: { context: RequestContext; terms: Quote["terms"]; booking: BookingOfQuote | null; now: Date },
): Quote {
  const { hotel, party } = row.detail;
  const isTheirs =
    booking !== null && (booking.userId === null || booking.userId === context.viewer?.userId);
  return {
    id: row.id,
    state: booking ? "booked" : row.expiresAt <= now ? "expired" : "open",
    expiresAt: row.expiresAt.toISOString(),
    previousTotal:
      row.previousTotal === null || row.previousCurrency === null
        ? null
        : { amount: row.previousTotal, currency: row.previousCurrency },
    hotel,
    ...party,
    offer: toQuotedOffer(row.detail, { tier: context.priceTier }),
    terms,
    reference: isTheirs ? booking.reference : null,
  };
}
