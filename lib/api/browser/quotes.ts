import type * as z from "zod";
import type { BodyOf } from "../contract/endpoint";
import type { createQuoteEndpoint, Quote, refreshQuoteEndpoint } from "../contract/quotes";
import { call, type Answer } from "./call";

/** Fixes a price for 30 minutes. ApiError 401 `sign_in_required`, 409 `sold_out`, 503 `supplier_unavailable`. */
export const createQuote = (body: z.input<BodyOf<typeof createQuoteEndpoint>>): Promise<Answer<typeof createQuoteEndpoint>> =>
  call("post", "/api/quotes", { body });

/** Another 30 minutes at what it costs now, under the same id. ApiError 404, 409 `sold_out` or `quote_booked`, 503 `supplier_unavailable`. */
export const refreshQuote = (id: Quote["id"]): Promise<Answer<typeof refreshQuoteEndpoint>> =>
  call("post", `/api/quotes/${encodeURIComponent(id)}/refresh`, { body: {} });
