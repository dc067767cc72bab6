import { checkName, type CheckoutProblem } from "@/components/checkout/check-checkout";
import { isCalendarDate, yearsBetween } from "@/lib/dates/calendar-date";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import type { BookingBody } from "@/lib/api/browser/bookings";

/** The names of the controls for who drives, where that isn't the contact. */
export const driverNames = { first: "driverFirstName", last: "driverLastName" } as const;

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
  const { first, last } = driverNames;
  const names: Record<string, CheckoutProblem | null> =
    textOf(values, "isDriverContact") === ""
      ? {
          [first]: checkName(textOf(values, first), "firstNameMissing"),
          [last]: checkName(textOf(values, last), null),
        }
      : {};
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
  const driver = {
    firstName: textOf(values, isContact ? "firstName" : driverNames.first),
    lastName: textOf(values, isContact ? "lastName" : driverNames.last),
  };
  return { travellers: [driver], requests: "" };
}
