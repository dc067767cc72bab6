import { randomUUID } from "node:crypto";
import type { NextResponse } from "next/server";
import type { ErrorCode } from "@/lib/api/contract/error-codes";
import { proveIdentityEndpoint } from "@/lib/api/contract/sessions";
import { ApiError } from "@/lib/api/errors";
import {
  formDraftCookies,
  formProblemsId,
  toFormDraftValues,
  type FormDraft,
} from "@/lib/forms/form-draft";
import type { FormRefusal, RefusalTable } from "@/lib/forms/form-refusals";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { DoorError } from "./door-error";
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

/** What any form's page can say of an error code. */
const sharedRefusals = {
  proof_required: "proof",
  wrong_password: "wrongPassword",
  not_allowed: "notAllowed",
} as const satisfies RefusalTable;

type Rejection = { refusal: string; invalid: string[] };

/**
 * What a form's page says about an error. What isn't there, or not for whom it is, is said there
 * as well, if the page itself is.
 */
export function toRejection(
  { status, code, issues }: ApiError,
  refusals: RefusalTable,
  toField = (path: string) => path.split(".")[0] ?? "",
): Rejection {
  const known = { ...sharedRefusals, ...refusals }[code as ErrorCode];
  if (known) return { refusal: known, invalid: [] };
  if (status === 422)
    return {
      refusal: "fields",
      invalid: (issues ?? []).map(({ path }) => toField(path)),
    };
  const byStatus: Readonly<Record<number, FormRefusal>> = {
    401: "signIn",
    404: "gone",
    429: "tooMany",
  };
  return { refusal: byStatus[status] ?? "failed", invalid: [] };
}

/** To the sign-in, and from there back to the page of a form whose session has ended. */
export const toSignIn = ({ prefix }: Pick<FormVisit, "prefix">, here: string): string =>
  `${prefix}${paths.login({ redirect: `${prefix}${here}` })}`;

type Form = {
  /** Which form of its page. */ name: string;
  /** Its page, without a language; `again` is the key by which the page finds the input. */
  toBack: (again: string) => string;
  /** Does it, and says where that leads. */
  work: () => Promise<string>;
  /** What error codes mean to the feature. */
  refusals?: RefusalTable;
  /** The form's field of a refused one's path; its first part if left out. */
  toField?: (path: string) => string;
};

/**
 * Handles a plain form and redirects: to where its work leads, or back with its input in a cookie
 * and the reason. A form that comes with its user's password proves with it who they are, which
 * guarded actions take: without a fresh proof the page asks for it, and the same form goes on.
 * No refusal of the backend's ends in a page without words.
 */
export async function answerOrReturn(
  { prefix, form, ask }: FormVisit,
  { name, toBack, work, refusals = {}, toField }: Form,
  { provesIdentity = true }: { provesIdentity?: boolean } = {},
): Promise<NextResponse> {
  const page = { path: `${prefix}${toBack("")}`.split("?")[0] ?? "/" };
  try {
    const { password } = form;
    if (password && provesIdentity)
      await ask((api) => api.call(proveIdentityEndpoint, { body: { password } }));
    return leaveForm(page, `${prefix}${await work()}`);
  } catch (error) {
    if (error instanceof DoorError) throw error;
    if (!(error instanceof ApiError) || error.status >= 500) logProblem("form", error);
    const rejection =
      error instanceof ApiError
        ? toRejection(error, refusals, toField)
        : { refusal: "failed", invalid: [] };
    return returnForm(
      page,
      (again) =>
        rejection.refusal === "signIn"
          ? toSignIn({ prefix }, toBack(again))
          : `${prefix}${toBack(again)}#${formProblemsId}`,
      { form: name, fields: { ...form }, ...rejection },
    );
  }
}
