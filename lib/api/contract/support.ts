import * as z from "zod";
import { endpoint } from "./endpoint";

const base = {
  api: "main",
  browser: true,
  access: "signed-in",
  path: "/api/support/tickets",
} as const;

export const ticketInputSchema = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(3)
    .max(120)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be one line"),
  message: z.string().trim().min(10).max(5_000),
});
export type TicketInput = z.infer<typeof ticketInputSchema>;
export const ticketSchema = z.object({
  /** For people, such as `S-4F7K2M`. */
  reference: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(["open", "closed"]),
  createdAt: z.iso.datetime(),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const listTicketsEndpoint = endpoint({
  operationId: "listTickets",
  ...base,
  method: "get",
  summary: "The user's own support requests, latest first",
  response: z.object({ data: z.array(ticketSchema) }),
});
export const createTicketEndpoint = endpoint({
  operationId: "createTicket",
  ...base,
  method: "post",
  summary:
    "Send a support request: stored, and mailed to the agency. The same key with the same text is the same ticket, with another a 422",
  errors: ["idempotency_key_reused", "too_many_tickets"],
  body: ticketInputSchema.extend({ idempotencyKey: z.uuid() }),
  response: z.object({ ticket: ticketSchema }),
});
