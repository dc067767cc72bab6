import { useFormatter } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { addDays, calendarDayOfYear, daysBetween, toUtcDate } from "@/lib/dates/calendar-date";
import type { FlightLinks } from "@/lib/flights/flight-links";
import { toFlightQuestion } from "@/lib/flights/flight-question";
import type { FlightSearchQuery } from "@/lib/flights/flight-results";
import { flightLimits } from "@/lib/api/contract/flight-terms";
import { DayPrices } from "./day-prices.client";

const dayOfWeek = { weekday: "short", day: "2-digit", month: "short", timeZone: "UTC" } as const;

type Props = { search: FlightSearchQuery; links: FlightLinks; today: string; showsPrices: boolean };

/** The days around a search, one way or a return; several legs have no days that all fit. */
export function DaysAround({ search, links, today, showsPrices }: Props) {
  const format = useFormatter();
  const [first, back] = search.legs;
  const question = toFlightQuestion(search);
  if (!first || !question || search.trip === "multi" || search.flex === 0) return null;
  const stay = back && daysBetween(first.date, back.date);
  const toText = (date: string) =>
    (stay === undefined ? [date] : [date, addDays(date, stay)])
      .map((day) =>
        format.dateTime(toUtcDate(day), stay === undefined ? dayOfWeek : calendarDayOfYear),
      )
      .join(" – ");
  return (
    <ClientTexts namespaces={["flights.days", "money"]}>
      <DayPrices
        // Another search asks anew.
        key={JSON.stringify(question)}
        days={listDays(first.date, { today, around: search.flex }).map((date) => ({
          date,
          text: toText(date),
          href: links.toDay(date),
        }))}
        current={first.date}
        search={showsPrices ? question : null}
      />
    </ClientTexts>
  );
}

/** The days around a search's that can still be booked, as calendar dates. */
const listDays = (date: string, { today, around }: { today: string; around: number }): string[] =>
  Array.from({ length: 2 * around + 1 }, (_, index) => addDays(date, index - around)).filter(
    (day) => day >= today && day <= addDays(today, flightLimits.days),
  );
