import type { ReactNode } from "react";
import type { Form } from "@/components/site/forms/use-form.client";
import type { BookingBody } from "@/lib/api/browser/bookings";
import type { CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { CheckoutProblem } from "./check-checkout";

/** What a service asks at checkout besides contact and terms. */
export type ServiceQuestions = {
  /** Of its controls, in the order in which they stand. */
  names: readonly string[];
  toFields(form: Form<string>): ReactNode;
  /** By the names of the controls; null where nothing is wrong. */
  check(values: CheckoutValues): Record<string, CheckoutProblem | null>;
  toBody(values: CheckoutValues): Pick<BookingBody, "travellers" | "requests" | "answers">;
};
