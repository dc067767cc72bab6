import type { NextRequest, NextResponse } from "next/server";
import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  enterRefundByHandEndpoint,
  resendBookingMailEndpoint,
  retryRefundEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { saleRefusals } from "@/lib/agency-bookings/sale-refusals";
import { paths } from "@/lib/paths";
import { answerForm, type FormVisit } from "./answer-form";
import { answerOrReturn } from "./return-form";

type Which = { locale: string; reference: string };

/** A form of a booking's page, which it goes back to if it is refused. */
const answerOfBooking = (
  visit: FormVisit,
  reference: string,
  form: Pick<Parameters<typeof answerOrReturn>[1], "name" | "work">,
): Promise<NextResponse> =>
  answerOrReturn(visit, {
    ...form,
    toBack: (again) => paths.agentBooking(reference, { again }),
    refusals: saleRefusals,
  });

/** Handles the form that says whose sale a booking is, and leads back to its page. */
export const answerAssign = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const agentId = visit.form.agent || null;
    return answerOfBooking(visit, reference, {
      name: "assign",
      async work() {
        await visit.ask((api) =>
          api.call(assignBookingEndpoint, { params: { reference }, body: { agentId } }),
        );
        return `${paths.agentBooking(reference, { outcome: "assigned" })}#sale`;
      },
    });
  });

/** Handles the form of the agency's notes, and leads back to them. */
export const answerNote = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    const body = {
      text: form.text ?? "",
      isShared: form.shared === "yes",
      idempotencyKey: form.idempotencyKey ?? "",
    };
    return answerOfBooking(visit, reference, {
      name: "note",
      async work() {
        await ask((api) => api.call(addBookingNoteEndpoint, { params: { reference }, body }));
        return `${paths.agentBooking(reference, { outcome: "noted" })}#notes`;
      },
    });
  });

/** Handles the form that mails a booking's confirmation again, and leads back to it. */
export const answerResend = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) =>
    answerOfBooking(visit, reference, {
      name: "resend",
      async work() {
        await visit.ask((api) =>
          api.call(resendBookingMailEndpoint, { params: { reference }, body: {} }),
        );
        return `${paths.agentBooking(reference, { outcome: "mailed" })}#client`;
      },
    }),
  );

/** Handles the forms that settle a refund which failed, and leads back to the booking. */
export const answerRefund = (
  request: NextRequest,
  { locale, reference }: Which,
): Promise<NextResponse> =>
  answerForm(request, locale, (visit) => {
    const { form, ask } = visit;
    const params = { reference };
    const retry = async () => {
      await ask((api) => api.call(retryRefundEndpoint, { params, body: {} }));
      return "retried" as const;
    };
    const enter = async () => {
      const { currency = "", paidOn = "", note = "" } = form;
      const body = { amount: { amount: Number(form.amount), currency }, paidOn, note };
      await ask((api) => api.call(enterRefundByHandEndpoint, { params, body }));
      return "entered" as const;
    };
    return answerOfBooking(visit, reference, {
      name: "refund",
      async work() {
        const outcome = form.how === "hand" ? await enter() : await retry();
        return `${paths.agentBooking(reference, { outcome })}#refund`;
      },
    });
  });
