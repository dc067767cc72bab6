import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { FlightAirport, FlightLeg, Segment } from "@/lib/api/contract/flights";
import type { Moment } from "@/lib/api/contract/moments";
import { toUtcDate } from "@/lib/dates/calendar-date";
import { toDuration } from "@/lib/flights/to-duration";
import { toOffsetText } from "@/lib/flights/utc-offset";

/** "Sat, Dec 05": the year stands above. */
const shortDay = { weekday: "short", month: "short", day: "2-digit", timeZone: "UTC" } as const;

type Props = {
  segment: Segment;
  /** Where clocks differ, each time says how far it is from UTC. */
  hasOffsets: boolean;
};

/** A flight from take-off to landing: when and where, and in between who flies it with what. */
export function SegmentRows({ segment, hasOffsets }: Props) {
  const terms = useTranslations("flightTerms");
  const { number, airline, operatedBy, aircraft, minutes } = segment;
  return (
    <div>
      <End
        at={segment.departs}
        airport={segment.from}
        terminal={segment.fromTerminal}
        hasOffsets={hasOffsets}
      />
      <div className="grid grid-cols-[6.5rem_1fr] gap-x-3">
        <span className="pt-1 text-sm text-ink-faint">
          {terms("duration", toDuration(minutes))}
        </span>
        <div className="border-s-2 border-line py-2 ps-4 text-sm text-ink-soft">
          <p>
            <bdi>
              <span className="font-medium text-ink">{airline.name}</span> {number}
            </bdi>
          </p>
          {operatedBy && <p>{terms("operatedBy", { airline: operatedBy.name })}</p>}
          {aircraft && (
            <p>
              <bdi>{aircraft.name}</bdi>
            </p>
          )}
        </div>
      </div>
      <End
        at={segment.arrives}
        airport={segment.to}
        terminal={segment.toTerminal}
        hasOffsets={hasOffsets}
      />
    </div>
  );
}

type EndProps = {
  at: Moment;
  airport: FlightAirport;
  terminal: string | null;
  hasOffsets: boolean;
};

function End({ at, airport, terminal, hasOffsets }: EndProps) {
  const t = useTranslations("flightDetails.legs");
  const format = useFormatter();
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-3">
      <p>
        <time dateTime={at.at} className="block">
          <span className="block text-lead font-semibold tabular-nums">{at.local.slice(11)}</span>{" "}
          <span className="block text-sm text-ink-soft">
            {format.dateTime(toUtcDate(at.local), shortDay)}
          </span>
        </time>{" "}
        {hasOffsets && (
          <bdi dir="ltr" className="block w-fit text-sm text-ink-faint">
            {toOffsetText(at)}
          </bdi>
        )}
      </p>
      <p className="border-s-2 border-line ps-4">
        <span className="block">
          <bdi className="font-semibold">
            {airport.city} ({airport.iata})
          </bdi>
          {terminal && (
            <>
              {" · "}
              <span className="whitespace-nowrap">{t("terminal", { terminal })}</span>
            </>
          )}
        </span>
        <span className="block text-sm text-ink-soft">
          <bdi>{airport.name}</bdi>
        </span>
      </p>
    </div>
  );
}

type ConnectionRowProps = { connection: FlightLeg["connections"][number] };

/** The wait between two flights, and what makes it hard. */
export function ConnectionRow({
  connection: { airport, otherAirport, minutes, isOvernight },
}: ConnectionRowProps) {
  const t = useTranslations("flightDetails.connection");
  const terms = useTranslations("flightTerms");
  const isHard = otherAirport !== null || isOvernight;
  return (
    <div
      className={clsx(
        "rounded-control px-3 py-2 text-sm",
        isHard ? "bg-warning-tint text-warning" : "bg-canvas text-ink-soft",
      )}
    >
      <p className="flex items-start gap-2">
        <Icon name="clock-3" className="mt-0.5 size-4 shrink-0" />
        {t("wait", { duration: terms("duration", toDuration(minutes)), city: airport.city })}
      </p>
      {otherAirport && (
        <p className="flex items-start gap-2 font-semibold">
          <Icon name="bus" className="mt-0.5 size-4 shrink-0" />
          {t("otherAirport", {
            from: `${airport.name} (${airport.iata})`,
            to: `${otherAirport.name} (${otherAirport.iata})`,
          })}
        </p>
      )}
      {isOvernight && (
        <p className="flex items-start gap-2 font-semibold">
          <Icon name="bed-double" className="mt-0.5 size-4 shrink-0" />
          {t("overnight")}
        </p>
      )}
    </div>
  );
}
