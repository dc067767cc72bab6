"use client";

import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import { textOf } from "@/lib/checkout/to-booking-body";

/** The checkout of a car: who drives it. */
export function CarCheckout({ frame }: { frame: CheckoutFrame }) {
  const questions: ServiceQuestions = {
    names: [],
    toFields: () => null,
    check: () => ({}),
    toBody: (values) => ({
      travellers: [
        { firstName: textOf(values, "firstName"), lastName: textOf(values, "lastName") },
      ],
      requests: "",
      answers: [],
    }),
  };
  return <CheckoutFlow {...frame} questions={questions} soldOut={null} />;
}
