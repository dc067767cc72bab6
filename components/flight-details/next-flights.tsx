import { useFormatter, useTranslations } from "next-intl";
import { PageSection } from "@/components/site/page-section";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { FlightLeg, Itinerary } from "@/lib/api/contract/flights";
import type { MissedConnection } from "@/lib/data/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { toDuration } from "@/lib/flights/to-duration";

type Missed = Omit<MissedConnection, "leg"> & {
  missed: FlightLeg["segments"][number];
  leg: FlightLeg;
};

/** Each connection with the flight that would be missed: the calls answer them in order. */
function toMissed({ legs }: Itinerary, connections: readonly MissedConnection[]): Missed[] {
  return legs.flatMap((leg, number) =>
    connections
      .filter((connection) => connection.leg === number)
      .flatMap((connection, index) => {
        const missed = leg.segments[index + 1];
        return missed ? { ...connection, leg, missed } : [];
      }),
  );
}

type Props = {
  itinerary: Itinerary;
  /** Null if loading failed. */
  connections: readonly MissedConnection[] | null;
};

/** If a connection were missed: what one could fly with next, and whether that is promised. */
export function NextFlights({ itinerary, connections }: Props) {
  const t = useTranslations("flightDetails.missed");
  if (connections?.length === 0) return null;
  return (
    <PageSection id="missed" title={t("title")}>
      {connections ? (
        <ul className="space-y-3">
          {toMissed(itinerary, connections).map((connection) => (
            <li key={connection.missed.departs.at}>
              <MissedFlight connection={connection} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">{t("failed")}</p>
      )}
    </PageSection>
  );
}

function MissedFlight({ connection: { missed, leg, isProtected, next } }: { connection: Missed }) {
  const t = useTranslations("flightDetails.missed");
  const planned = leg.segments.at(-1);
  return (
    <details className="group rounded-card border border-line bg-surface px-4 shadow-card">
      <summary className="flex min-h-14 items-center gap-3 py-2">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            {t("of", { number: missed.number, city: missed.from.city })}
          </span>
          <Badge tone={isProtected ? "success" : "warning"}>
            {t(isProtected ? "protected" : "unprotected")}
          </Badge>
        </span>
        <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="space-y-3 border-t border-line py-3">
        <p className="text-sm">{t(isProtected ? "protectedText" : "unprotectedText")}</p>
        {next.length === 0 ? (
          <p className="text-sm font-semibold">{t("none")}</p>
        ) : (
          <ol
            aria-label={t("next", { city: planned?.to.city ?? missed.to.city })}
            className="divide-y divide-line"
          >
            {next.map((way) => (
              <li key={way.segments.map(({ number, departs }) => number + departs.at).join()}>
                <WayOn way={way} plannedAt={planned?.arrives.at} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </details>
  );
}

function WayOn({ way, plannedAt }: { way: FlightLeg; plannedAt: string | undefined }) {
  const t = useTranslations("flightDetails.missed");
  const terms = useTranslations("flightTerms");
  const format = useFormatter();
  const [first, last] = [way.segments[0], way.segments.at(-1)];
  if (!first || !last) return null;
  const late = plannedAt
    ? Math.round(msBetween(new Date(plannedAt), new Date(last.arrives.at)) / minuteMs)
    : 0;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 text-sm">
      <p>
        <bdi dir="ltr" className="text-base font-semibold tabular-nums">
          <time dateTime={first.departs.at}>{first.departs.local.slice(11)}</time> –{" "}
          <time dateTime={last.arrives.at}>{last.arrives.local.slice(11)}</time>
        </bdi>{" "}
        <span className="text-ink-soft">
          {format.dateTime(toUtcDate(first.departs.local), calendarDayOfWeek)}
          {way.daysLater !== 0 && `, ${terms("daysLater", { days: way.daysLater })}`}
        </span>
        <span className="block text-ink-soft">
          {way.segments.map(({ number, airline }, index) => (
            <span key={number}>
              {index > 0 && ", "}
              <bdi>
                {airline.name} {number}
              </bdi>
            </span>
          ))}{" "}
          · {terms("stops", { count: way.segments.length - 1 })} ·{" "}
          <span className="whitespace-nowrap">{terms("duration", toDuration(way.minutes))}</span>
        </span>
      </p>
      <p className="font-medium">
        {late > 0 ? t("later", { duration: terms("duration", toDuration(late)) }) : t("notLater")}
      </p>
    </div>
  );
}
