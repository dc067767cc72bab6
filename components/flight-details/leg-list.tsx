import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { FlightLeg, Itinerary } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import {
  isRoundTrip,
  listAirportChanges,
  type AirportChange,
} from "@/lib/flights/list-airport-changes";
import { toDuration } from "@/lib/flights/to-duration";
import { toQueryLegs, toTrip } from "@/lib/flights/to-query-legs";
import { toUtcOffset } from "@/lib/flights/utc-offset";
import { AirportChangeRow } from "./airport-change-row";
import { LegClocks } from "./leg-clocks";
import { ConnectionRow, SegmentRows } from "./segment-rows";

/** Every leg of an itinerary with its flights, beside each other where there is room. */
export function LegList({ itinerary }: { itinerary: Itinerary }) {
  const t = useTranslations("flightDetails.legs");
  const trip = toTrip(toQueryLegs(itinerary));
  const changes = listAirportChanges(itinerary);
  const toName = (index: number) => {
    if (isRoundTrip(itinerary)) return t(index === 0 ? "out" : "back");
    return trip === "multi" ? t("leg", { number: index + 1 }) : t("out");
  };
  return (
    <ul className="grid items-start gap-5 lg:grid-cols-[repeat(auto-fit,minmax(26rem,1fr))]">
      {itinerary.legs.map((leg, index) => (
        // Identified by their number alone.
        <li key={index}>
          <LegCard leg={leg} name={toName(index)} change={changes[index]} />
        </li>
      ))}
    </ul>
  );
}

type LegProps = { leg: FlightLeg; name: string; change: AirportChange | undefined };

function LegCard({ leg, name, change }: LegProps) {
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const { segments, connections, minutes, daysLater } = leg;
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) return null;
  const moments = segments.flatMap(({ departs, arrives }) => [departs, arrives]);
  const hasOffsets = new Set(moments.map(toUtcOffset)).size > 1;
  return (
    <article className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <p className="text-sm font-semibold text-brand-ink">
        {name} · {format.dateTime(toUtcDate(first.departs.local), calendarDayOfWeek)}
      </p>
      <h3 className="text-heading font-semibold">
        {first.from.city} – {last.to.city}
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
        <span>{terms("duration", toDuration(minutes))}</span>
        <span aria-hidden>·</span>
        <span>{terms("stops", { count: segments.length - 1 })}</span>
        {daysLater !== 0 && <Badge>{terms("daysLater", { days: daysLater })}</Badge>}
      </p>
      {change?.from && <AirportChangeRow airport={change.from} end="from" />}
      <ol className="mt-4 space-y-3">
        {segments.map((segment, index) => {
          const connection = connections[index];
          return (
            <li key={segment.departs.at} className="space-y-3">
              <SegmentRows segment={segment} hasOffsets={hasOffsets} />
              {connection && <ConnectionRow connection={connection} />}
            </li>
          );
        })}
      </ol>
      {change?.home && <AirportChangeRow airport={change.home} end="home" />}
      <LegClocks leg={leg} />
    </article>
  );
}
