import * as z from "zod";
import { packDraft, unpackDraft } from "@/lib/packed-draft";

type Kind = "ask" | "reply";
/**
 * Those of a request and of a reply to one are sent to the same page. A message needs more than one
 * in some scripts.
 */
export const ticketDraftCookies = (kind: Kind) => [`ticket-${kind}`, `ticket-${kind}-2`] as const;

const draftSchema = z.object({
  idempotencyKey: z.string(),
  /** Empty for a reply. */
  subject: z.string(),
  message: z.string(),
  /** Names of invalid fields. */
  problems: z.array(z.enum(["subject", "message"])),
  /** Why it was rejected, if no field is to blame. */
  refusal: z.enum(["tooMany", "sentBefore", "full", "signIn", "failed"]).nullable(),
});
export type TicketDraft = z.infer<typeof draftSchema>;

/**
 * A rejected message for the cookies that return it to its page: none of it appears in a URL, and
 * nothing is lost without scripts. One that is too long even compressed is dropped.
 */
export const toTicketDraftValues = (draft: TicketDraft): string[] =>
  packDraft(draft, 2) ?? packDraft({ ...draft, message: "" }, 2) ?? [];

/** Null for anything but a draft of the form with that idempotency key. */
export function readTicketDraft(
  readCookie: (name: string) => string | undefined,
  { kind, again }: { kind: Kind; again: unknown },
): TicketDraft | null {
  if (typeof again !== "string") return null;
  const draft = unpackDraft(draftSchema, ticketDraftCookies(kind).map(readCookie));
  return draft?.idempotencyKey === again ? draft : null;
}
