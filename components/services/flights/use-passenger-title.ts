import { useFormatter, useTranslations } from "next-intl";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import { toAgeDay } from "@/lib/dates/flight-days";
import type { Passenger } from "@/lib/flights/list-passengers";

/** "Adult 1", "Child 1, 7 on Mar 12, 2027": by kind, and at the age that the price is for. */
export function usePassengerTitle(item: Pick<FlightItem, "itinerary">) {
  const t = useTranslations("flightBooking.kinds");
  const format = useFormatter();
  const date = format.dateTime(toUtcDate(toAgeDay(item)), calendarDay);
  return ({ kind, number, age }: Passenger) => t(kind, { number, age: age ?? 0, date });
}

/** The same in short: "Child 1". */
export function usePassengerName() {
  const t = useTranslations("flightBooking.names");
  return ({ kind, number }: Passenger) => t(kind, { number });
}
