import * as z from "zod";
import { bookingReferenceSchema } from "./booking-keys";
import { endpoint } from "./endpoint";
import { enquiryReferenceSchema, enquirySchema } from "./enquiries";
import { searchWordsSchema, toNeighbours, toPageQuery } from "./list-queries";
import { serviceIds } from "./services";
import {
  messageSchema,
  threadEntrySchema,
  threadReplySchema,
  threadStates,
  threadStatuses,
} from "./threads";

export const ticketInputSchema = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(3)
    .max(120)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line"),
  message: messageSchema.min(10),
});
export type TicketInput = z.infer<typeof ticketInputSchema>;
export const ticketReplySchema = threadReplySchema.extend({
  /** For the agency's members alone: its sender neither sees it nor is mailed. */
  isNote: z.boolean().default(false),
});

/** For people: a support request's, such as `S-4F7K2M`, or an enquiry's. */
export const ticketReferenceSchema = z.union([
  z.string().regex(/^S-[2-9A-HJ-NP-Z]{6}$/),
  enquiryReferenceSchema,
]);

export const ticketSchema = z.object({
  reference: ticketReferenceSchema,
  subject: z.string(),
  status: z.enum(threadStatuses),
  /** Whether the last message is the agency's. */
  isAnswered: z.boolean(),
  /** How many entries its thread has. */
  entries: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  /** Of the last entry. */
  updatedAt: z.iso.datetime(),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const ticketMemberSchema = z.object({ id: z.uuid(), name: z.string() });
export type TicketMember = z.infer<typeof ticketMemberSchema>;
/** What only the agency knows of a request. */
const careSchema = z.object({
  sender: z.object({ name: z.string(), email: z.string() }),
  assignee: ticketMemberSchema.nullable(),
  /** When to look at it again: a day of the agency's calendar. */
  followUpOn: z.iso.date().nullable(),
});

export const ticketThreadSchema = z.object({
  ticket: ticketSchema,
  /** Oldest first; the first is what the request was sent with. */
  entries: z.array(threadEntrySchema).min(1),
  /** Null for the sender without an inbox. */
  inbox: careSchema
    .extend({
      /** Who it can be assigned to; empty for those who may assign none. */
      members: z.array(ticketMemberSchema),
      /** What came of it. */
      booking: bookingReferenceSchema.nullable(),
      /** What the viewer writes is the agency's, not its sender's. */
      writesForAgency: z.boolean(),
    })
    .nullable(),
  /** What an enquiry is about; null for a support request. */
  enquiry: enquirySchema.nullable(),
});
export type TicketThread = z.infer<typeof ticketThreadSchema>;

export const inboxTicketSchema = ticketSchema.extend({
  ...careSchema.shape,
  /** Of an enquiry; null for a support request. */
  service: z.enum(serviceIds).nullable(),
});
export type InboxTicket = z.infer<typeof inboxTicketSchema>;

const base = { api: "main", browser: false, limits: [] } as const;
const own = { ...base, access: "signed-in" } as const;
const withReference = {
  params: z.object({ reference: ticketReferenceSchema }),
  notFound: "ticket_not_found",
} as const;
const answer = z.object({ ticket: ticketSchema });

export const listTicketsEndpoint = endpoint({
  operationId: "listTickets",
  ...own,
  method: "get",
  path: "/api/support/tickets",
  summary: "The user's own support requests, the one with the latest message first, at most 100",
  response: z.object({ data: z.array(ticketSchema) }),
});
export const createTicketEndpoint = endpoint({
  operationId: "createTicket",
  ...own,
  method: "post",
  path: "/api/support/tickets",
  summary:
    "Send a support request: stored, and mailed to the agency. The same key with the same text is the same ticket, with another a 422",
  errors: ["idempotency_key_reused", "too_many_tickets"],
  body: ticketInputSchema.extend({ idempotencyKey: z.uuid() }),
  response: answer,
});
export const getTicketEndpoint = endpoint({
  operationId: "getTicket",
  ...own,
  ...withReference,
  method: "get",
  path: "/api/support/tickets/{reference}",
  summary:
    "The thread of a support request or an enquiry: the user's own, or any of the agency for those with its inbox, or an enquiry assigned to them; 404 otherwise. Notes are for the agency alone",
  response: ticketThreadSchema,
});
export const replyToTicketEndpoint = endpoint({
  operationId: "replyToTicket",
  errors: ["ticket_full", "idempotency_key_reused", "too_many_tickets"],
  ...own,
  ...withReference,
  method: "post",
  path: "/api/support/tickets/{reference}/messages",
  summary:
    "Write on in a thread: the other side is told by mail, and a closed request is open again. With `isNote` it is a note among the agency's members, which changes nothing else; 422 for others. The same key with the same text is the same message, with another a 422",
  body: ticketReplySchema,
  response: answer,
});
export const setTicketStateEndpoint = endpoint({
  operationId: "setTicketState",
  errors: ["ticket_changed", "ticket_full"],
  ...own,
  ...withReference,
  method: "post",
  path: "/api/support/tickets/{reference}/state",
  summary:
    "Close a support request or an enquiry, or open it again, for its sender and the agency. Idempotent. 409 `ticket_changed` for closing one that has more entries than the `seen` ones",
  body: z.discriminatedUnion("status", [
    z.strictObject({ status: z.literal("open") }),
    z.strictObject({ status: z.literal("closed"), seen: z.number().int().min(1) }),
  ]),
  response: answer,
});

/** The filters of an inbox, and which page of it. */
const inboxQuery = z.object({
  q: searchWordsSchema.optional(),
  state: z.enum(threadStates).default("new"),
  /** Who takes care of it: a member's id, or `none`. */
  owner: z.union([z.literal("none"), z.uuid()]).optional(),
  /** Only those to be looked at again today, or before. */
  due: z.literal("today").optional(),
  ...toPageQuery(),
});
export const inboxPageSchema = z.object({
  tickets: z.array(inboxTicketSchema),
  /** Of the filters besides the state. */
  counts: z.record(z.enum(threadStates), z.number().int().min(0)),
  /** Who they can be assigned to; empty for those who may assign none. */
  members: z.array(ticketMemberSchema),
  ...toNeighbours(),
});
const inboxText =
  "a page of those in one state, the one with the latest entry first, and how many there are in each. `q`: words of reference, subject or sender";

export const listAgencyTicketsEndpoint = endpoint({
  operationId: "listAgencyTickets",
  ...base,
  access: { action: "support.inbox" },
  method: "get",
  path: "/api/agency/tickets",
  summary: `The agency's support requests: ${inboxText}`,
  query: inboxQuery,
  response: inboxPageSchema,
});
export const listAgencyEnquiriesEndpoint = endpoint({
  operationId: "listAgencyEnquiries",
  ...base,
  access: { action: "enquiries.read" },
  method: "get",
  path: "/api/agency/enquiries",
  summary: `The agency's enquiries: ${inboxText}. Restricted and sales agents see those that they sent or take care of`,
  query: inboxQuery,
  response: inboxPageSchema,
});
export const changeTicketEndpoint = endpoint({
  operationId: "changeTicket",
  errors: ["booking_not_found"],
  ...base,
  access: { action: "dashboard.read" },
  ...withReference,
  method: "put",
  path: "/api/agency/tickets/{reference}",
  summary:
    "Say who of the agency takes care of a support request or an enquiry, when to look at it again, and which booking came of it; what is left out stays as it is. 422 for a member without that inbox. Who reaches their own enquiries alone assigns none",
  body: z.strictObject({
    assigneeId: z.uuid().nullable().optional(),
    followUpOn: z.iso.date().nullable().optional(),
    booking: bookingReferenceSchema.nullable().optional(),
  }),
  response: answer,
});
