import { useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { CardLeg } from "@/lib/flights/to-card-flight";
import { toDaySign } from "@/lib/flights/to-day-sign";
import { toDuration } from "@/lib/flights/to-duration";

/** A leg in one line, and below it where one waits and who else flies it. */
export function FlightLegLine({ leg }: { leg: CardLeg }) {
  const t = useTranslations("flights.card");
  const terms = useTranslations("flightTerms");
  const { from, to, minutes, daysLater, airlines, operators, connections } = leg;
  const { otherFrom, otherHome } = leg;
  const changes = [
    otherFrom && terms("airportChange.from", { airport: otherFrom }),
    otherHome && terms("airportChange.home", { airport: otherHome }),
  ].filter(Boolean);
  const notes = [
    ...connections.map(({ minutes: wait, city, airport, isOvernight, otherAirport }) =>
      [
        t("layover", { duration: terms("duration", toDuration(wait)), city, airport }),
        isOvernight && t("overnight"),
        otherAirport && t("otherAirport", { airport: otherAirport }),
      ]
        .filter(Boolean)
        .join(", "),
    ),
    ...operators.map((airline) => terms("operatedBy", { airline })),
  ];
  return (
    <li className="flight-leg">
      <span aria-hidden className="flight-mark">
        {airlines[0]?.code}
      </span>
      <p className="flight-leg-end">
        <bdi dir="ltr">{from.time}</bdi>
        <span>{from.airport}</span>
      </p>
      <p className="flight-leg-way">
        <span>{terms("duration", toDuration(minutes))}</span>
        <span>{terms("stops", { count: connections.length })}</span>
      </p>
      <p className="flight-leg-end">
        <bdi dir="ltr">
          {to.time}
          {daysLater !== 0 && <sup aria-hidden>{toDaySign(daysLater)}</sup>}
        </bdi>
        {daysLater !== 0 && (
          <VisuallyHidden> {terms("daysLater", { days: daysLater })} </VisuallyHidden>
        )}
        <span>{to.airport}</span>
      </p>
      {changes.length > 0 && (
        <p className="flight-leg-notes font-semibold text-warning">{changes.join(" · ")}</p>
      )}
      {notes.length > 0 && <p className="flight-leg-notes">{notes.join(" · ")}</p>}
    </li>
  );
}
