import { useFormatter, useTranslations } from "next-intl";
import type { CheckoutProblem } from "@/components/checkout/check-checkout";
import { longestDocumentName, type NameFault } from "@/lib/api/contract/document-name";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { toAgeDay, toLastDay } from "@/lib/dates/flight-days";
import type { Passenger } from "@/lib/flights/list-passengers";
import type { PassengerProblem } from "./check-passengers";

type Own = NameFault | "lapTaken" | "wrongAge" | "expiresEarly";
type Problem = { text: string };

/** The words for what is wrong with a passenger; what other services say, too, is left as it is. */
export function useProblemText(item: Pick<FlightItem, "itinerary">) {
  const t = useTranslations("flightBooking.problems");
  const format = useFormatter();
  const toDate = (day: string) => format.dateTime(toUtcDate(day), calendarDay);
  const date = toDate(toAgeDay(item));
  function toText(problem: Own, passenger: Passenger): Problem;
  function toText(problem: PassengerProblem, passenger: Passenger): CheckoutProblem | Problem;
  function toText(problem: PassengerProblem, { age }: Passenger): CheckoutProblem | Problem {
    if (problem === "letters" || problem === "lapTaken") return { text: t(problem) };
    if (problem === "expiresEarly") return { text: t(problem, { date: toDate(toLastDay(item)) }) };
    if (problem === "tooLong") return { text: t(problem, { most: longestDocumentName }) };
    if (problem !== "wrongAge") return problem;
    return { text: age === null ? t("notAdult", { date }) : t("wrongAge", { age, date }) };
  }
  return toText;
}
