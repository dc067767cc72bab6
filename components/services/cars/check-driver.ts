import type { CheckoutProblem } from "@/components/checkout/check-checkout";
import {
  checkPersonName,
  contactNames,
  toNameControls,
  toPersonName,
} from "@/components/checkout/person-names";
import { isCalendarDate, yearsBetween } from "@/lib/dates/calendar-date";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { BookingBody } from "@/lib/api/browser/bookings";

/** The names of the controls for who drives, where that isn't the contact. */
export const driverNames = toNameControls("driver");

type Context = {
  asked: readonly AskedNeed[];
  /** Years at pick-up, which the price is for. */
  driverAge: number;
  /** YYYY-MM-DD. */
  pickUpOn: string;
  /** What to say of a date that gives another age. */
  wrongAge: string;
};

/** The driver has a name, the contact's or their own, and the age that the price is for. */
export function checkDriver(
  values: CheckoutValues,
  { asked, driverAge, pickUpOn, wrongAge }: Context,
): Record<string, CheckoutProblem | { text: string } | null> {
  const names =
    textOf(values, "isDriverContact") === "" ? checkPersonName(values, driverNames) : {};
  const ages = asked
    .filter(({ need }) => need.id === "birthDate")
    .map(({ name }) => {
      const born = textOf(values, name);
      const fits = !isCalendarDate(born) || yearsBetween(born, pickUpOn) === driverAge;
      return [name, fits ? null : { text: wrongAge }] as const;
    });
  return { ...names, ...Object.fromEntries(ages) };
}

/** Who drives: the contact, where the form says so. */
export function toDriver(values: CheckoutValues): Pick<BookingBody, "travellers" | "requests"> {
  const isContact = textOf(values, "isDriverContact") !== "";
  const names = isContact ? contactNames : driverNames;
  return { travellers: [toPersonName(values, names)], requests: "" };
}
