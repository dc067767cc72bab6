import * as z from "zod";
import { packText, unpackText } from "@/lib/packed-text";

/** Browsers allow 4,096 bytes including the name. A long text may need more than one cookie. */
const longest = 3_900;
export const formDraftCookies = ["form-draft", "form-draft-2"] as const;
export const formDraftSeconds = 10 * 60;

const draftSchema = z.object({
  /** Of this form alone: its page's address names it. */
  key: z.string(),
  values: z.record(z.string(), z.string()),
  /** Names of invalid fields. */
  problems: z.array(z.string()),
  /** Why it was rejected, if no field is to blame. */
  refusal: z.string().nullable(),
});
export type FormDraft = z.infer<typeof draftSchema>;

/**
 * A rejected plain form, for the cookies that return it to its page: none of it appears in a URL,
 * and nothing is lost without scripts. One that is too long even compressed comes back empty.
 */
export function toFormDraftValues(draft: FormDraft): [string, string] {
  const packed = packText(JSON.stringify(draft));
  return packed.length <= longest * 2
    ? [packed.slice(0, longest), packed.slice(longest)]
    : toFormDraftValues({ ...draft, values: {} });
}

/** Null for anything but the draft with that key. */
export function readFormDraft(
  readCookie: (name: string) => string | undefined,
  key: unknown,
): FormDraft | null {
  const packed = formDraftCookies.map((name) => readCookie(name) ?? "").join("");
  if (packed === "" || typeof key !== "string") return null;
  try {
    const draft = draftSchema.parse(JSON.parse(unpackText(packed)));
    return draft.key === key ? draft : null;
  } catch {
    return null;
  }
}
