import type { NextRequest, NextResponse } from "next/server";
import { enquiryStates, setEnquiryStateEndpoint } from "@/lib/api/contract/enquiries";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { answerForm } from "./answer-form";
import { answerOrReturn } from "./return-form";

/**
 * Changes an enquiry's state in the inbox and redirects back to its list. One that was closed
 * meanwhile stays closed.
 */
export const answerEnquiryState = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    const from = enquiryStates.find((state) => state === form.from);
    const state = form.state === "answered" ? "answered" : "closed";
    const params = { reference: form.reference ?? "" };
    return answerOrReturn(visit, {
      name: "state",
      toBack: (again) => paths.enquiries({ state: from, again }),
      async work() {
        await ask((api) => api.call(setEnquiryStateEndpoint, { params, body: { state } })).catch(
          (error: unknown) => {
            if (!(error instanceof ApiError && error.status === 409)) throw error;
          },
        );
        return paths.enquiries({ state: from });
      },
    });
  });
