"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import {
  listChosenSeats,
  type FlightExtraCounts,
  type SeatChoice,
} from "@/lib/flights/flight-extras";
import { listSegments, toAirports } from "@/lib/flights/list-segments";
import type { SeatMaps } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { ChoiceChips } from "./choice-chips.client";
import { FlightHeading } from "./flight-heading.client";
import { FlightSeats, type SeatView } from "./flight-seats.client";

type Props = {
  item: Pick<FlightItem, "itinerary" | "fare">;
  passengers: readonly SeatedPassenger[];
  maps: SeatMaps;
  counts: FlightExtraCounts;
  onChoose: (choices: readonly SeatChoice[]) => void;
};

/** Seats for each passenger, one flight after the other. */
export function SeatsCard({ item, passengers, maps, counts, onChoose }: Props) {
  const t = useTranslations("flightExtras.seats");
  const terms = useTranslations("flightTerms.seatChoices");
  const flights = listSegments(item.itinerary).map(({ index, segment: flight }) => ({
    index,
    map: maps[index],
    name: `${toAirports([flight])} · ${flight.number}`,
  }));
  const [segment, setSegment] = useState(() =>
    Math.max(
      0,
      maps.findIndex((map) => map !== null),
    ),
  );
  const [isFollowed, setFollowed] = useState(false);
  const [view, setView] = useState<SeatView>("map");
  const chosen = listChosenSeats(counts);
  const shown = flights[segment];
  const next = flights.find(({ index, map }) => index > segment && map);
  const open = (index: number, isNext: boolean) => {
    setSegment(index);
    setFollowed(isNext);
  };
  return (
    <Card title={t("title")} text={terms(item.fare.seatChoice)}>
      <div className="space-y-5">
        {flights.length > 1 && (
          <ChoiceChips
            legend={t("flight")}
            name="segment"
            chips={flights.map(({ index, map, name }) => ({
              value: index,
              name,
              note: map
                ? t("count", {
                    chosen: chosen.filter((each) => each.segment === index).length,
                    all: passengers.length,
                  })
                : "–",
            }))}
            value={segment}
            onChange={(index) => open(index, false)}
          />
        )}
        {shown?.map ? (
          <FlightSeats
            key={segment}
            maps={maps}
            segment={segment}
            map={shown.map}
            passengers={passengers}
            chosen={chosen}
            heading={
              flights.length > 1 && (
                <FlightHeading isFollowed={isFollowed}>
                  {t("progress", { number: segment + 1, all: flights.length, flight: shown.name })}
                </FlightHeading>
              )
            }
            view={view}
            onView={setView}
            onChoose={onChoose}
            onNext={next ? () => open(next.index, true) : null}
          />
        ) : (
          <p className="text-ink-soft">{t("noMap")}</p>
        )}
      </div>
    </Card>
  );
}
