import { ClientTexts } from "@/components/site/client-texts";
import { listDays } from "@/lib/flights/list-days";
import type { FlightLinks } from "@/lib/flights/flight-links";
import { toFlightQuestion } from "@/lib/flights/flight-question";
import type { FlightSearchQuery } from "@/lib/flights/flight-search-query";
import { DayStrip } from "./day-strip.client";

type Props = { search: FlightSearchQuery; links: FlightLinks; today: string; showsPrices: boolean };

/** The days around a search, one way or a return; several legs have no days that all fit. */
export function DaysAround({ search, links, today, showsPrices }: Props) {
  const [first] = search.legs;
  const question = toFlightQuestion(search);
  if (!first || !question || search.trip === "multi") return null;
  return (
    <ClientTexts namespaces={["flights.days", "money"]}>
      <DayStrip
        // Another search asks anew.
        key={JSON.stringify(question)}
        days={listDays(first.date, { today }).map((date) => ({ date, href: links.toDay(date) }))}
        current={first.date}
        search={showsPrices ? question : null}
      />
    </ClientTexts>
  );
}
