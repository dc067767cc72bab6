import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { SubmitTabs } from "@/components/ui/submit-tabs";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { seatOf, toFlightExtras } from "@/lib/flights/flight-extras";
import { listSegments, toAirports } from "@/lib/flights/list-segments";
import { nextField, seatField } from "@/lib/flights/read-extras-form";
import type { SeatMaps } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { SeatSelect } from "../seats/seat-select";
import { useSeatedName } from "@/components/services/flights/seats/use-seat-words";

type Props = {
  item: FlightItem;
  passengers: readonly SeatedPassenger[];
  maps: SeatMaps;
  /** The one whose seats are shown: those of all flights would be too long a page. */
  segment: number;
};

/** A seat for each passenger on one flight; the other flights save what is chosen, too. */
export function FormSeats({ item, passengers, maps, segment }: Props) {
  const t = useTranslations("flightExtras.seats");
  const terms = useTranslations("flightTerms.seatChoices");
  const toName = useSeatedName();
  const segments = listSegments(item.itinerary);
  const counts = toFlightExtras(item);
  const map = maps[segment];
  const isGivenOut = item.fare.seatChoice === "atCheckIn";
  return (
    <Card title={t("title")} text={isGivenOut ? undefined : terms(item.fare.seatChoice)}>
      {segments.length > 1 && !isGivenOut && (
        <SubmitTabs
          label={t("flight")}
          name={nextField}
          tabs={segments.map(({ index, segment: flight }) => ({
            id: String(index),
            name: `${toAirports([flight])} · ${flight.number}`,
          }))}
          current={String(segment)}
        />
      )}
      {map ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {passengers.map((passenger) => {
            const field = seatField(passenger.index, segment);
            const seat = seatOf(counts, { passenger: passenger.index, segment });
            return (
              <p key={passenger.index}>
                <label htmlFor={field} className="mb-1 block text-sm font-semibold">
                  {toName(passenger)}
                </label>
                <SeatSelect
                  id={field}
                  name={field}
                  map={map}
                  passenger={passenger}
                  // Who changes seats with another needs that one's in the list.
                  toHolder={(id) => (id === seat ? passenger : undefined)}
                  defaultValue={seat ?? ""}
                />
              </p>
            );
          })}
        </div>
      ) : (
        <p className="text-ink-soft">{t(isGivenOut ? "atCheckIn" : "noMap")}</p>
      )}
    </Card>
  );
}
