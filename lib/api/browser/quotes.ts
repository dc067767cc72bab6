import type { BodyOf } from "./browser-call";
import { call } from "./call";

/**
 * The same quote for another 30 minutes, at what it costs now. ApiError 409 `sold_out` or
 * `quote_booked`.
 */
export const refreshQuote = async (id: string, body: BodyOf<"POST /api/quotes/{id}/refresh">) =>
  (await call("POST /api/quotes/{id}/refresh", { params: { id }, body, isSlow: true })).quote;

/**
 * The same quote with other extras, for another 30 minutes, at what it costs with them. ApiError
 * 409 `sold_out` or `quote_booked`, 422 for extras that it doesn't have.
 */
export const changeExtras = async (id: string, body: BodyOf<"PUT /api/quotes/{id}/extras">) =>
  (await call("PUT /api/quotes/{id}/extras", { params: { id }, body, isSlow: true })).quote;

/**
 * Fixes a price for 30 minutes. ApiError 401 `sign_in_required`, 409 `sold_out`, 503
 * `supplier_unavailable`.
 */
export const createQuote = async (body: BodyOf<"POST /api/quotes">) =>
  (await call("POST /api/quotes", { body, isSlow: true })).quote;
