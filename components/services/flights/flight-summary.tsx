import { useFormatter, useTranslations } from "next-intl";
import { Fact } from "@/components/site/bookings/fact";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";

/** From where and when to where and when, leg by leg, in which cabin. */
export function FlightSummary({ item: { itinerary, fare } }: { item: FlightItem }) {
  const t = useTranslations("flightTerms");
  const format = useFormatter();
  return (
    <dl className="text-sm">
      {itinerary.legs.map(({ segments }, index) => {
        const [first, last] = [segments[0], segments.at(-1)];
        return (
          first &&
          last && (
            <Fact key={index} label={`${first.from.iata} – ${last.to.iata}`}>
              {format.dateTime(toLocalMoment(first.departs.local), localMomentOfDay)}
              <span className="block font-normal text-ink-soft">
                {t("stops", { count: segments.length - 1 })}
              </span>
            </Fact>
          )
        );
      })}
      <Fact label={t(`cabins.${fare.cabin}`)}>
        <bdi>{fare.brand.name}</bdi>
      </Fact>
    </dl>
  );
}
