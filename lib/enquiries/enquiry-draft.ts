import * as z from "zod";
import { serviceIds, type ServiceId } from "@/lib/api/contract/services";
import { packText, unpackText } from "@/lib/packed-text";

/** Browsers allow 4,096 bytes including the name. */
const longest = 3_900;

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
export const enquiryDraftSeconds = 10 * 60;

const pack = (draft: EnquiryDraft) => packText(JSON.stringify(draft));

/**
 * A rejected form, for the cookie that returns it to its page: none of it appears in a URL, and
 * nothing is lost without scripts. A message that is too long even compressed is dropped.
 */
export function toEnquiryDraftValue(draft: EnquiryDraft): string {
  const packed = pack(draft);
  return packed.length <= longest
    ? packed
    : pack({ ...draft, values: { ...draft.values, message: "" } });
}

/** Null for anything but a draft of this form, identified by the idempotency key. */
export function readEnquiryDraft(
  value: string | undefined,
  { service, key }: { service: ServiceId; key: unknown },
): EnquiryDraft | null {
  if (!value || typeof key !== "string") return null;
  try {
    const draft = draftSchema.parse(JSON.parse(unpackText(value)));
    return draft.service === service && draft.values.idempotencyKey === key ? draft : null;
  } catch {
    return null;
  }
}
