import { checkName, type CheckoutProblem } from "@/components/checkout/check-checkout";
import type { AskedNeed } from "@/lib/checkout/asked-needs";
import { textOf, type CheckoutValues } from "@/lib/checkout/to-booking-body";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { toNameFault, type NameFault } from "@/lib/api/contract/document-name";
import { fitsAge } from "@/lib/dates/flight-days";
import type { Passenger } from "@/lib/flights/list-passengers";
import { passengerNames } from "./to-travellers";

export type PassengerProblem =
  | CheckoutProblem
  | NameFault
  | "lapTaken"
  | "wrongAge"
  | "expiresEarly";
type Found = Record<string, { passenger: Passenger; problem: PassengerProblem | null }>;

const checkTicketName = (name: string, missing: "firstNameMissing" | "lastNameMissing") =>
  checkName(name, missing) ?? toNameFault(name);

function checkNames(values: CheckoutValues, passenger: Passenger): Found {
  const { first, last, hasOneName } = passengerNames(passenger.index);
  const isAlone = textOf(values, hasOneName) !== "";
  return {
    [first]: {
      passenger,
      problem: isAlone ? null : checkTicketName(textOf(values, first), "firstNameMissing"),
    },
    [last]: { passenger, problem: checkTicketName(textOf(values, last), "lastNameMissing") },
  };
}

/** An adult holds one infant. */
function checkLaps(values: CheckoutValues, passengers: readonly Passenger[]): Found {
  const infants = passengers.filter(({ kind }) => kind === "infant");
  const lapOf = ({ index }: Passenger) => textOf(values, passengerNames(index).lap);
  return Object.fromEntries(
    infants.map((passenger, position) => {
      const isTaken = infants.slice(0, position).some((other) => lapOf(other) === lapOf(passenger));
      return [
        passengerNames(passenger.index).lap,
        { passenger, problem: isTaken ? "lapTaken" : null },
      ];
    }),
  );
}

type Context = {
  passengers: readonly Passenger[];
  asked: readonly AskedNeed[];
  /** That of the first departure, on which ages count, and until which documents are valid. */
  firstDay: string;
  ageDay: string;
  lastDay: string;
};

/** What is answered, and doesn't go with the flights: other ages than priced, old passports. */
function checkAnswers(
  values: CheckoutValues,
  { passengers, asked, lastDay, ...days }: Context,
): Found {
  const found = asked.flatMap(({ need: { id }, traveller, name }) => {
    const passenger = traveller === null ? undefined : passengers[traveller];
    const date = textOf(values, name);
    if (!passenger || !isCalendarDate(date)) return [];
    const problem: PassengerProblem | null =
      id === "birthDate" && !fitsAge(date, passenger, days)
        ? "wrongAge"
        : id === "passportExpiry" && date < lastDay
          ? "expiresEarly"
          : null;
    return [[name, { passenger, problem }] as const];
  });
  return Object.fromEntries(found);
}

/** What can be said without asking the airline, by the names of the controls. */
export const checkPassengers = (values: CheckoutValues, context: Context): Found => ({
  ...Object.assign({}, ...context.passengers.map((passenger) => checkNames(values, passenger))),
  ...checkLaps(values, context.passengers),
  ...checkAnswers(values, context),
});
