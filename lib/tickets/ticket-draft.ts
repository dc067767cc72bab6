import * as z from "zod";
import { packText, unpackText } from "@/lib/packed-text";

/** Browsers allow 4,096 bytes including the name. A message needs more than one in some scripts. */
const longest = 3_900;
type Kind = "ask" | "reply";
/** Those of a request and of a reply to one are sent to the same page. */
export const ticketDraftCookies = (kind: Kind) => [`ticket-${kind}`, `ticket-${kind}-2`] as const;
export const ticketDraftSeconds = 10 * 60;

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
export function toTicketDraftValues(draft: TicketDraft): [string, string] {
  const packed = packText(JSON.stringify(draft));
  return packed.length <= longest * 2
    ? [packed.slice(0, longest), packed.slice(longest)]
    : toTicketDraftValues({ ...draft, message: "" });
}

/** Null for anything but a draft of the form with that idempotency key. */
export function readTicketDraft(
  readCookie: (name: string) => string | undefined,
  { kind, again }: { kind: Kind; again: unknown },
): TicketDraft | null {
  const packed = ticketDraftCookies(kind)
    .map((name) => readCookie(name) ?? "")
    .join("");
  if (packed === "" || typeof again !== "string") return null;
  try {
    const draft = draftSchema.parse(JSON.parse(unpackText(packed)));
    return draft.idempotencyKey === again ? draft : null;
  } catch {
    return null;
  }
}
