import * as z from "zod";

/**
 * What the agency's inboxes hold is new while its sender waits for an answer, answered, or closed;
 * a message in it opens it again.
 */
export const threadStates = ["new", "answered", "closed"] as const;
export type ThreadState = (typeof threadStates)[number];
export const threadStatuses = ["open", "closed"] as const;

export const toThreadState = ({
  status,
  isAnswered,
}: {
  status: (typeof threadStatuses)[number];
  /** Whether the last message is the agency's. */ isAnswered: boolean;
}): ThreadState => (status === "closed" ? "closed" : isAnswered ? "answered" : "new");

/** A note is read by the agency's members alone. */
export const threadEntryKinds = ["message", "note", "closed", "reopened"] as const;

export const messageSchema = z
  .string()
  .trim()
  .min(1)
  .max(5_000)
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u, "must be plain text");

export const threadReplySchema = z.strictObject({
  text: messageSchema,
  idempotencyKey: z.uuid(),
});

export const threadEntrySchema = z.object({
  /** From 1, with gaps where notes are left out. */
  ordinal: z.number().int().min(1),
  kind: z.enum(threadEntryKinds),
  /** Empty once the person is erased. */
  author: z.string(),
  isFromAgency: z.boolean(),
  /** Written by the one who reads it. */
  isOwn: z.boolean(),
  /** Empty unless it is a message or a note. */
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type ThreadEntry = z.infer<typeof threadEntrySchema>;
