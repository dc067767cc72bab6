import type { NextRequest, NextResponse } from "next/server";
import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  resendBookingMailEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { ApiError } from "@/lib/api/errors";
import { paths } from "@/lib/paths";
import { answerForm, seeOther } from "./answer-form";

type Which = { locale: string; reference: string };

/** Handles the form that says whose sale a booking is, and leads back to its page. */
export const answerAssign = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const agentId = form.agent || null;
    await ask((api) =>
      api.call(assignBookingEndpoint, { params: { reference }, body: { agentId } }),
    );
    return seeOther(`${prefix}${paths.agentBooking(reference, { outcome: "assigned" })}#sale`);
  });

/** Handles the form of the agency's notes, and leads back to them. */
export const answerNote = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, form, ask }) => {
    const body = {
      text: form.text ?? "",
      isShared: form.shared === "yes",
      idempotencyKey: form.idempotencyKey ?? "",
    };
    await ask((api) => api.call(addBookingNoteEndpoint, { params: { reference }, body }));
    return seeOther(`${prefix}${paths.agentBooking(reference, { outcome: "noted" })}#notes`);
  });

/** Handles the form that mails a booking's confirmation again, and leads back to its timeline. */
export const answerResend = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, async ({ prefix, ask }) => {
    const outcome = await ask((api) =>
      api.call(resendBookingMailEndpoint, { params: { reference }, body: {} }),
    ).then(
      () => "mailed" as const,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 429) return "mailedTooOften" as const;
        if (error instanceof ApiError && error.code === "nothing_to_mail")
          return "nothingToMail" as const;
        throw error;
      },
    );
    return seeOther(`${prefix}${paths.agentBooking(reference, { outcome })}#timeline`);
  });
