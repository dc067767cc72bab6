import type { ReactNode } from "react";
import type { Form } from "@/components/site/forms/use-form.client";
import type { BookingBody } from "@/lib/api/browser/bookings";
import type { NeedId } from "@/lib/api/contract/needs";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import type { CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { CheckoutProblem } from "./check-checkout";

/** What a service asks at checkout besides contact, the offer's needs and terms. */
export type ServiceQuestions = {
  /** How many it wants named. */
  travellers: number;
  /** Of its controls, in the order in which they stand; those of needs among them are its own. */
  names: readonly string[];
  /** The offer's needs that concern travellers stand beside their names. */
  toFields(form: Form<string>, asked: readonly AskedNeed[]): ReactNode;
  /**
   * By the names of the controls; null where nothing is wrong, `text` where only the service has
   * the words.
   */
  check(
    values: CheckoutValues,
    asked: readonly AskedNeed[],
  ): Record<string, CheckoutProblem | { text: string } | null>;
  /** What to say where the server refuses an answer; null where there is nothing to add. */
  explain?(need: NeedId, traveller: number | null): string | null;
  /** The control of a traveller's name: the server may refuse one. */
  nameOf?(traveller: number, part: "firstName" | "lastName"): string;
  /** A control's problem with its traveller, where several have the same control. */
  inFull?(problem: string, name: string): string;
  toBody(values: CheckoutValues): Pick<BookingBody, "travellers" | "requests">;
};
