import type { NextRequest, NextResponse } from "next/server";
import { enquiryStates, setEnquiryStateEndpoint } from "@/lib/api/contract/enquiries";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";

/**
 * Marks an enquiry of the inbox and leads back to the list it stood in. One that somebody has
 * closed meanwhile stays closed.
 */
export const answerEnquiryState = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const from = enquiryStates.find((state) => state === form.from);
    const state = form.state === "answered" ? "answered" : "closed";
    const params = { reference: form.reference ?? "" };
    await ask((api) => api.call(setEnquiryStateEndpoint, { params, body: { state } })).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
      },
    );
    return seeOther(`${prefix}${paths.enquiries({ state: from })}`);
  });
