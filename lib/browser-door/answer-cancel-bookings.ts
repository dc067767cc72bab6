import type { NextRequest, NextResponse } from "next/server";
import { toCancellationPageQuery } from "@/lib/agency-bookings/cancellation-address";
import { readCancellationsField } from "@/lib/agency-bookings/read-cancellation-page";
import { cancelBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import type { CancellationProblem } from "@/lib/api/contract/cancelled-together";
import { paths } from "@/lib/paths";
import { answerForm } from "./answer-form";
import { refuse } from "./door-error";
import { answerOrReturn } from "./return-form";

/**
 * Handles the form that says yes to cancelling several bookings at the refunds that were shown, and
 * leads to what came of each. Sent again it changes nothing.
 */
export const answerCancelBookings = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    const cancellations = readCancellationsField(form.cancellations ?? "");
    if (!cancellations) throw refuse(400, "invalid_input", "This form is of no bookings");
    const page = {
      references: cancellations.map(({ reference }) => reference),
      isSent: false,
      problems: new Map<string, CancellationProblem>(),
      list: form.list ?? "",
    };
    return answerOrReturn(visit, {
      name: "cancel",
      toBack: (again) => paths.bookingsCancel({ ...toCancellationPageQuery(page), again }),
      async work() {
        const { outcomes } = await ask((api) =>
          api.call(cancelBookingsEndpoint, { body: { cancellations } }),
        );
        const problems = new Map(
          outcomes.flatMap(({ reference, problem }): [string, CancellationProblem][] =>
            problem ? [[reference, problem]] : [],
          ),
        );
        return paths.bookingsCancel(toCancellationPageQuery({ ...page, isSent: true, problems }));
      },
    });
  });
