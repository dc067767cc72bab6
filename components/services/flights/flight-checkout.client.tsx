"use client";

import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toPassengers } from "@/lib/flights/to-passengers";

/** The checkout of flights: everybody who flies, as in their documents. */
export function FlightCheckout({ frame, item }: { frame: CheckoutFrame; item: FlightItem }) {
  const questions: ServiceQuestions = {
    travellers: toPassengers(item).people,
    names: [],
    toFields: () => null,
    check: () => ({}),
    toBody: () => ({ travellers: [], requests: "" }),
  };
  return <CheckoutFlow {...frame} questions={questions} soldOut={null} />;
}
