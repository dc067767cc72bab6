import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { FlightLeg, Itinerary, FlightAirport } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import {
  isRoundTrip,
  listAirportChanges,
  type AirportChange,
} from "@/lib/flights/list-airport-changes";
import { toDuration } from "@/lib/flights/to-duration";
import { toQueryLegs, toTrip } from "@/lib/flights/to-query-legs";
import { toUtcOffset } from "@/lib/flights/utc-offset";
import { ConnectionRow, SegmentRows } from "./segment-rows";
import { Icon } from "@/components/ui/icon";
import { toAirportName } from "@/lib/flights/to-airport-name";

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

type Props = {
  airport: FlightAirport;
  /** Which end: where the leg begins, or where the trip comes home. */ end: "from" | "home";
};

/** Another airport of the city than the one that one expects. */
function AirportChangeRow({ airport, end }: Props) {
  const t = useTranslations("flightTerms.airportChange");
  return (
    <p className="mt-3 flex items-start gap-2 rounded-control bg-warning-tint px-3 py-2 text-sm font-semibold text-warning">
      <Icon name="bus" className="mt-0.5 size-4 shrink-0" />
      {t(end, { airport: toAirportName(airport) })}
    </p>
  );
}

/** Where clocks at both ends of a leg differ: by how much, and what the calendar does of it. */
function LegClocks({ leg: { segments, daysLater } }: { leg: FlightLeg }) {
  const t = useTranslations("flightDetails.clocks");
  const format = useFormatter();
  const [first, last] = [segments[0], segments.at(-1)];
  const ahead = first && last ? toUtcOffset(last.arrives) - toUtcOffset(first.departs) : 0;
  if (!first || !last || ahead === 0) return null;
  const hours = format.number(Math.abs(ahead) / 60, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
  });
  return (
    <p className="mt-4 flex items-start gap-2 border-t border-line pt-3 text-sm text-ink-soft">
      <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(ahead > 0 ? "ahead" : "behind", { city: last.to.city, from: first.from.city, hours })}
        {daysLater < 0 && ` ${t("dateLine")}`}
      </span>
    </p>
  );
}
