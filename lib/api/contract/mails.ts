import * as z from "zod";
import { endpoint } from "./endpoint";

/** A stored mail: `text` and `html` are empty once it was sent or given up. */
export const mailSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  to: z.string(),
  replyTo: z.string().nullable(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
});
export type KeptMail = z.infer<typeof mailSchema>;

/** For `/dev/mailbox`. */
export const listDevelopmentMailsEndpoint = endpoint({
  operationId: "listDevelopmentMails",
  api: "main",
  browser: false,
  access: "public",
  method: "get",
  path: "/api/dev/mails",
  summary: "The agency's latest mails, newest first; 404 except in development",
  errors: ["not_found"],
  response: z.object({ mails: z.array(mailSchema) }),
});
