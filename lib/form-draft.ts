import * as z from "zod";
import { packDraft, unpackDraft } from "@/lib/packed-draft";

/** A long text may need more than one. */
export const formDraftCookies = ["form-draft", "form-draft-2"] as const;

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
export const toFormDraftValues = (draft: FormDraft): string[] =>
  packDraft(draft, 2) ?? packDraft({ ...draft, values: {} }, 2) ?? [];

/** Null for anything but the draft with that key. */
export function readFormDraft(
  readCookie: (name: string) => string | undefined,
  key: unknown,
): FormDraft | null {
  if (typeof key !== "string") return null;
  const draft = unpackDraft(draftSchema, formDraftCookies.map(readCookie));
  return draft?.key === key ? draft : null;
}
