import * as z from "zod";
import { bookingKeySchema, bookingReferenceSchema } from "./booking-keys";
import { endpoint } from "./endpoint";
import { headlineSchema } from "./items";
import { moneySchema } from "./money";
import { answerWithinHoursSchema } from "./requests";

/** Known only from the mail: six digits to type, or the long token of its link. */
export const orderCodeSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "must be the six digits from the mail"));
export const orderTokenSchema = z.string().regex(/^[\w-]{43}$/);

/**
 * A binding order without payment, or a request, kept until its mailed code is entered; nothing is
 * booked or passed on before.
 */
export const pendingOrderSchema = z.object({
  /** Unguessable: anyone with it may see the order's state. */
  id: z.uuid(),
  /**
   * locked: too many wrong codes; a new one may be sent. expired: order again. booked: see
   * `booking`.
   */
  state: z.enum(["waiting", "locked", "expired", "booked"]),
  /** The code's recipient. */
  email: z.string(),
  /** The code and the price are valid until then. */
  expiresAt: z.iso.datetime(),
  /** When another mail may be requested; null if no more are sent. */
  resendAt: z.iso.datetime().nullable(),
  triesLeft: z.number().int(),
  quoteId: z.uuid(),
  headline: headlineSchema,
  total: moneySchema,
  /** Held unpaid, until then at most, instead of paid at the place; missing for all others. */
  payLaterUntil: z.iso.datetime().optional(),
  answerWithinHours: answerWithinHoursSchema.optional(),
  booking: z.object({ reference: bookingReferenceSchema, key: bookingKeySchema }).nullable(),
});
export type PendingOrder = z.infer<typeof pendingOrderSchema>;

const base = {
  notFound: "pending_order_not_found",
  limits: [],
  api: "main",
  method: "post",
  browser: true,
  access: "public",
  params: z.object({ id: z.uuid() }),
} as const;

export const getPendingOrderEndpoint = endpoint({
  operationId: "getPendingOrder",
  ...base,
  safe: true,
  path: "/api/pending-orders/{id}",
  summary: "The state of an order that waits for its mailed code; 404 for another agency's",
  body: z.strictObject({}),
  response: z.object({ pendingOrder: pendingOrderSchema }),
});
/** It may be the same as what they have booked already. */
const bookAgain = z.literal(true).optional();
/** Its page posts a form, which works without scripts: the site makes the call. */
const byForm = { ...base, browser: false } as const;
export const confirmPendingOrderEndpoint = endpoint({
  operationId: "confirmPendingOrder",
  ...byForm,
  isSlow: true,
  path: "/api/pending-orders/{id}/confirm",
  summary:
    "Book an order with its mailed code or link token; repeated it is the same booking. 422 `wrong_code`, 410 `code_locked` after five, 410 `order_expired`; 409 as for a booking",
  errors: [
    "service_not_enabled",
    "wrong_code",
    "code_locked",
    "order_expired",
    "quote_booked",
    "quote_expired",
    "price_changed",
    "sold_out",
    "duplicate_booking",
  ],
  body: z.union([
    z.strictObject({ code: orderCodeSchema, bookAgain }),
    z.strictObject({ token: orderTokenSchema, bookAgain }),
  ]),
  response: z.object({ reference: bookingReferenceSchema, key: bookingKeySchema }),
});
export const resendOrderCodeEndpoint = endpoint({
  operationId: "resendOrderCode",
  ...byForm,
  path: "/api/pending-orders/{id}/resend",
  limits: ["mails to a recipient"],
  summary:
    "Send the code again, or a new one after too many wrong tries. 429 `too_early` or `too_many_mails`, 410 `order_expired`",
  errors: ["order_expired", "too_early", "too_many_mails"],
  body: z.strictObject({}),
  response: z.object({ pendingOrder: pendingOrderSchema }),
});
