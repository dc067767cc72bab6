import * as z from "zod";
import { serviceIds, type ServiceId } from "@/lib/api/contract/services";
import { packDraft, unpackDraft } from "@/lib/packed-draft";

const draftSchema = z.object({
  service: z.enum(serviceIds),
  values: z.record(z.string(), z.string()),
  /** Names of invalid fields. */
  problems: z.array(z.string()),
  /** Why it was rejected, if no field is to blame. */
  refusal: z.enum(["tooMany", "sentBefore", "failed"]).nullable(),
});
export type EnquiryDraft = z.infer<typeof draftSchema>;

export const enquiryDraftCookie = "enquiry";

/**
 * A rejected form, for the cookie that returns it to its page: none of it appears in a URL, and
 * nothing is lost without scripts. A message that is too long even compressed is dropped.
 */
export function toEnquiryDraftValue(draft: EnquiryDraft): string {
  const short = { ...draft, values: { ...draft.values, message: "" } };
  return (packDraft(draft, 1) ?? packDraft(short, 1) ?? []).join("");
}

/** Null for anything but a draft of this form, identified by the idempotency key. */
export function readEnquiryDraft(
  value: string | undefined,
  { service, key }: { service: ServiceId; key: unknown },
): EnquiryDraft | null {
  if (typeof key !== "string") return null;
  const draft = unpackDraft(draftSchema, [value]);
  return draft?.service === service && draft.values.idempotencyKey === key ? draft : null;
}
