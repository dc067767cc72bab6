import { useTranslations } from "next-intl";
import { Fact } from "@/components/site/bookings/fact";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { listPassengers } from "@/lib/flights/list-passengers";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { LegLines } from "./leg-lines";
import { useFlightTexts } from "./use-flight-texts";

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
