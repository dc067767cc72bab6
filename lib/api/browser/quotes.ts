import type * as z from "zod";
import type { BodyOf } from "../contract/endpoint";
import type { createQuoteEndpoint, Quote, refreshQuoteEndpoint } from "../contract/quotes";
import { call, type Answer } from "./call";

/**
 * The same quote for another 30 minutes, at what it costs now. ApiError 409 `sold_out` or
 * `quote_booked`.
 */
export const refreshQuote = async (id: string): Promise<Quote> =>
  (
    await call<Answer<typeof refreshQuoteEndpoint>>("post", `/api/quotes/${id}/refresh`, {
      isSlow: true,
    })
  ).quote;

/**
 * Fixes a price for 30 minutes. ApiError 401 `sign_in_required`, 409 `sold_out`, 503
 * `supplier_unavailable`.
 */
export const createQuote = async (
  body: z.input<BodyOf<typeof createQuoteEndpoint>>,
): Promise<Quote> =>
  (await call<Answer<typeof createQuoteEndpoint>>("post", "/api/quotes", { body, isSlow: true }))
    .quote;
