"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { Seat } from "@/lib/api/contract/flights";
import type { SeatChoice } from "@/lib/flights/flight-extras";
import {
  listSeatsOf,
  sumSeatPrices,
  type SeatMap as Map,
  type SeatMaps,
} from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { formatMoney } from "@/lib/money/format-money";
import { ChoiceChips } from "./choice-chips.client";
import { SeatBar } from "./seat-bar.client";
import { SeatList } from "./seat-list.client";
import { SeatMap } from "./seat-map.client";
import { TogetherChoice } from "./together-choice.client";
import { useSeatedName } from "./use-seat-words";

export type SeatView = "map" | "list";
type Props = {
  maps: SeatMaps;
  /** The flight shown. */ segment: number;
  map: Map;
  passengers: readonly SeatedPassenger[];
  /** On all flights. */ chosen: FlightItem["seats"];
  /** Names the flight. */ heading: ReactNode;
  view: SeatView;
  onView: (view: SeatView) => void;
  onChoose: (choices: readonly SeatChoice[]) => void;
  /** To the next flight; null on the last. */ onNext: (() => void) | null;
};

/** The seats of one flight: for all passengers at once, or one after the other. */
export function FlightSeats({
  maps,
  segment,
  map,
  passengers,
  chosen,
  heading,
  view,
  onView,
  onChoose,
  onNext,
}: Props) {
  const t = useTranslations("flightExtras.seats");
  const toName = useSeatedName();
  const locale = useLocale();
  const here = chosen.filter((each) => each.segment === segment);
  const seatFor = ({ index }: SeatedPassenger) =>
    here.find((each) => each.passenger === index)?.seat ?? null;
  const toHolder = (id: string) => {
    const held = here.find(({ seat }) => seat === id);
    return held && passengers.find(({ index }) => index === held.passenger);
  };
  const toSeat = (id: string | null) => listSeatsOf(map).find((seat) => seat.id === id);
  const [active, setActive] = useState(
    () => passengers.find((each) => seatFor(each) === null)?.index ?? 0,
  );
  /** Who was given a seat just now. */
  const [last, setLast] = useState<SeatedPassenger | null>(null);
  const passenger = passengers.find(({ index }) => index === active) ?? passengers[0];

  function choose(id: string | null, chosenFor: SeatedPassenger) {
    onChoose([{ passenger: chosenFor.index, segment, seat: id }]);
    setLast(chosenFor);
    if (id === null || view === "list" || seatFor(chosenFor) !== null) return;
    const waiting = passengers.find(
      (each) => each.index !== chosenFor.index && seatFor(each) === null,
    );
    if (waiting) setActive(waiting.index);
  }

  /** In isolates: in right-to-left text amounts stay left to right. */
  const toSeatText = ({ id, price }: Seat) =>
    price ? `${id} · \u2066${formatMoney(price, locale)}\u2069` : id;
  // All of these hold only as long as the supplier agrees.
  const given = last && toSeat(seatFor(last));
  const isDone = here.length === passengers.length;
  const isAllDone = maps.every(
    (each, index) =>
      each && chosen.filter((other) => other.segment === index).length === passengers.length,
  );
  const status = [
    ...(given ? [t("given", { passenger: toName(last), seat: toSeatText(given) })] : []),
    ...(isDone && passengers.length > 1
      ? [t(isAllDone && maps.length > 1 ? "allDone" : "done")]
      : []),
  ];
  if (!passenger) return null;
  const hasMovedOn = given && !isDone && view === "map" && passenger.index !== last.index;
  return (
    <>
      {passengers.length > 1 && (
        <TogetherChoice
          maps={maps}
          segment={segment}
          passengers={passengers}
          chosen={chosen}
          onChoose={(choices) => {
            onChoose(choices);
            setLast(null);
          }}
        />
      )}
      <ChoiceChips
        legend={t("view")}
        name="seatView"
        chips={[
          { value: "map", name: t("map") },
          { value: "list", name: t("list") },
        ]}
        value={view}
        onChange={onView}
      />
      {heading}
      {view === "list" ? (
        <SeatList
          map={map}
          passengers={passengers}
          seatOf={seatFor}
          toHolder={toHolder}
          onChoose={choose}
        />
      ) : (
        <>
          <ChoiceChips
            legend={t("passenger")}
            name="seatPassenger"
            chips={passengers.map((each) => {
              const id = seatFor(each);
              return {
                value: each.index,
                name: toName(each),
                note: id ? t("chosen", { seat: id }) : t("noSeat"),
              };
            })}
            value={passenger.index}
            onChange={setActive}
          />
          <SeatMap
            map={map}
            passenger={passenger}
            toHolder={toHolder}
            onChoose={(id) => choose(id, passenger)}
          />
        </>
      )}
      <SeatBar
        seated={
          view === "list"
            ? null
            : { name: toName(passenger), seat: toSeat(seatFor(passenger)) ?? null }
        }
        status={status}
        next={hasMovedOn ? t("next", { passenger: toName(passenger) }) : null}
        chosen={here.length}
        all={passengers.length}
        price={sumSeatPrices(here.flatMap((each) => toSeat(each.seat) ?? []))}
        onNext={isAllDone ? null : onNext}
      />
    </>
  );
}
