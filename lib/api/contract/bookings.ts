import * as z from "zod";
import { emailSchema } from "./email";
import { bookingKeySchema, bookingReferenceSchema } from "./booking-keys";
import {
  bookingFailures,
  bookingStates,
  callOffReasons,
  cancellers,
  supplierChangeStates,
} from "./booking-states";
import { endpoint } from "./endpoint";
import {
  bookingChangeSchema,
  headlineSchema,
  itemEnvelope,
  itemSchema,
  partySizeSchema,
} from "./items";
import { filterDaySchema } from "./list-queries";
import { moneySchema, seenMoneySchema } from "./money";
import { answerSchema } from "./needs";
import { pendingOrderSchema } from "./pending-orders";
import { phoneSchema } from "./phone-number";
import { priceSchema } from "./prices";
import { holderSchema, quoteSchema, termSchema } from "./quotes";
import { serviceIds } from "./services";

export const bookingTabs = ["upcoming", "past", "cancelled"] as const;

/** Without turns of direction: on a voucher and in a mail they would make other words of ours. */
const personName = z
  .string()
  .trim()
  .max(60)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069<>]*$/u, "must be one line of plain text");
/** Of several lines, else as plain as a name. */
const requests = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text");

/** As in the passport; suppliers print them. Of who has one name the last is empty. */
export const travellerNameSchema = z.strictObject({
  firstName: personName.min(1),
  lastName: personName,
});
export const travellerSchema = travellerNameSchema.extend({
  /** Of an infant on a flight: the adult who holds it, by the order of travellers from nought. */
  onLapOf: z.number().int().min(0).max(19).optional(),
});
export const contactSchema = travellerNameSchema.extend({
  email: emailSchema,
  phone: phoneSchema,
});

export const bookingStateSchema = z.enum(bookingStates);

const planSchema = z.object({ item: itemSchema, headline: headlineSchema });
/** What the supplier has done to a booking of its own accord. */
export const supplierChangeSchema = z.object({
  id: z.uuid(),
  state: z.enum(supplierChangeStates),
  at: z.iso.datetime(),
  /** Until when it can be answered; null for what is cancelled, and for news. */
  answerBy: z.iso.datetime().nullable(),
  before: planSchema,
  /** Null for what is cancelled. */
  after: planSchema.nullable(),
  /** Of what is cancelled; missing where the supplier doesn't say. */
  reason: z.enum(callOffReasons).optional(),
});
export type SupplierChange = z.infer<typeof supplierChangeSchema>;

export const bookingSchema = z.object({
  reference: bookingReferenceSchema,
  state: bookingStateSchema,
  failure: z.enum(bookingFailures).nullable(),
  createdAt: z.iso.datetime(),
  /** By when the supplier says whether it agrees to a request; null for all others. */
  answerBy: z.iso.datetime().nullable(),
  /** Until when it can be paid; null once it is. */
  payableUntil: z.iso.datetime().nullable(),
  /** Ordered to be held unpaid, with `payment: "later"`; missing for all others. */
  isPaidLater: z.literal(true).optional(),
  ...itemEnvelope,
  travellers: z.array(travellerSchema),
  contact: contactSchema.extend({ phone: z.string() }),
  requests: z.string(),
  /** To the offer's `needs`; without those that are stored encrypted. */
  answers: z.array(answerSchema),
  /** That of those at the place, such as a hotel's (HCN) or an airline's (PNR); the supplier's. */
  confirmationNumber: z.string().nullable(),
  supplierReference: z.string().nullable(),
  /** Of flights, by the order of travellers; empty before they are issued. */
  ticketNumbers: z.array(z.string().regex(/^\d{13}$/)),
  /** Booked by a travel agent for a client who isn't them. */
  isForClient: z.boolean(),
  terms: z.array(termSchema),
  payment: z
    .object({
      gateway: z.string(),
      state: z.enum(["open", "processing", "succeeded", "failed", "expired"]),
      amount: moneySchema,
    })
    .nullable(),
  refund: z
    .object({
      state: z.enum(["pending", "succeeded", "failed"]),
      amount: moneySchema,
      at: z.iso.datetime(),
    })
    .nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** Who requested the cancellation; missing for none, or where not recorded. */
  cancelledBy: z.enum(cancellers).optional(),
  /** By the supplier, the latest first; missing for none. */
  changes: z.array(supplierChangeSchema).optional(),
  /** Whether it can be cancelled, or withdrawn, or given back unpaid, by the state it is in. */
  canCancel: z.boolean(),
  /** Whether other dates and the like can be requested (`quoteChange`). */
  canChange: z.boolean(),
  /** Whether other travellers can be named (`changeTravellers`). */
  canRename: z.boolean(),
  /** For a member of the agency who may see it and do nothing to it; missing for all others. */
  isReadOnly: z.literal(true).optional(),
  /** Names requested of the supplier and not yet accepted; null for none. */
  newTravellers: z.array(travellerNameSchema).nullable(),
  /** The reference of the booking that this one takes the place of. */
  replaces: bookingReferenceSchema.nullable(),
  /** The reference of the one that takes, or is to take, the place of this one. */
  replacedBy: bookingReferenceSchema.nullable(),
  /** What the agency has written to its buyer, the earliest first; missing for nothing. */
  notes: z.array(z.object({ text: z.string(), createdAt: z.iso.datetime() })).optional(),
  /** When it became what, the earliest first; without a refund that came back. */
  history: z.array(z.object({ state: bookingStateSchema, at: z.iso.datetime() })),
});
export type Booking = z.infer<typeof bookingSchema>;

/** A line of My Trips. */
export const bookingSummarySchema = bookingSchema
  .pick({
    reference: true,
    state: true,
    createdAt: true,
    isForClient: true,
    refund: true,
  })
  .extend({
    service: z.enum(serviceIds),
    headline: headlineSchema,
    party: partySizeSchema,
    /** Who it is for. */
    leadTraveller: z.string(),
    /**
     * What its buyer has to do in time: answer a change by the supplier, or pay what is held.
     * Missing for nothing.
     */
    nextAction: z
      .object({ kind: z.enum(["answerChange", "pay"]), until: z.iso.datetime() })
      .optional(),
    total: moneySchema,
    /** Unrestricted travel agents only. */
    agent: priceSchema.shape.agent,
  });
export type BookingSummary = z.infer<typeof bookingSummarySchema>;

const base = { api: "main", method: "post", browser: true, access: "public" } as const;
/** A booking's page posts a form: the site makes the call. */
const byForm = { ...base, browser: false } as const;
const withReference = {
  params: z.object({ reference: bookingReferenceSchema }),
  notFound: "booking_not_found",
} as const;
const withKey = { key: bookingKeySchema.optional() };

export const createBookingEndpoint = endpoint({
  operationId: "createBooking",
  ...base,
  isSlow: true,
  path: "/api/bookings",
  limits: ["bookings", "bookings of visitors", "mails to a recipient"],
  summary:
    "Book a quote: holds it at the supplier and says how to go on. With nothing to pay now, or where the supplier has to agree first, of somebody whose address isn't proven, it is a pending order that waits for its mailed code. To be paid `later`, a 422 where the quote has no `payLaterUntil`, it is held unpaid. The same key with the same body is the same booking, with another one a 422. 409 `price_changed` (the quote then holds the new price), `sold_out`, `quote_expired` or `quote_booked`; `duplicate_booking`, unless it says `bookAgain`, when they have booked the same thing for the same days and people within a day; `too_many_unpaid` when too many bookings of theirs wait to be paid later already",
  errors: [
    "sign_in_required",
    "service_not_enabled",
    "service_not_online",
    "quote_not_found",
    "quote_booked",
    "quote_expired",
    "price_changed",
    "sold_out",
    "duplicate_booking",
    "too_many_unpaid",
    "idempotency_key_reused",
    "payment_unavailable",
    "price_unavailable",
    "not_changeable",
    "refund_changed",
  ],
  body: z.strictObject({
    idempotencyKey: z.uuid(),
    quoteId: z.uuid(),
    /** Must be the quote's total, or nothing is booked. */
    acceptedTotal: seenMoneySchema,
    contact: contactSchema,
    /** Those whom the service wants named: of hotels the lead guest of each room, in order. */
    travellers: z.array(travellerSchema).min(1).max(20),
    /** Passed on to those at the place, not guaranteed. */
    requests: requests.default(""),
    /** To the quote's `needs`. */
    answers: z.array(answerSchema).max(200).default([]),
    acceptedTerms: z.array(termSchema.pick({ id: true, sha256: true }).strict()).max(10),
    /** Only travel agents who may change bookings: the contact is a client of theirs. */
    isForClient: z.boolean().default(false),
    /** Held unpaid, until the quote's `payLaterUntil` at most, and booked once it is paid. */
    payment: z.literal("later").optional(),
    /** It may be the same as what they have booked already. */
    bookAgain: z.literal(true).optional(),
    /** Of a quote that `replaces` a booking: must be what cancelling that one gives back. */
    replaces: z.strictObject({ expectedRefund: seenMoneySchema }).optional(),
  }),
  response: z.union([
    z.object({ reference: bookingReferenceSchema, key: bookingKeySchema }),
    z.object({ pendingOrder: pendingOrderSchema }),
  ]),
});
export const startPaymentEndpoint = endpoint({
  operationId: "startPayment",
  ...base,
  ...withReference,
  isSlow: true,
  path: "/api/bookings/{reference}/payment",
  limits: [],
  summary:
    "Where to pay a booking that is held; null when there is nothing to pay now. Asked again it is the same payment while that is open",
  errors: ["not_allowed", "hold_expired", "payment_unavailable"],
  body: z.strictObject(withKey),
  response: z.object({ redirectUrl: z.string().nullable(), state: bookingStateSchema }),
});
export const getBookingEndpoint = endpoint({
  operationId: "getBooking",
  ...base,
  ...withReference,
  safe: true,
  path: "/api/bookings/{reference}",
  limits: [],
  summary: "One's own booking, or with its key; 404 otherwise",
  body: z.strictObject(withKey),
  response: z.object({ booking: bookingSchema }),
});
export const findBookingEndpoint = endpoint({
  operationId: "findBooking",
  ...base,
  safe: true,
  path: "/api/find-booking",
  limits: ["find booking"],
  summary:
    "The key of a booking by its reference and the e-mail it was made with; 404 when either is wrong",
  errors: ["booking_not_found"],
  body: z.strictObject({
    reference: z.string().trim().toUpperCase().pipe(bookingReferenceSchema),
    email: emailSchema,
  }),
  response: z.object({ reference: bookingReferenceSchema, key: bookingKeySchema }),
});
export const listBookingsEndpoint = endpoint({
  operationId: "listBookings",
  ...base,
  method: "get",
  access: "signed-in",
  path: "/api/bookings",
  summary:
    "A page of one's own bookings: upcoming (those with something to do in time, then the next first), past and cancelled (the latest first). Unpaid ones that failed are left out, except requests and what was to be paid later. With `from` or `to` those alone that are under way on any day of these",
  query: z.object({
    tab: z.enum(bookingTabs).default("upcoming"),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** Under way on any day of these, both included, by the calendar of the place. */
    from: filterDaySchema.optional(),
    to: filterDaySchema.optional(),
  }),
  response: z.object({
    bookings: z.array(bookingSummarySchema),
    page: z.number().int(),
    pages: z.number().int(),
  }),
});
export const cancellationQuoteSchema = z.object({
  paid: moneySchema,
  fee: moneySchema,
  refund: moneySchema,
  validUntil: z.iso.datetime(),
  /**
   * Where the supplier has to quote it: payer, the way it was paid · credit, nothing of it, but a
   * voucher of the supplier in a traveller's name, worth `credit`. Missing: payer.
   */
  destination: z.enum(["payer", "credit"]).optional(),
  credit: moneySchema.optional(),
});
export type CancellationQuote = z.infer<typeof cancellationQuoteSchema>;
export const quoteCancellationEndpoint = endpoint({
  operationId: "quoteCancellation",
  ...byForm,
  ...withReference,
  safe: true,
  isSlow: true,
  path: "/api/bookings/{reference}/cancellation-quote",
  limits: ["quotes"],
  summary:
    "What cancelling now costs and gives back, to the cent; of some suppliers it is asked now, and holds until `validUntil`. 409 `not_cancellable`",
  errors: ["not_allowed", "not_cancellable"],
  body: z.strictObject(withKey),
  response: z.object({ quote: cancellationQuoteSchema }),
});
export const cancelBookingEndpoint = endpoint({
  operationId: "cancelBooking",
  ...base,
  ...withReference,
  isSlow: true,
  path: "/api/bookings/{reference}/cancel",
  limits: ["quotes"],
  summary:
    "Cancel at the refund that was shown, or withdraw a request, for which that is 0; 409 `refund_changed` when it is another one by now. What is held and unpaid is given back with `isUnpaid`. Done again it changes nothing",
  errors: ["not_allowed", "not_cancellable", "refund_changed"],
  body: z.strictObject({
    ...withKey,
    expectedRefund: seenMoneySchema,
    /** Withdraws a request only: 409 `not_cancellable` once it is answered. */
    isRequest: z.literal(true).optional(),
    /** Gives back what is held unpaid, only: 409 `not_cancellable` once money is on its way. */
    isUnpaid: z.literal(true).optional(),
  }),
  response: z.object({ booking: bookingSchema }),
});
export const quoteChangeEndpoint = endpoint({
  operationId: "quoteChange",
  ...base,
  ...withReference,
  isSlow: true,
  path: "/api/bookings/{reference}/change-quote",
  limits: ["quotes", "holds"],
  summary:
    "A quote for the same at other dates, or for less of it, that replaces the booking: booked like any other, it cancels the old one by its terms once it is confirmed. 409 `not_changeable`, or `sold_out` when it isn't to be had",
  errors: [
    "not_allowed",
    "sign_in_required",
    "service_not_enabled",
    "service_not_online",
    "not_changeable",
    "sold_out",
    "price_unavailable",
  ],
  body: z.strictObject({
    ...withKey,
    change: bookingChangeSchema,
    holder: holderSchema.optional(),
  }),
  response: z.object({ quote: quoteSchema }),
});
export const changeTravellersEndpoint = endpoint({
  operationId: "changeTravellers",
  ...base,
  ...withReference,
  isSlow: true,
  path: "/api/bookings/{reference}/travellers",
  limits: ["quotes"],
  summary:
    "Name other travellers to the supplier, at no cost. What has come of it is in the booking: `travellers` are the new ones, or still `newTravellers`, or neither when the supplier refused. 409 `not_changeable`. Done again it changes nothing",
  errors: ["not_allowed", "not_changeable"],
  body: z.strictObject({ ...withKey, travellers: z.array(travellerNameSchema).min(1).max(20) }),
  response: z.object({ booking: bookingSchema }),
});
export const changeContactEndpoint = endpoint({
  operationId: "changeContact",
  ...base,
  ...withReference,
  path: "/api/bookings/{reference}/contact",
  limits: ["corrected contacts", "mails to a recipient"],
  summary:
    "Correct the e-mail address of its contact, and mail the confirmation there again, or the link to pay. With another address its key is another one: `key`, for who came with one, and what was mailed before opens nothing any more. 409 `not_changeable` unless it is confirmed, or held and asked for by its agency; also for who isn't signed in where nothing was paid. A few times an hour, then 429",
  errors: ["not_allowed", "not_changeable"],
  body: z.strictObject({ ...withKey, email: emailSchema }),
  response: z.object({ key: bookingKeySchema.nullable() }),
});
export const answerChangeEndpoint = endpoint({
  operationId: "answerChange",
  ...byForm,
  isSlow: true,
  params: z.object({ reference: bookingReferenceSchema, id: z.uuid() }),
  path: "/api/bookings/{reference}/changes/{id}",
  notFound: "booking_not_found",
  limits: [],
  summary:
    "Accept what the supplier has changed, or have everything back that was paid. What has come of it is in the booking. 409 `change_closed` when it can't be answered any more, or was answered otherwise. Done again it changes nothing",
  errors: ["not_allowed", "change_not_found", "change_closed"],
  body: z.strictObject({ ...withKey, answer: z.enum(["accept", "refund"]) }),
  response: z.object({ booking: bookingSchema }),
});
