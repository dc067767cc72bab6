import { randomUUID } from "node:crypto";
import type { NextResponse } from "next/server";
import { proveIdentityEndpoint } from "@/lib/api/contract/sessions";
import { ApiError } from "@/lib/api/errors";
import {
  formDraftCookies,
  formProblemsId,
  toFormDraftValues,
  type FormDraft,
} from "@/lib/forms/form-draft";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import type { TeamRefusal } from "@/lib/team/team-refusals";
import { seeOther, type FormVisit } from "./answer-form";
import { setDraftCookies } from "./set-draft-cookies";

type Page = { /** Of its page, with the language and without a query. */ path: string };

/**
 * Back to the page of a rejected form, with its input in cookies of that page.
 * @param toHref its address with the key that the page finds the draft by
 */
export function returnForm(
  { path }: Page,
  toHref: (again: string) => string,
  draft: Omit<FormDraft, "key">,
): NextResponse {
  const key = randomUUID();
  const values = toFormDraftValues({ ...draft, key });
  return setDraftCookies(seeOther(toHref(key)), formDraftCookies, { values, path });
}

/** Onwards, and without the draft of an earlier try. */
export const leaveForm = ({ path }: Page, location: string): NextResponse =>
  setDraftCookies(seeOther(location), formDraftCookies, { values: [], path });

const refusalOf: Record<string, TeamRefusal> = {
  proof_required: "proof",
  wrong_password: "wrongPassword",
  last_owner: "lastOwner",
  already_member: "alreadyMember",
  member_deactivated: "memberDeactivated",
  already_invited: "alreadyInvited",
  too_many_invitations: "tooManyInvitations",
  common_password: "commonPassword",
};

type Rejection = { refusal: TeamRefusal; invalid: string[] };

/** What a page can say about a refusal; null if there is no such page for the caller. */
function toRejection(error: unknown): Rejection | null {
  if (error instanceof ApiError) {
    const { status, code } = error;
    if (status === 404 || code === "not_allowed" || code === "token_gone") return null;
    const known = refusalOf[code];
    if (known) return { refusal: known, invalid: [] };
    if (status === 401) return { refusal: "signIn", invalid: [] };
    if (status === 429) return { refusal: "tooMany", invalid: [] };
    if (status === 422)
      return {
        refusal: "fields",
        invalid: (error.issues ?? []).map(({ path }) => path.split(".")[0] ?? ""),
      };
  }
  logProblem("form", error);
  return { refusal: "failed", invalid: [] };
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
  const page = { path: `${prefix}${toBack("")}`.split("?")[0] ?? "/" };
  try {
    const { password } = form;
    if (password && provesIdentity)
      await ask((api) => api.call(proveIdentityEndpoint, { body: { password } }));
    return leaveForm(page, `${prefix}${await work()}`);
  } catch (error) {
    const rejection = toRejection(error);
    if (!rejection) throw error;
    return returnForm(
      page,
      (again) => {
        const back = `${prefix}${toBack(again)}`;
        return rejection.refusal === "signIn"
          ? `${prefix}${paths.login({ redirect: back })}`
          : `${back}#${formProblemsId}`;
      },
      { form: name, fields: { ...form }, ...rejection },
    );
  }
}
