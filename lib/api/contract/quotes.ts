import * as z from "zod";
import { endpoint } from "./endpoint";
import { extrasSchema } from "./extras";
import { itemEnvelope, selectionSchema } from "./items";
import { moneySchema, seenMoneySchema } from "./money";
import { answerWithinHoursSchema } from "./requests";

/**
 * One term that a buyer says yes to; `sha256` is of the text as it was shown and is kept with the
 * booking.
 */
export const termSchema = z.object({
  id: z.string(),
  kind: z.enum(["userTerms", "agencyTerms", "rateComments"]),
  /** Root-relative, without a language; null where the text is on the page itself. */
  path: z.string().nullable(),
  sha256: z.string(),
});

export const quoteSchema = z.object({
  /** Unguessable: who holds it may look at the quote and book it. */
  id: z.uuid(),
  /** booked: there is a booking of it already. */
  state: z.enum(["open", "expired", "booked"]),
  expiresAt: z.iso.datetime(),
  /** Taken out of stock for the quote's holder until it expires; else others may be faster. */
  isHeld: z.boolean(),
  /** Until when it can be held unpaid, by an order with `payment: "later"`; missing if it can't. */
  payLaterUntil: z.iso.datetime().optional(),
  answerWithinHours: answerWithinHoursSchema.optional(),
  /** The total that was last shown before it changed; null when it is what was expected. */
  previousTotal: moneySchema.nullable(),
  ...itemEnvelope,
  terms: z.array(termSchema),
  /**
   * The booking that is cancelled once this one is confirmed, what was paid of it and what
   * cancelling it gives back now; null for a booking of its own.
   */
  replaces: z.object({ reference: z.string(), paid: moneySchema, refund: moneySchema }).nullable(),
  /** Of the booking that came of it, for whom it belongs to. */
  reference: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

const quoteErrors = [
  "sign_in_required",
  "service_not_enabled",
  "service_not_online",
  "quote_booked",
  "sold_out",
  "price_unavailable",
] as const;
const base = { api: "main", method: "post", browser: true, access: "public" } as const;

/**
 * A random id that the browser keeps: what is held for a visitor's quotes that came with it is one
 * buyer's, who holds one thing of a service at a time.
 */
export const holderSchema = z.uuid();

export const createQuoteEndpoint = endpoint({
  operationId: "createQuote",
  ...base,
  isSlow: true,
  path: "/api/quotes",
  limits: ["quotes", "holds"],
  summary:
    "Ask the supplier anew and fix its price for 30 minutes. 401 for a visitor where the agency sells to those who are signed in only; 409 `sold_out` when it is gone",
  errors: [
    "sign_in_required",
    "service_not_enabled",
    "service_not_online",
    "hotel_not_found",
    "car_not_found",
    "sold_out",
    "price_unavailable",
  ],
  body: z.strictObject({
    selection: selectionSchema,
    /** What the buyer was last shown; another price comes back with `previousTotal`. */
    expectedTotal: seenMoneySchema.optional(),
    holder: holderSchema.optional(),
  }),
  response: z.object({ quote: quoteSchema }),
});
export const getQuoteEndpoint = endpoint({
  operationId: "getQuote",
  ...base,
  method: "get",
  path: "/api/quotes/{id}",
  notFound: "quote_not_found",
  summary: "A quote by its id; 404 for somebody else's",
  errors: ["sign_in_required"],
  params: z.object({ id: z.uuid() }),
  response: z.object({ quote: quoteSchema }),
});
/**
 * Asks the supplier again under the same id: a new 30 minutes, and `previousTotal` where the price
 * moved.
 */
export const refreshQuoteEndpoint = endpoint({
  operationId: "refreshQuote",
  ...base,
  isSlow: true,
  path: "/api/quotes/{id}/refresh",
  notFound: "quote_not_found",
  limits: ["quotes", "holds"],
  summary:
    "Ask the supplier again: another 30 minutes, at what it costs now. 409 `sold_out` when it is gone, 409 `quote_booked` when it is booked",
  errors: quoteErrors,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ holder: holderSchema.optional() }),
  response: z.object({ quote: quoteSchema }),
});
/** Asks the supplier again with these extras instead of those that the quote had. */
export const changeExtrasEndpoint = endpoint({
  operationId: "changeExtras",
  ...base,
  method: "put",
  isSlow: true,
  path: "/api/quotes/{id}/extras",
  notFound: "quote_not_found",
  limits: ["quotes", "holds"],
  summary:
    "Ask the supplier again with other extras: another 30 minutes, at what it costs with them. 422 for extras that it doesn't have",
  errors: quoteErrors,
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ extras: extrasSchema, holder: holderSchema.optional() }),
  response: z.object({ quote: quoteSchema }),
});
