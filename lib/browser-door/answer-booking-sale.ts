import type { NextRequest, NextResponse } from "next/server";
import { addBookingNoteEndpoint, assignBookingEndpoint } from "@/lib/api/contract/agency-bookings";
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
    const body = { text: form.text ?? "", idempotencyKey: form.idempotencyKey ?? "" };
    await ask((api) => api.call(addBookingNoteEndpoint, { params: { reference }, body }));
    return seeOther(`${prefix}${paths.agentBooking(reference, { outcome: "noted" })}#notes`);
  });
