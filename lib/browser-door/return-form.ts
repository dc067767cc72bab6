import { randomUUID } from "node:crypto";
import type { NextResponse } from "next/server";
import { proveIdentityEndpoint } from "@/lib/api/contract/sessions";
import { ApiError } from "@/lib/api/errors";
import {
  formDraftCookie,
  formProblemsId,
  toFormDraftValue,
  type FormDraft,
  type FormDraftProblem,
} from "@/lib/forms/form-draft";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { seeOther, type FormVisit } from "./answer-form";
import { setDraftCookies } from "./set-draft-cookies";

const problemOf: Record<string, FormDraftProblem> = {
  proof_required: "proof",
  wrong_password: "wrongPassword",
  last_owner: "lastOwner",
  account_exists: "accountExists",
  already_invited: "alreadyInvited",
  too_many_invitations: "tooManyInvitations",
  common_password: "commonPassword",
};

/** What a page can say about a refusal; null if there is no such page for the caller. */
function toProblem(error: unknown): Pick<FormDraft, "problem" | "invalid"> | null {
  if (error instanceof ApiError) {
    const { status, code } = error;
    if (status === 404 || code === "not_allowed" || code === "token_gone") return null;
    const known = problemOf[code];
    if (known) return { problem: known, invalid: [] };
    if (status === 401) return { problem: "signIn", invalid: [] };
    if (status === 429) return { problem: "tooMany", invalid: [] };
    if (status === 422)
      return {
        problem: "fields",
        invalid: (error.issues ?? []).map(({ path }) => path.split(".")[0] ?? ""),
      };
  }
  logProblem("form", error);
  return { problem: "failed", invalid: [] };
}

type Form = {
  /** Which form of its page. */ name: string;
  /** Its page, without a language; `again` is the key by which the page finds the input. */
  toBack: (again: string) => string;
  /** Does it, and says where that leads. */
  work: () => Promise<string>;
};

/**
 * Handles a plain form and redirects: to where its work leads, or back with its input in a cookie
 * and the reason. A form that comes with its user's password proves with it who they are, which
 * guarded actions take: without a fresh proof the page asks for it, and the same form goes on.
 */
export async function answerOrReturn(
  { prefix, form, ask }: FormVisit,
  { name, toBack, work }: Form,
  { provesIdentity = true }: { provesIdentity?: boolean } = {},
): Promise<NextResponse> {
  const withDraft = (response: NextResponse, draft: FormDraft | null) =>
    setDraftCookies(response, [formDraftCookie], {
      values: draft ? [toFormDraftValue(draft)] : [],
      path: `${prefix}${toBack("")}`.split("?")[0] ?? "/",
    });
  try {
    const { password } = form;
    if (password && provesIdentity)
      await ask((api) => api.call(proveIdentityEndpoint, { body: { password } }));
    return withDraft(seeOther(`${prefix}${await work()}`), null);
  } catch (error) {
    const told = toProblem(error);
    if (!told) throw error;
    const key = randomUUID();
    const back = `${prefix}${toBack(key)}`;
    const target =
      told.problem === "signIn"
        ? `${prefix}${paths.login({ redirect: back })}`
        : `${back}#${formProblemsId}`;
    return withDraft(seeOther(target), { key, form: name, fields: { ...form }, ...told });
  }
}
