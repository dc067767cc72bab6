import * as z from "zod";
import { bookingReferenceSchema } from "./booking-keys";
import { bookingStates, callOffReasons } from "./booking-states";
import { bookingSummarySchema, cancellationQuoteSchema } from "./bookings";
import { endpoint } from "./endpoint";
import { cancellationProblems, maximumCancellations } from "./cancelled-together";
import { moneySchema, seenMoneySchema } from "./money";
import { serviceIds } from "./services";
import { filterDaySchema, toNeighbours, toPageQuery } from "./list-queries";

/** `deadline`: what is to be paid or answered first; `-total`: in each currency by itself. */
export const agencyBookingSorts = [
  ...(["-booked", "booked", "departure", "-departure"] as const),
  ...(["deadline", "-total", "client"] as const),
] as const;
export type AgencyBookingSort = (typeof agencyBookingSorts)[number];
/**
 * What has to be done in time: a hold to be paid, a change by the supplier to be answered, either
 * of them, or a free cancellation that ends within `cancellationDueHours`; or at once: a refund
 * that failed.
 */
export const agencyBookingDues = ["any", "payment", "change", "cancellation", "refund"] as const;
export type AgencyBookingDue = (typeof agencyBookingDues)[number];
export const cancellationDueHours = 72;
/** Standing: confirmed and not cancelled · sold: once confirmed, whether it stands or not. */
export const agencyBookingSales = ["sold", "standing", "cancelled"] as const;
export type AgencyBookingSale = (typeof agencyBookingSales)[number];
const plainLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, "must be one line of plain text");

/** All of them narrow the list; without any it holds every booking one reaches. */
export const agencyBookingFilterSchema = z.object({
  /** Part of a reference, a confirmation number, a name, an e-mail address or a title. */
  q: plainLine(100).optional(),
  /** One or several, separated by commas. */
  state: z
    .string()
    .max(200)
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(bookingStates)).max(bookingStates.length))
    .optional(),
  service: z.enum(serviceIds).optional(),
  /** Whose sale it is: a member's id, or none; ignored for those who reach their own alone. */
  agent: z.union([z.literal("none"), z.uuid()]).optional(),
  /** Trips that are under way on any day of these, both included, by the calendar of the place. */
  from: filterDaySchema.optional(),
  to: filterDaySchema.optional(),
  /** Booked on any day of these, both included, by the agency's time zone. */
  bookedFrom: filterDaySchema.optional(),
  bookedTo: filterDaySchema.optional(),
  due: z.enum(agencyBookingDues).optional(),
  sale: z.enum(agencyBookingSales).optional(),
  /** Charged in it: ISO 4217. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Exactly what its headline calls the place. */
  place: plainLine(200).optional(),
  /** Trips that begin on any day of these, both included, by the calendar of the place. */
  startsFrom: filterDaySchema.optional(),
  startsTo: filterDaySchema.optional(),
});
export type AgencyBookingFilter = z.output<typeof agencyBookingFilterSchema>;

export const agentSchema = z.object({ id: z.uuid(), name: z.string() });
export type Agent = z.infer<typeof agentSchema>;

/** A line of the agency's list. */
export const agencyBookingSchema = bookingSummarySchema.extend({
  /** Whose sale it is; null for what travellers and guests book by themselves. */
  seller: agentSchema.nullable(),
  /** The total without the net; unrestricted travel agents only. */
  margin: moneySchema.optional(),
});
export type AgencyBooking = z.infer<typeof agencyBookingSchema>;

export const listAgencyBookingsEndpoint = endpoint({
  operationId: "listAgencyBookings",
  api: "main",
  browser: true,
  method: "get",
  access: { action: "bookings.read" },
  path: "/api/agency/bookings",
  summary:
    "A page of the agency's bookings, filtered and sorted: all of them for owners and admins, their own sales for all others. `after` is `next` or `previous` of another page of the same sort; 422 for anything else",
  query: agencyBookingFilterSchema.extend({
    sort: z.enum(agencyBookingSorts).default("-booked"),
    ...toPageQuery(),
  }),
  response: z.object({
    bookings: z.array(agencyBookingSchema),
    /** Of the filter, on all pages. */
    total: z.number().int(),
    ...toNeighbours(),
    /** Who works at the agency, by name; empty for those who reach their own sales alone. */
    agents: z.array(agentSchema),
  }),
});

export const exportAgencyBookingsEndpoint = endpoint({
  operationId: "exportAgencyBookings",
  api: "main",
  browser: false,
  method: "post",
  access: { action: "bookings.read" },
  path: "/api/agency/bookings/exports",
  limits: [],
  summary:
    "Note that the bookings of a filter are taken out as a file, which is then read page by page, and say how many there are",
  body: agencyBookingFilterSchema.strict(),
  response: z.object({ total: z.number().int() }),
});

/** A booking that is to be cancelled with others; with neither, it is cancelled already. */
export const cancellableBookingSchema = bookingSummarySchema.extend({
  /** What cancelling gives back now. */
  quote: cancellationQuoteSchema.optional(),
  /** Why it can't be cancelled now. */
  problem: z.enum(cancellationProblems).optional(),
});
export type CancellableBooking = z.infer<typeof cancellableBookingSchema>;

const ofSeveral = {
  limits: ["quotes"],
  api: "main",
  browser: false,
  method: "post",
  isSlow: true,
  access: { action: "bookings.write" },
} as const;

export const quoteCancellationsEndpoint = endpoint({
  operationId: "quoteCancellations",
  ...ofSeveral,
  safe: true,
  path: "/api/agency/bookings/cancellation-quotes",
  summary:
    "What cancelling each of several bookings costs and gives back, in the order asked; `missing` are those that its member doesn't reach",
  body: z.strictObject({
    references: z.array(bookingReferenceSchema).min(1).max(maximumCancellations),
  }),
  response: z.object({
    bookings: z.array(cancellableBookingSchema),
    missing: z.array(bookingReferenceSchema),
  }),
});

export const cancelBookingsEndpoint = endpoint({
  operationId: "cancelBookings",
  ...ofSeveral,
  path: "/api/agency/bookings/cancellations",
  summary:
    "Cancel several bookings, each for itself at the refund that was shown for it: `refund_changed` and other problems keep that one alone. Done again it changes nothing",
  body: z.strictObject({
    cancellations: z
      .array(z.strictObject({ reference: bookingReferenceSchema, expectedRefund: seenMoneySchema }))
      .min(1)
      .max(maximumCancellations),
  }),
  response: z.object({
    /** Those without a problem are cancelled, or on their way there. */
    outcomes: z.array(
      z.object({
        reference: bookingReferenceSchema,
        problem: z.enum(cancellationProblems).optional(),
      }),
    ),
  }),
});

/** Of several lines, without what could turn the direction of other words. */
const noteText = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text");

export const bookingNoteSchema = z.object({
  id: z.uuid(),
  /** Null for a former member. */
  author: z.string().nullable(),
  text: z.string(),
  /** Its buyer sees it, too. */
  isShared: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type BookingNote = z.infer<typeof bookingNoteSchema>;

/** What happened to a booking. Amounts are as its buyer sees them. */
export const timelineEventSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("state"), state: z.enum(bookingStates) }),
  z.object({
    kind: z.literal("payment"),
    state: z.enum(["open", "processing", "succeeded", "failed", "expired"]),
    amount: moneySchema,
  }),
  z.object({
    kind: z.literal("refund"),
    state: z.enum(["pending", "succeeded", "failed"]),
    amount: moneySchema,
  }),
  /** To its contact. */
  z.object({ kind: z.literal("mail"), subject: z.string(), isSent: z.boolean() }),
  z.object({ kind: z.literal("note"), isShared: z.boolean() }),
  /** Null: it is no agent's sale. */
  z.object({ kind: z.literal("assignment"), agent: z.string().nullable() }),
  /** Requested by an agency member. */
  z.object({ kind: z.literal("cancellation") }),
  z.object({ kind: z.literal("resend") }),
  /** By the supplier; `reason`: of what it cancelled, where it says so. */
  z.object({
    kind: z.literal("change"),
    change: z.enum(["proposed", "told", "cancelled"]).default("proposed"),
    reason: z.enum(callOffReasons).optional(),
  }),
]);
export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  /** Who of the agency did it; null for the site, the buyer, and who has left. */
  actor: z.string().nullable(),
  event: timelineEventSchema,
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** What failed of a booking's refunds. */
export const owedRefundSchema = z.object({
  amount: moneySchema,
  /** refused: it was never taken · returned: the bank sent it back. */
  reason: z.enum(["refused", "returned"]),
  since: z.iso.datetime(),
});
export type OwedRefund = z.infer<typeof owedRefundSchema>;

/** What the agency knows of a sale, and its buyer doesn't see. */
export const bookingSaleSchema = z.object({
  /** Missing for nothing. */ owed: owedRefundSchema.optional(),
  seller: agentSchema.nullable(),
  /** Who has booked it; null for a guest, and once their account is deleted. */
  buyer: z
    .object({
      /** Null where a member doesn't reach the accounts of travellers. */
      name: z.string().nullable(),
    })
    .nullable(),
  /** The earliest first. */
  notes: z.array(bookingNoteSchema),
  /** Whom it can be assigned to, by name; empty for those who may not assign it. */
  agents: z.array(agentSchema),
  /** The earliest first. */
  timeline: z.array(timelineEntrySchema),
  /** Its confirmation, or how to pay it, can be mailed to its contact again. */
  canResend: z.boolean(),
  /** The viewer bought it for themselves; missing for all others. */
  isOwn: z.literal(true).optional(),
  /** While it is to be paid: by which its contact pays without an account. */
  payLink: z.url().optional(),
});
export type BookingSale = z.infer<typeof bookingSaleSchema>;

const ofBooking = {
  notFound: "booking_not_found",
  limits: [],
  api: "main",
  browser: false,
  params: z.object({ reference: bookingReferenceSchema }),
} as const;

export const getBookingSaleEndpoint = endpoint({
  operationId: "getBookingSale",
  ...ofBooking,
  method: "get",
  access: { action: "bookings.read" },
  path: "/api/agency/bookings/{reference}",
  summary:
    "Whose sale a booking is, who bought it, and the agency's notes; 404 for one that its member doesn't reach",
  response: z.object({ sale: bookingSaleSchema }),
});
export const assignBookingEndpoint = endpoint({
  operationId: "assignBooking",
  ...ofBooking,
  method: "post",
  access: { action: "bookings.assign" },
  path: "/api/agency/bookings/{reference}/assign",
  summary:
    "Say whose sale a booking is, or nobody's. 404 `user_not_found` for somebody who doesn't work at the agency. Done again it changes nothing",
  errors: ["user_not_found"],
  body: z.strictObject({ agentId: z.uuid().nullable() }),
  response: z.object({ seller: agentSchema.nullable() }),
});
export const resendBookingMailEndpoint = endpoint({
  operationId: "resendBookingMail",
  ...ofBooking,
  method: "post",
  access: { action: "bookings.write" },
  path: "/api/agency/bookings/{reference}/resend",
  limits: ["mails to a recipient"],
  summary:
    "Mail a booking's confirmation with its voucher to its contact again, or a reminder with the link to pay what is held, and to nobody else. 409 `nothing_to_mail` unless it is confirmed or to be paid; a few times an hour, then 429. Done again within a minute it sends nothing more",
  errors: ["nothing_to_mail"],
  body: z.strictObject({}),
  response: z.object({ mailedAt: z.iso.datetime() }),
});
const settles = {
  ...ofBooking,
  method: "post",
  access: { action: "refunds.settle" },
  errors: ["nothing_owed", "proof_required"],
} as const;
export const retryRefundEndpoint = endpoint({
  operationId: "retryRefund",
  ...settles,
  errors: [...settles.errors, "payment_unavailable"],
  isSlow: true,
  path: "/api/agency/bookings/{reference}/refunds/retry",
  summary:
    "Give the refunds of a booking that failed to the gateway again. 409 `nothing_owed` where none has failed; with a fresh proof",
  body: z.strictObject({}),
  response: z.object({ refunds: z.number().int() }),
});
export const enterRefundByHandEndpoint = endpoint({
  operationId: "enterRefundByHand",
  ...settles,
  path: "/api/agency/bookings/{reference}/refunds",
  summary:
    "Enter into the books what was paid back by hand, past the gateway: all that is owed, 422 for another amount. Done again it changes nothing; with a fresh proof",
  body: z.strictObject({
    amount: seenMoneySchema,
    paidOn: z.iso.date(),
    note: noteText.max(200),
  }),
  response: z.object({ state: z.enum(bookingStates) }),
});
export const addBookingNoteEndpoint = endpoint({
  operationId: "addBookingNote",
  ...ofBooking,
  method: "post",
  access: { action: "bookings.write" },
  path: "/api/agency/bookings/{reference}/notes",
  summary:
    "Write a note about a booking for the others at the agency, or for its buyer as well. The same key with the same note is the same note, with another a 422",
  errors: ["idempotency_key_reused"],
  body: z.strictObject({
    text: noteText,
    isShared: z.boolean().default(false),
    idempotencyKey: z.uuid(),
  }),
  response: z.object({ note: bookingNoteSchema }),
});
