import type { NextRequest, NextResponse } from "next/server";
import {
  answerApplicationQuestionEndpoint,
  applicationInputSchema,
  createApplicationEndpoint,
  decideApplicationEndpoint,
  decisionSchema,
} from "@/lib/api/contract/applications";
import { applicantRoles } from "@/lib/api/contract/application-states";
import { ApiError } from "@/lib/api/errors";
import {
  applicationFields,
  toApplicationInput,
  toWrongFields,
  type ApplicationValues,
} from "@/lib/applications/application-fields";
import type { ApplicationRefusal, DecisionRefusal } from "@/lib/applications/application-problems";
import { formProblemsId, type FormDraft } from "@/lib/forms/form-draft";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { answerForm } from "./answer-form";
import { leaveForm, returnForm, toSignIn } from "./return-form";

type Form = Readonly<Record<string, string>>;

/** The known fields, each truncated to somewhat more than the longest valid value. */
const toValues = (form: Form): ApplicationValues =>
  Object.fromEntries(applicationFields.map((name) => [name, (form[name] ?? "").slice(0, 2_100)]));

const toTerms = ({ termsId, termsSha256 }: Form) =>
  termsId && termsSha256 ? { id: termsId, sha256: termsSha256 } : null;

function toApplicationRefusal(error: unknown): ApplicationRefusal {
  const { status, code } = error instanceof ApiError ? error : { status: null, code: null };
  if (status === 429) return "tooMany";
  if (code === "application_open") return "open";
  if (code === "already_member") return "member";
  logProblem("application", error);
  return "failed";
}

/**
 * Handles the form by which a traveller applies as an agent, and leads to how it stands. A rejected
 * one returns with all its input; after a session has ended, by way of the sign-in.
 */
export const answerApply = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const page = { path: `${prefix}${paths.ownApplication()}` };
    const values = toValues(form);
    const goBack = (told: Pick<FormDraft, "invalid" | "refusal">, isSignedOut = false) =>
      returnForm(
        page,
        (again) => {
          const here = paths.ownApplication({ again });
          return isSignedOut ? toSignIn({ prefix }, here) : `${prefix}${here}#${formProblemsId}`;
        },
        { form: "apply", fields: values, ...told },
      );
    const checked = applicationInputSchema.safeParse(toApplicationInput(values, toTerms(form)));
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path }) => ({ path: path.join(".") }));
      return goBack({ invalid: toWrongFields(issues), refusal: null });
    }
    try {
      await ask((api) => api.call(createApplicationEndpoint, { body: checked.data }));
      return leaveForm(page, `${prefix}${paths.ownApplication({ sent: "yes" })}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        return goBack({ invalid: [], refusal: null }, true);
      const invalid = toWrongFields((error instanceof ApiError && error.issues) || []);
      const refusal = invalid.length > 0 ? null : toApplicationRefusal(error);
      return goBack({ invalid, refusal });
    }
  });

/** Handles an applicant's answer to the agency's question. */
export const answerApplicantsAnswer = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(
    request,
    locale,
    async ({ prefix, form, ask }) => {
      const page = { path: `${prefix}${paths.applicationAnswer()}` };
      const token = form.token ?? "";
      const text = (form.text ?? "").replaceAll("\r\n", "\n").trim().slice(0, 2_100);
      const goBack = (told: Pick<FormDraft, "invalid" | "refusal">) =>
        returnForm(
          page,
          (again) => `${prefix}${paths.applicationAnswer({ token, again })}#${formProblemsId}`,
          { form: "answer", fields: { text }, ...told },
        );
      const body = answerApplicationQuestionEndpoint.body.safeParse({ token, text });
      if (!body.success && body.error.issues.some(({ path }) => path[0] === "text"))
        return goBack({ invalid: ["text"], refusal: null });
      try {
        await ask((api) => api.call(answerApplicationQuestionEndpoint, { body: { token, text } }));
        return leaveForm(page, `${prefix}${paths.applicationAnswer({ done: "yes" })}`);
      } catch (error) {
        // Its page says that the link is used up.
        if (error instanceof ApiError && error.status === 410)
          return leaveForm(page, `${prefix}${paths.applicationAnswer({ done: "gone" })}`);
        logProblem("answer of an applicant", error);
        return goBack({ invalid: [], refusal: "failed" });
      }
    },
    { hasSecret: true },
  );

function toDecisionRefusal(error: unknown): DecisionRefusal {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "application_decided") return "decided";
  if (code === "application_asked") return "asked";
  if (code === "already_member") return "member";
  if (code === "no_seats") return "noSeats";
  logProblem("decision about an application", error);
  return "failed";
}

const toDecision = ({ decision, userType, isRestrictedAgent, text = "" }: Form) => {
  const words = text.replaceAll("\r\n", "\n").trim();
  if (decision === "approve")
    return {
      decision,
      userType: applicantRoles.find((role) => role === userType),
      isRestrictedAgent: isRestrictedAgent === "yes",
    };
  if (decision === "ask") return { decision, question: words };
  return { decision: "decline", reason: words };
};

/** Handles the forms that decide about an application, and leads back to it. */
export const answerDecision = (
  request: NextRequest,
  { locale, reference }: { locale: string; reference: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const page = { path: `${prefix}${paths.application(reference)}` };
    const goBack = (refusal: DecisionRefusal, isSignedOut = false) =>
      returnForm(
        page,
        (again) => {
          const here = paths.application(reference, { again });
          return isSignedOut ? toSignIn({ prefix }, here) : `${prefix}${here}#${formProblemsId}`;
        },
        {
          form: "decide",
          fields: { decision: form.decision ?? "", text: (form.text ?? "").slice(0, 2_100) },
          invalid: [],
          refusal,
        },
      );
    const checked = decisionSchema.safeParse(toDecision(form));
    if (!checked.success) return goBack("empty");
    try {
      const params = { reference };
      await ask((api) => api.call(decideApplicationEndpoint, { params, body: checked.data }));
      const outcome = checked.data.decision;
      return leaveForm(page, `${prefix}${paths.application(reference, { outcome })}`);
    } catch (error) {
      return goBack(toDecisionRefusal(error), error instanceof ApiError && error.status === 401);
    }
  });
