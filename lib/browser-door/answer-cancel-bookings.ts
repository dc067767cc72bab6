import type { NextRequest, NextResponse } from "next/server";
import { toCancellationPageQuery } from "@/lib/agency-bookings/cancellation-address";
import { readCancellationsField } from "@/lib/agency-bookings/read-cancellation-page";
import { cancelBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import type { CancellationProblem } from "@/lib/api/contract/cancelled-together";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";
import { refuse } from "./door-error";

/**
 * Handles the form that says yes to cancelling several bookings at the refunds that were shown, and
 * leads to what came of each. Sent again it changes nothing.
 */
export const answerCancelBookings = (
  request: NextRequest,
  { locale }: { locale: string },
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const cancellations = readCancellationsField(form.cancellations ?? "");
    if (!cancellations) throw refuse(400, "invalid_input", "This form is of no bookings");
    const { outcomes } = await ask((api) =>
      api.call(cancelBookingsEndpoint, { body: { cancellations } }),
    );
    const page = toCancellationPageQuery({
      references: cancellations.map(({ reference }) => reference),
      isSent: true,
      problems: new Map(
        outcomes.flatMap(({ reference, problem }): [string, CancellationProblem][] =>
          problem ? [[reference, problem]] : [],
        ),
      ),
      list: form.list ?? "",
    });
    return seeOther(`${prefix}${paths.bookingsCancel(page)}`);
  });
