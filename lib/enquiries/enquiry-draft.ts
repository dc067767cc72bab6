import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod";
import { services, type ServiceId } from "@/lib/api/contract/services";

/** Browsers keep 4,096 bytes with the name. */
const longest = 3_900;
/** However well it is packed, no form is larger. */
const maximumBytes = 64 * 1024;

const draftSchema = z.object({
  service: z.enum(services.map(({ id }) => id) as [ServiceId, ...ServiceId[]]),
  values: z.record(z.string(), z.string()),
  /** Names of fields that have to be mended. */
  problems: z.array(z.string()),
  /** Why it wasn't taken, where no field is to blame. */
  refusal: z.enum(["tooMany", "sentBefore", "failed"]).nullable(),
});
export type EnquiryDraft = z.infer<typeof draftSchema>;

export const enquiryDraftCookie = "enquiry";
export const enquiryDraftSeconds = 10 * 60;

const pack = (draft: EnquiryDraft) => deflateRawSync(JSON.stringify(draft)).toString("base64url");

/**
 * A form that couldn't be taken, for the cookie that brings it back to its page: nothing of it
 * stands in an address, and nothing is lost without script either. A message that is too long even
 * when packed is left out.
 */
export function toEnquiryDraftValue(draft: EnquiryDraft): string {
  const packed = pack(draft);
  return packed.length <= longest
    ? packed
    : pack({ ...draft, values: { ...draft.values, message: "" } });
}

/** Null for what is no draft of this form, which the idempotency key names. */
export function readEnquiryDraft(
  value: string | undefined,
  { service, key }: { service: ServiceId; key: unknown },
): EnquiryDraft | null {
  if (!value || typeof key !== "string") return null;
  try {
    const text = inflateRawSync(Buffer.from(value, "base64url"), {
      maxOutputLength: maximumBytes,
    }).toString("utf8");
    const draft = draftSchema.parse(JSON.parse(text));
    return draft.service === service && draft.values.idempotencyKey === key ? draft : null;
  } catch {
    return null;
  }
}
