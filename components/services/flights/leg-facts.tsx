import { useFormatter, useTranslations } from "next-intl";
import type { FlightLeg, Segment } from "@/lib/api/contract/flights";
import type { Moment } from "@/lib/api/contract/moments";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { toDuration } from "@/lib/flights/to-duration";
import { toOffsetText } from "@/lib/flights/utc-offset";

type End = { moment: Moment; airport: Segment["from"]; terminal: string | null };

function SegmentEnd({ moment, airport, terminal }: End) {
  const t = useTranslations("flightBooking.facts");
  const format = useFormatter();
  return (
    <p>
      <span className="font-semibold">
        {format.dateTime(toLocalMoment(moment.local), localMomentOfDay)}
      </span>{" "}
      <bdi dir="ltr" className="text-ink-soft">
        {toOffsetText(moment)}
      </bdi>
      <span className="block">
        <bdi>{airport.name}</bdi> <bdi dir="ltr">({airport.iata})</bdi>
        {terminal && ` · ${t("terminal", { name: terminal })}`}
      </span>
    </p>
  );
}

/** A flight from take-off to landing, by the clocks of its airports. */
function SegmentFacts({ segment }: { segment: Segment }) {
  const terms = useTranslations("flightTerms");
  const { number, airline, operatedBy, aircraft, minutes } = segment;
  const { from, to, fromTerminal, toTerminal, departs, arrives } = segment;
  return (
    <div className="border-s-2 border-brand-ink ps-4 text-sm">
      <SegmentEnd moment={departs} airport={from} terminal={fromTerminal} />
      <p className="my-2 text-ink-soft">
        <bdi dir="ltr" className="font-semibold text-ink">
          {number}
        </bdi>
        {" · "}
        <bdi>{airline.name}</bdi>
        {operatedBy && (
          <>
            {" · "}
            <bdi>{terms("operatedBy", { airline: operatedBy.name })}</bdi>
          </>
        )}
        {aircraft && (
          <>
            {" · "}
            <bdi>{aircraft.name}</bdi>
          </>
        )}
        {" · "}
        <bdi>{terms("duration", toDuration(minutes))}</bdi>
      </p>
      <SegmentEnd moment={arrives} airport={to} terminal={toTerminal} />
    </div>
  );
}

/** Every flight of a leg, and how long one waits where. */
export function LegFacts({ leg: { segments, connections } }: { leg: FlightLeg }) {
  const t = useTranslations("flightBooking.facts");
  const terms = useTranslations("flightTerms");
  const [first, last] = [segments[0], segments.at(-1)];
  return (
    <section className="border-b border-line py-4">
      <h3 className="mb-3 font-semibold">
        <bdi>{first?.from.city}</bdi> – <bdi>{last?.to.city}</bdi>
      </h3>
      <ol className="space-y-3">
        {segments.map((segment, index) => {
          const connection = connections[index];
          return (
            <li key={`${segment.number} ${segment.departs.at}`} className="space-y-3">
              <SegmentFacts segment={segment} />
              {connection && (
                <p className="text-sm text-ink-soft">
                  {t("connection", {
                    duration: terms("duration", toDuration(connection.minutes)),
                    city: connection.airport.city,
                  })}
                  {connection.isOvernight && ` (${t("overnight")})`}
                  {connection.otherAirport && (
                    <span className="block font-semibold text-warning">
                      {t("otherAirport", {
                        name: `${connection.otherAirport.name} (${connection.otherAirport.iata})`,
                      })}
                    </span>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
