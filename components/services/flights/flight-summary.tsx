import { useTranslations, useFormatter } from "next-intl";
import { Fact } from "@/components/site/bookings/fact";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { listPassengers } from "@/lib/flights/list-passengers";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { useFlightTexts } from "./flight-texts-of";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { FlightLeg } from "@/lib/api/contract/flights";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { toDaySign } from "@/lib/flights/to-day-sign";
import { toDuration } from "@/lib/flights/to-duration";

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

/** Which flights for whom, at which fare, with which bags and seats. */
export function FlightSummary({ item }: { item: FlightItem }) {
  const t = useTranslations("flightBooking.summary");
  const terms = useTranslations("flightTerms");
  const { included, addedBags, seatsOf } = useFlightTexts(item);
  const { itinerary, fare } = item;
  const { groups } = toPassengers(item);
  const seats = listPassengers(item).flatMap(seatsOf);
  return (
    <div>
      {itinerary.legs.map((leg, index) => (
        // Legs have no id, only an order.
        <LegLines key={index} leg={leg} />
      ))}
      <dl className="border-t border-line text-sm">
        <Fact label={t("passengers")}>
          <Lines lines={groups.map(({ kind, count }) => terms(`kinds.${kind}`, { count }))} />
        </Fact>
        <Fact label={t("fare")}>
          <bdi>{fare.brand.name}</bdi>
          <span className="block font-normal text-ink-soft">{terms(`cabins.${fare.cabin}`)}</span>
        </Fact>
        <Fact label={t("bags")}>
          <Lines lines={included} />
        </Fact>
        {addedBags.length > 0 && (
          <Fact label={t("addedBags")}>
            <Lines lines={addedBags} />
          </Fact>
        )}
        {seats.length > 0 && (
          <Fact label={t("seats")}>
            <Lines lines={seats} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

/** A leg in short: the day, the times at both ends, how long and with how many stops. */
function LegLines({ leg: { segments, minutes, daysLater } }: { leg: FlightLeg }) {
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
