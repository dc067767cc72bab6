import { useFormatter, useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { FlightLeg } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toDaySign } from "@/lib/flights/to-day-sign";
import { toDuration } from "@/lib/flights/to-duration";

/** A leg in short: the day, the times at both ends, how long and with how many stops. */
export function LegLines({ leg: { segments, minutes, daysLater } }: { leg: FlightLeg }) {
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return null;
  const airlines = [...new Set(segments.map(({ airline }) => airline.name))];
  return (
    <div className="border-b border-line py-3 last:border-0">
      <p className="text-sm text-ink-soft">
        {format.dateTime(toUtcDate(first.departs.local), calendarDayOfWeek)}
      </p>
      <p className="mt-0.5 font-semibold">
        <bdi>{first.from.city}</bdi> – <bdi>{last.to.city}</bdi>
      </p>
      <p className="mt-0.5">
        {/* Times and codes stand in the order of the flight, as on boards, in any script. */}
        <bdi dir="ltr" className="tabular-nums">
          {first.departs.local.slice(11)} {first.from.iata} – {last.arrives.local.slice(11)}
          {daysLater !== 0 && <sup aria-hidden>{toDaySign(daysLater)}</sup>} {last.to.iata}
        </bdi>
        {daysLater !== 0 && (
          <VisuallyHidden> {terms("daysLater", { days: daysLater })}</VisuallyHidden>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{terms("duration", toDuration(minutes))}</bdi> ·{" "}
        <bdi>{terms("stops", { count: segments.length - 1 })}</bdi>
        {" · "}
        <bdi>{airlines.join(", ")}</bdi>
      </p>
    </div>
  );
}
