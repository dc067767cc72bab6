import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { useDateRange } from "@/lib/dates/use-date-range";
import { readKeptFlight } from "@/lib/flights/kept-flight";
import { toDaySign } from "@/lib/flights/to-day-sign";
import type { KeptItem } from "@/lib/saved-items/kept-item";

/** The airlines of saved flights, and each leg's day, airports and times. */
export function KeptFlightFacts({ item }: { item: KeptItem }) {
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const { airlines, legs } = readKeptFlight(item);
  return (
    <>
      <p>
        <bdi>{airlines}</bdi>
      </p>
      {legs.map(({ from, to, date, departs, arrives, daysLater }, index) => (
        // Legs have no id, only an order.
        <p key={index} className="flex items-start gap-2">
          <Icon name="calendar-days" className="mt-1 size-4 shrink-0" />
          <span>
            {format.dateTime(toUtcDate(date), calendarDayOfWeek)}
            {" · "}
            {/* Times and codes stand in the order of the flight, as on boards, in any script. */}
            <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
              {departs} {from} – {arrives}
              {daysLater !== 0 && <sup aria-hidden>{toDaySign(daysLater)}</sup>} {to}
            </bdi>
            {daysLater !== 0 && (
              <VisuallyHidden> {terms("daysLater", { days: daysLater })}</VisuallyHidden>
            )}
          </span>
        </p>
      ))}
    </>
  );
}

/** From the first day to the last. */
export function KeptFlightDays({ item }: { item: KeptItem }) {
  const toRange = useDateRange();
  const { legs } = readKeptFlight(item);
  const [first, last] = [legs[0], legs.at(-1)];
  return first && last && toRange(first.date, last.date, { hasYear: false });
}
