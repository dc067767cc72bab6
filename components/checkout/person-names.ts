import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import { checkName, type CheckoutProblem } from "./check-checkout";

/** The names of the controls that hold a person's name. */
export type NameControls = { first: string; last: string };

/** @param who distinguishes people of one form, such as `guest1` */
export const toNameControls = (who: string): NameControls => ({
  first: `${who}FirstName`,
  last: `${who}LastName`,
});

/** Of the contact. */
export const contactNames: NameControls = { first: "firstName", last: "lastName" };

/** A name as a booking has it. */
export const toPersonName = (values: CheckoutValues, { first, last }: NameControls) => ({
  firstName: textOf(values, first),
  lastName: textOf(values, last),
});

/** People may have one name: then the last is empty. */
export const checkPersonName = (
  values: CheckoutValues,
  { first, last }: NameControls,
): Record<string, CheckoutProblem | null> => ({
  [first]: checkName(textOf(values, first), "firstNameMissing"),
  [last]: checkName(textOf(values, last), null),
});
