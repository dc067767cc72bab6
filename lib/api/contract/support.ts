import * as z from "zod";
import { endpoint } from "./endpoint";

export const ticketStates = ["open", "closed"] as const;
export type TicketState = (typeof ticketStates)[number];
export const ticketEntryKinds = ["message", "closed", "reopened"] as const;

const messageSchema = z
  .string()
  .trim()
  .min(1)
  .max(5_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text");

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
export const ticketReplySchema = z.strictObject({
  text: messageSchema,
  idempotencyKey: z.uuid(),
});

/** For people, such as `S-4F7K2M`. */
export const ticketReferenceSchema = z.string().regex(/^S-[2-9A-HJ-NP-Z]{6}$/);

export const ticketSchema = z.object({
  reference: ticketReferenceSchema,
  subject: z.string(),
  status: z.enum(ticketStates),
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
const senderSchema = z.object({ name: z.string(), email: z.string() });

export const ticketEntrySchema = z.object({
  kind: z.enum(ticketEntryKinds),
  /** Empty once the person is erased. */
  author: z.string(),
  isFromAgency: z.boolean(),
  /** Written by the one who reads it. */
  isOwn: z.boolean(),
  /** Empty unless it is a message. */
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type TicketEntry = z.infer<typeof ticketEntrySchema>;

export const ticketThreadSchema = z.object({
  ticket: ticketSchema,
  /** Oldest first; the first is what the request was sent with. */
  entries: z.array(ticketEntrySchema).min(1),
  /** What only the agency's inbox knows of it; null for the sender without an inbox. */
  inbox: z
    .object({
      sender: senderSchema,
      assignee: ticketMemberSchema.nullable(),
      /** Who it can be assigned to. */
      members: z.array(ticketMemberSchema),
    })
    .nullable(),
});
export type TicketThread = z.infer<typeof ticketThreadSchema>;

export const inboxTicketSchema = ticketSchema.extend({
  sender: senderSchema,
  assignee: ticketMemberSchema.nullable(),
});
export type InboxTicket = z.infer<typeof inboxTicketSchema>;

const base = { api: "main", browser: false } as const;
const own = { ...base, access: "signed-in" } as const;
const inbox = { ...base, access: { action: "support.inbox" } } as const;
const withReference = { params: z.object({ reference: ticketReferenceSchema }) };
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
  errors: ["ticket_not_found"],
  ...own,
  ...withReference,
  method: "get",
  path: "/api/support/tickets/{reference}",
  summary:
    "A support request's thread: the user's own, or any of the agency for those with its inbox; 404 otherwise",
  response: ticketThreadSchema,
});
export const replyToTicketEndpoint = endpoint({
  operationId: "replyToTicket",
  errors: ["ticket_not_found", "ticket_full", "idempotency_key_reused", "too_many_tickets"],
  ...own,
  ...withReference,
  method: "post",
  path: "/api/support/tickets/{reference}/messages",
  summary:
    "Write on in a thread: the other side is told by mail, and a closed request is open again. The same key with the same text is the same message, with another a 422",
  body: ticketReplySchema,
  response: answer,
});
export const setTicketStateEndpoint = endpoint({
  operationId: "setTicketState",
  errors: ["ticket_not_found", "ticket_changed", "ticket_full"],
  ...own,
  ...withReference,
  method: "post",
  path: "/api/support/tickets/{reference}/state",
  summary:
    "Close a support request or open it again, for its sender and the agency. Idempotent. 409 `ticket_changed` for closing one that has more entries than the `seen` ones",
  body: z.discriminatedUnion("status", [
    z.strictObject({ status: z.literal("open") }),
    z.strictObject({ status: z.literal("closed"), seen: z.number().int().min(1) }),
  ]),
  response: answer,
});
export const listAgencyTicketsEndpoint = endpoint({
  operationId: "listAgencyTickets",
  ...inbox,
  method: "get",
  path: "/api/agency/tickets",
  summary:
    "The agency's inbox: a page of its support requests in one state, those that wait for an answer first, then the one with the latest message. `q`: words of reference, subject or sender. `after`: the last page's `next`",
  query: z.object({
    state: z.enum(ticketStates).default("open"),
    q: z.string().trim().max(80).default(""),
    after: z
      .string()
      .regex(/^[01]\.\d{1,15}\.[0-9a-f-]{36}$/)
      .optional(),
  }),
  response: z.object({
    tickets: z.array(inboxTicketSchema),
    /** Of the state and the words, on all pages. */
    total: z.number().int().min(0),
    /** Null on the last page. */
    next: z.string().nullable(),
  }),
});
export const assignTicketEndpoint = endpoint({
  operationId: "assignTicket",
  errors: ["ticket_not_found"],
  ...inbox,
  ...withReference,
  method: "post",
  path: "/api/agency/tickets/{reference}/assignee",
  summary:
    "Say who takes care of a support request: a member with the inbox of the agency, or null for nobody. 422 for anybody else",
  body: z.strictObject({ assigneeId: z.uuid().nullable() }),
  response: answer,
});
