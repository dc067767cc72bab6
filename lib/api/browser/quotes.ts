import type { Quote, refreshQuoteEndpoint } from "../contract/quotes";
import { call, type Answer } from "./call";

/** The same quote for another 30 minutes, at what it costs now. ApiError 409 `sold_out` or `quote_booked`. */
export const refreshQuote = async (id: string): Promise<Quote> =>
  (await call<Answer<typeof refreshQuoteEndpoint>>("post", `/api/quotes/${id}/refresh`, { isSlow: true })).quote;
