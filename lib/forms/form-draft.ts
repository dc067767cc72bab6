import * as z from "zod";
import { packDraft, unpackDraft } from "@/lib/packed-draft";

export const formDraftCookie = "form-draft";
/** The id of what tells why a form came back. */
export const formProblemsId = "problems";

/**
 * Why a form came back. proof: it takes its user's password, which `wrongPassword` wasn't · fields:
 * `invalid` names them · signIn: the session has ended.
 */
const problems = [
  "proof",
  "wrongPassword",
  "fields",
  "tooMany",
  "signIn",
  "lastOwner",
  "accountExists",
  "alreadyInvited",
  "tooManyInvitations",
  "commonPassword",
  "failed",
] as const;
export type FormDraftProblem = (typeof problems)[number];

const draftSchema = z.object({
  /** Of the address that it comes back to. */
  key: z.string(),
  /** Which form of the page. */
  form: z.string(),
  fields: z.record(z.string(), z.string()),
  problem: z.enum(problems),
  invalid: z.array(z.string()),
});
export type FormDraft = z.infer<typeof draftSchema>;

/** What isn't given back: it would lie about in a cookie. */
const secrets = new Set(["password", "token"]);

/**
 * A rejected form for the cookie that brings it back to its page: no input appears in a URL, and
 * nothing but secrets is lost without scripts. One that is too long is only told why it came back.
 */
export function toFormDraftValue(draft: FormDraft): string {
  const fields = Object.fromEntries(
    Object.entries(draft.fields).filter(([name]) => !secrets.has(name)),
  );
  const kept = packDraft({ ...draft, fields }, 1) ?? packDraft({ ...draft, fields: {} }, 1);
  return (kept ?? []).join("");
}

/** Null for anything but a draft of that key. */
export function readFormDraft(cookie: string | undefined, key: unknown): FormDraft | null {
  if (typeof key !== "string") return null;
  const draft = unpackDraft(draftSchema, [cookie]);
  return draft?.key === key ? draft : null;
}
