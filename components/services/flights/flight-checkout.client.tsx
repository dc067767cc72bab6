"use client";

import { useTranslations, useFormatter } from "next-intl";
import { CheckoutFlow, type CheckoutFrame } from "@/components/checkout/checkout-flow.client";
import type { ServiceQuestions } from "@/components/checkout/service-questions";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { listAskedNeeds } from "@/lib/checkout/asked-needs";
import { toAgeDay, toFirstDay, toLastDay } from "@/lib/dates/flight-days";
import { listPassengers, type Passenger } from "@/lib/flights/list-passengers";
import { checkPassengers, type PassengerProblem } from "./check-passengers";
import { PassengerCards } from "./passenger-cards.client";
import { passengerNames, toTravellers } from "./to-travellers";
import { SoldOut } from "./sold-out.client";
import { usePassengerName } from "./use-passenger-title";
import type { CheckoutProblem } from "@/components/checkout/check-checkout";
import { longestDocumentName, type NameFault } from "@/lib/api/contract/document-name";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";

/** The checkout of flights: everybody who flies, as in their documents. */
export function FlightCheckout({ frame, item }: { frame: CheckoutFrame; item: FlightItem }) {
  const forms = useTranslations("forms");
  const toName = usePassengerName();
  const toText = useProblemText(item);
  const passengers = listPassengers(item);
  const days = { firstDay: toFirstDay(item), ageDay: toAgeDay(item), lastDay: toLastDay(item) };
  const asked = listAskedNeeds(frame.quote.needs, { travellers: passengers.length });
  const controls = passengers.map(({ index }) => [
    ...Object.values(passengerNames(index)),
    ...asked.filter(({ traveller }) => traveller === index).map(({ name }) => name),
  ]);
  const questions: ServiceQuestions = {
    travellers: passengers.length,
    names: controls.flat(),
    toFields: (form, asked) => (
      <PassengerCards form={form} asked={asked} item={item} searchHref={frame.links.search} />
    ),
    check: (values, asked) =>
      Object.fromEntries(
        Object.entries(checkPassengers(values, { passengers, asked, ...days })).map(
          ([name, { passenger, problem }]) => [name, problem && toText(problem, passenger)],
        ),
      ),
    explain(need, traveller) {
      const passenger = passengers[traveller ?? -1];
      if (!passenger) return null;
      if (need === "passportExpiry") return toText("expiresEarly", passenger).text;
      return need === "birthDate" ? toText("wrongAge", passenger).text : null;
    },
    nameOf: (traveller, part) => passengerNames(traveller)[part === "firstName" ? "first" : "last"],
    inFull(problem, name) {
      const passenger = passengers[controls.findIndex((names) => names.includes(name))];
      return passenger ? forms("problemOf", { who: toName(passenger), problem }) : problem;
    },
    toBody: (values) => toTravellers(values, passengers),
  };
  return (
    <CheckoutFlow
      {...frame}
      questions={questions}
      soldOut={<SoldOut item={item} links={frame.links} />}
    />
  );
}

type Own = NameFault | "lapTaken" | "wrongAge" | "expiresEarly";
type Problem = { text: string };

/** The words for what is wrong with a passenger; what other services say, too, is left as it is. */
function useProblemText(item: Pick<FlightItem, "itinerary">) {
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
