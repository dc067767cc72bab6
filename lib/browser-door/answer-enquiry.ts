import { randomUUID } from "node:crypto";
import type { NextRequest, NextResponse } from "next/server";
import { createEnquiryEndpoint, enquiryInputSchema } from "@/lib/api/contract/enquiries";
import { ApiError } from "@/lib/api/errors";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { findServiceBySegment } from "@/lib/deals/find-service-by-segment";
import { contactFields, enquiryFields, type EnquiryValues } from "@/lib/enquiries/enquiry-fields";
import {
  enquiryDraftCookie,
  toEnquiryDraftValue,
  type EnquiryDraft,
} from "@/lib/enquiries/enquiry-draft";
import { toEnquiryInput } from "@/lib/enquiries/to-enquiry-input";
import { logProblem } from "@/lib/log-problem";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";
import { refuse } from "./door-error";
import { setDraftCookies } from "./set-draft-cookies";

const isUuid = (text: string | undefined) =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? "");

/** The known fields of a form, each truncated to the longest valid value; the rest is dropped. */
function toValues(service: ServiceId, form: Readonly<Record<string, string>>): EnquiryValues {
  const names = [...enquiryFields[service].map(({ name }) => name), ...contactFields, "deal"];
  const kept = names.map((name): [string, string] => [
    name,
    (form[name] ?? "").slice(0, name === "message" ? 4_000 : 1_500),
  ]);
  return {
    ...Object.fromEntries(kept),
    idempotencyKey: isUuid(form.idempotencyKey) ? (form.idempotencyKey ?? "") : randomUUID(),
  };
}

/** The names of invalid fields: the last field name in each issue's path. */
function toProblems(service: ServiceId, issues: readonly { path: readonly string[] }[]): string[] {
  const names: readonly string[] = [
    ...enquiryFields[service].map(({ name }) => name),
    ...contactFields,
  ];
  return names.filter((name) => issues.some(({ path }) => path.includes(name)));
}

function resolveRefusal(error: unknown): NonNullable<EnquiryDraft["refusal"]> {
  if (error instanceof ApiError && error.status === 429) return "tooMany";
  if (error instanceof ApiError && error.code === "idempotency_key_reused") return "sentBefore";
  logProblem("enquiry", error);
  return "failed";
}

/**
 * Handles an enquiry form and redirects to its page; a rejected one returns to the form with all
 * its input, in a cookie. 404 unless the service is sold on request.
 */
export const answerEnquiry = (
  request: NextRequest,
  { locale, service: segment }: { locale: string; service: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ agency, prefix, form, ask }) => {
    const service = findServiceBySegment(segment);
    if (!service || findServiceMode(agency, service.id) !== "on-request")
      throw refuse(404, "not_found", "There is no such form");
    const values = toValues(service.id, form);
    const withDraft = (response: NextResponse, draft: EnquiryDraft | null) =>
      setDraftCookies(response, [enquiryDraftCookie], {
        values: draft ? [toEnquiryDraftValue(draft)] : [],
        path: `${prefix}${paths.enquiry(service.id)}`,
      });
    const goBack = (told: Pick<EnquiryDraft, "problems" | "refusal">) => {
      const again = values.idempotencyKey ?? "";
      const target = `${prefix}${paths.enquiry(service.id, { again })}#problems`;
      return withDraft(seeOther(target), { service: service.id, values, ...told });
    };
    const checked = enquiryInputSchema.safeParse(toEnquiryInput(service.id, values));
    if (!checked.success) {
      const problems = toProblems(
        service.id,
        checked.error.issues.map(({ path }) => ({ path: path.map(String) })),
      );
      return goBack({ problems, refusal: problems.length > 0 ? null : "failed" });
    }
    try {
      const sent = await ask((api) => api.call(createEnquiryEndpoint, { body: checked.data }));
      return withDraft(seeOther(`${prefix}${paths.enquiryStatus(service.id, sent)}`), null);
    } catch (error) {
      const issues = error instanceof ApiError ? (error.issues ?? []) : [];
      const problems = toProblems(
        service.id,
        issues.map(({ path }) => ({ path: path.split(".") })),
      );
      return goBack(
        problems.length > 0
          ? { problems, refusal: null }
          : { problems, refusal: resolveRefusal(error) },
      );
    }
  });
