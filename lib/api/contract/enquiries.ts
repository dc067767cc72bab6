import * as z from "zod";
import { bookingKeySchema } from "./booking-keys";
import { contactSchema } from "./bookings";
import { endpoint } from "./endpoint";
import { moneySchema } from "./money";
import { phoneSchema } from "./phone-number";
import { serviceIds } from "./services";
import { threadEntrySchema, threadReplySchema, threadStates } from "./threads";

/** One line of plain text: it appears in mails and lists. */
const place = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, "must be one line of plain text");
const day = z.iso.date();
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a month such as 2027-05");
/** Local to the place, to the minute. */
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time such as 10:30");
const people = (minimum: number) => z.number().int().min(minimum).max(30);
const childAges = z.array(z.number().int().min(0).max(17)).max(30);
const stay = {
  place,
  checkIn: day,
  checkOut: day,
  adults: people(1),
  children: people(0),
  childAges,
};

/**
 * The requested trip, by service. Days and times are local to the place; ages are whole years, and
 * optional.
 */
const detailShapes = [
  z.strictObject({
    service: z.literal("flights"),
    from: place,
    to: place,
    departure: day,
    return: day.nullable(),
    adults: people(1),
    children: people(0),
    infants: people(0),
  }),
  z.strictObject({ service: z.literal("hotels"), ...stay, rooms: z.number().int().min(1).max(15) }),
  z.strictObject({
    service: z.literal("cars"),
    pickUpPlace: place,
    dropOffPlace: place.nullable(),
    pickUpDate: day,
    pickUpTime: time,
    dropOffDate: day,
    dropOffTime: time,
    driverAge: z.number().int().min(18).max(99),
  }),
  z.strictObject({
    service: z.literal("activities"),
    place,
    date: day,
    adults: people(1),
    children: people(0),
  }),
  z.strictObject({
    service: z.literal("cruises"),
    /** Code of a cruise line; null for any. */
    line: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .nullable(),
    /** Null for any. */
    month: month.nullable(),
    adults: people(1),
    children: people(0),
    infants: people(0),
  }),
  z.strictObject({ service: z.literal("resorts"), ...stay }),
] as const;

/** As sent and stored. */
export const enquiryDetailsSchema = z.discriminatedUnion("service", detailShapes);
export type EnquiryDetails = z.infer<typeof enquiryDetailsSchema>;

/** Fields that are valid individually but contradict each other. */
function findDetailConflicts(details: EnquiryDetails): { path: string; message: string }[] {
  const misfits: { path: string; message: string }[] = [];
  const refuse = (path: string, message: string) => misfits.push({ path, message });
  if ("checkIn" in details && details.checkOut <= details.checkIn)
    refuse("checkOut", "must be after checkIn");
  if (
    "childAges" in details &&
    details.childAges.length > 0 &&
    details.childAges.length !== details.children
  )
    refuse("childAges", "must give the age of each child, or none");
  if (
    details.service === "flights" &&
    details.return !== null &&
    details.return < details.departure
  )
    refuse("return", "must not be before departure");
  if (
    details.service === "cars" &&
    `${details.dropOffDate}T${details.dropOffTime}` <= `${details.pickUpDate}T${details.pickUpTime}`
  )
    refuse("dropOffDate", "must be after the pick-up");
  return misfits;
}

/** The trip's first day, local to the place; null if none was given. */
export function toFirstDay(details: EnquiryDetails): { name: string; day: string } | null {
  if ("departure" in details) return { name: "departure", day: details.departure };
  if ("pickUpDate" in details) return { name: "pickUpDate", day: details.pickUpDate };
  if ("checkIn" in details) return { name: "checkIn", day: details.checkIn };
  return "date" in details ? { name: "date", day: details.date } : null;
}

/** The deal of an enquiry, as it was shown. `supplier: "sandbox"` marks sample data. */
export const enquiryDealSchema = z.object({
  id: z.string(),
  supplier: z.string(),
  title: z.string(),
  image: z.string(),
  /** The total price for a traveller; null for visitors who may see no prices. */
  price: moneySchema.nullable(),
  shownAt: z.iso.datetime(),
});
export type EnquiryDeal = z.infer<typeof enquiryDealSchema>;

/**
 * Opaque: an API creates it for a deal, and links the deal to
 * `/booknow/{service}/enquiry?…&deal=<this>`.
 */
export const dealTokenSchema = z
  .string()
  .max(1_500)
  .regex(/^[\w.~-]+$/);

export const enquiryContactSchema = contactSchema.extend({
  phone: phoneSchema.nullable(),
});
export const preferredContacts = ["email", "phone"] as const;

export const enquiryInputSchema = z
  .strictObject({
    idempotencyKey: z.uuid(),
    details: enquiryDetailsSchema,
    deal: dealTokenSchema.nullable().default(null),
    contact: enquiryContactSchema,
    preferredContact: z.enum(preferredContacts).default("email"),
    message: z
      .string()
      .trim()
      .max(2_000)
      .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text")
      .default(""),
  })
  .superRefine(({ details, contact, preferredContact }, context) => {
    for (const { path, message } of findDetailConflicts(details))
      context.addIssue({ code: "custom", path: ["details", path], message });
    if (preferredContact === "phone" && contact.phone === null)
      context.addIssue({
        code: "custom",
        path: ["contact", "phone"],
        message: "is needed for a call",
      });
  });
export type EnquiryInput = z.output<typeof enquiryInputSchema>;

/** For people, such as `E-7K4M2P9C`. */
export const enquiryReferenceSchema = z.string().regex(/^E-[2-9A-HJ-NP-Z]{8}$/);
/** Lets its holder see an enquiry without signing in. */
export const enquiryKeySchema = bookingKeySchema;

export const enquirySchema = z.object({
  reference: enquiryReferenceSchema,
  state: z.enum(threadStates),
  details: enquiryDetailsSchema,
  deal: enquiryDealSchema.nullable(),
  contact: enquiryContactSchema.extend({ phone: z.string().nullable() }),
  preferredContact: z.enum(preferredContacts),
  message: z.string(),
  createdAt: z.iso.datetime(),
});
export type Enquiry = z.infer<typeof enquirySchema>;

const base = { api: "main", browser: false } as const;
const withReference = {
  params: z.object({ reference: enquiryReferenceSchema }),
  notFound: "enquiry_not_found",
} as const;

export const createEnquiryEndpoint = endpoint({
  operationId: "createEnquiry",
  errors: ["service_not_enabled", "service_not_on_request", "idempotency_key_reused"],
  ...base,
  method: "post",
  access: "public",
  path: "/api/enquiries",
  limits: ["enquiries"],
  summary:
    "Send an enquiry for a trip sold on request: stored, and mailed to the agency and the sender. The same key with the same body is the same enquiry, with another body a 422. 404 if the service isn't sold on request",
  body: enquiryInputSchema,
  response: z.object({ reference: enquiryReferenceSchema, key: enquiryKeySchema }),
});
export const getEnquiryEndpoint = endpoint({
  operationId: "getEnquiry",
  ...base,
  method: "post",
  safe: true,
  access: "public",
  ...withReference,
  path: "/api/enquiries/{reference}",
  limits: [],
  summary: "The user's own enquiry, or one by its key; 404 otherwise",
  body: z.strictObject({ key: enquiryKeySchema.optional() }),
  response: z.object({
    enquiry: enquirySchema,
    /** What was written and done since, the oldest first. */
    entries: z.array(threadEntrySchema),
  }),
});
export const replyToEnquiryEndpoint = endpoint({
  operationId: "replyToEnquiry",
  errors: ["ticket_full", "idempotency_key_reused", "too_many_tickets"],
  ...base,
  method: "post",
  access: "public",
  ...withReference,
  path: "/api/enquiries/{reference}/messages",
  limits: ["messages about enquiries"],
  summary:
    "Write on about the user's own enquiry, or one by its key: the agency is told by mail, and a closed enquiry is open again. The same key with the same text is the same message, with another a 422",
  body: threadReplySchema.extend({ key: enquiryKeySchema.optional() }),
  response: z.object({
    /** How many entries its thread has. */
    entries: z.number().int(),
  }),
});
export const listEnquiriesEndpoint = endpoint({
  operationId: "listEnquiries",
  ...base,
  method: "get",
  access: "signed-in",
  path: "/api/enquiries",
  summary: "The user's own enquiries, latest first, at most 50",
  response: z.object({ data: z.array(enquirySchema) }),
});
export const getEnquiryDealEndpoint = endpoint({
  operationId: "getEnquiryDeal",
  errors: ["service_not_enabled", "deal_not_found"],
  ...base,
  method: "post",
  safe: true,
  access: "public",
  path: "/api/enquiry-deals",
  limits: [],
  summary:
    "The deal of an enquiry link's token, with its price if the viewer may see prices; 404 if it isn't one of this agency's",
  body: z.strictObject({ service: z.enum(serviceIds), deal: dealTokenSchema }),
  response: z.object({ deal: enquiryDealSchema }),
});
