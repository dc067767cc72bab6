"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { listChosenSeats, seatOf, type FlightExtraCounts } from "@/lib/flights/flight-extras";
import { listSegments, toAirports } from "@/lib/flights/list-segments";
import { withoutSeats, type SeatMaps } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { ChoiceChips } from "./choice-chips.client";
import { SeatList } from "./seat-list.client";
import { SeatMap } from "./seat-map.client";
import { useSeatedName } from "./use-seat-words";

export type SeatChoice = { passenger: SeatedPassenger; segment: number; seat: string | null };
type Props = {
  item: Pick<FlightItem, "itinerary" | "fare">;
  passengers: readonly SeatedPassenger[];
  maps: SeatMaps;
  counts: FlightExtraCounts;
  /** Seats that another buyer has just taken, of a segment. */
  listGone: (segment: number) => ReadonlySet<string>;
  onChoose: (choice: SeatChoice) => void;
};

/** Seats for each passenger on each flight, one passenger after the other. */
export function SeatsCard({ item, passengers, maps, counts, listGone, onChoose }: Props) {
  const t = useTranslations("flightExtras.seats");
  const terms = useTranslations("flightTerms.seatChoices");
  const toName = useSeatedName();
  const segments = listSegments(item.itinerary);
  const [segment, setSegment] = useState(0);
  const [active, setActive] = useState(passengers[0]?.index ?? 0);
  const [view, setView] = useState<"map" | "list">("map");
  const [next, setNext] = useState("");
  const map = maps[segment];
  const passenger = passengers.find(({ index }) => index === active) ?? passengers[0];
  const seatFor = ({ index }: SeatedPassenger, of = segment) =>
    seatOf(counts, { passenger: index, segment: of });
  const toHolder = (seat: string) => {
    const held = listChosenSeats(counts).find(
      (chosen) => chosen.segment === segment && chosen.seat === seat,
    );
    return held && passengers.find(({ index }) => index === held.passenger);
  };

  function choose(seat: string | null, chosenFor: SeatedPassenger) {
    onChoose({ passenger: chosenFor, segment, seat });
    setNext("");
    if (seat === null || view === "list" || seatFor(chosenFor) !== null) return;
    const waiting = passengers.find(
      (each) => each.index !== chosenFor.index && seatFor(each) === null,
    );
    if (waiting) setActive(waiting.index);
    if (waiting) setNext(t("next", { passenger: toName(waiting) }));
    else if (passengers.length > 1) setNext(t("done"));
  }

  return (
    <Card title={t("title")} text={terms(item.fare.seatChoice)}>
      <div className="space-y-5">
        {segments.length > 1 && (
          <ChoiceChips
            legend={t("flight")}
            name="segment"
            chips={segments.map(({ index, segment: { number, ...flight } }) => ({
              value: index,
              name: `${toAirports([{ number, ...flight }])} · ${number}`,
              note: maps[index]
                ? t("count", {
                    chosen: passengers.filter((each) => seatFor(each, index)).length,
                    all: passengers.length,
                  })
                : "–",
            }))}
            value={segment}
            onChange={(index) => {
              setSegment(index);
              setNext("");
            }}
          />
        )}
        {!map || !passenger ? (
          <p className="text-ink-soft">{t("noMap")}</p>
        ) : (
          <>
            <ChoiceChips
              legend={t("view")}
              name="seatView"
              chips={[
                { value: "map", name: t("map") },
                { value: "list", name: t("list") },
              ]}
              value={view}
              onChange={setView}
            />
            {view === "list" ? (
              <SeatList
                map={withoutSeats(map, listGone(segment))}
                passengers={passengers}
                seatOf={(each) => seatFor(each)}
                toHolder={toHolder}
                onChoose={choose}
              />
            ) : (
              <>
                <ChoiceChips
                  legend={t("passenger")}
                  name="seatPassenger"
                  chips={passengers.map((each) => {
                    const seat = seatFor(each);
                    return {
                      value: each.index,
                      name: toName(each),
                      note: seat ? t("chosen", { seat }) : t("noSeat"),
                    };
                  })}
                  value={passenger.index}
                  onChange={setActive}
                />
                <p role="status" className="text-sm text-ink-soft empty:hidden">
                  {next}
                </p>
                <SeatMap
                  key={segment}
                  map={withoutSeats(map, listGone(segment))}
                  passenger={passenger}
                  toHolder={toHolder}
                  onChoose={(seat) => choose(seat, passenger)}
                />
              </>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
