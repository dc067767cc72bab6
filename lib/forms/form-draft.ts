import * as z from "zod";
import { packDraft, unpackDraft } from "@/lib/packed-draft";

/** A long text may need more than one. */
export const formDraftCookies = ["form-draft", "form-draft-2"] as const;
/** The id of what tells why a form came back. */
export const formProblemsId = "problems";

const draftSchema = z.object({
  /** Of the address that it comes back to. */
  key: z.string(),
  /** Which form of the page. */
  form: z.string(),
  fields: z.record(z.string(), z.string()),
  /** Names of invalid fields. */
  invalid: z.array(z.string()),
  /** Why it was rejected, if not for its fields alone; each form knows its own reasons. */
  refusal: z.string().nullable(),
});
export type FormDraft = z.infer<typeof draftSchema>;

/** Whether it came back for the password that it takes. */
export const asksForProof = ({ refusal }: Pick<FormDraft, "refusal">): boolean =>
  refusal === "proof" || refusal === "wrongPassword";

/** What isn't given back: it would lie about in a cookie. */
const secrets = new Set(["password", "secretKey", "token"]);

/**
 * A rejected plain form, for the cookies that return it to its page: no input appears in a URL, and
 * nothing but secrets is lost without scripts. One that is too long even compressed comes back
 * empty, with the reason.
 */
export function toFormDraftValues(draft: FormDraft): string[] {
  const fields = Object.fromEntries(
    Object.entries(draft.fields).filter(([name]) => !secrets.has(name)),
  );
  const { length } = formDraftCookies;
  return (
    packDraft({ ...draft, fields }, length) ?? packDraft({ ...draft, fields: {} }, length) ?? []
  );
}

/** Null for anything but the draft with that key. */
export function readFormDraft(
  readCookie: (name: string) => string | undefined,
  key: unknown,
): FormDraft | null {
  if (typeof key !== "string") return null;
  const draft = unpackDraft(draftSchema, formDraftCookies.map(readCookie));
  return draft?.key === key ? draft : null;
}
