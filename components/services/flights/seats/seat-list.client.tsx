"use client";

import { useId } from "react";
import type { SeatMap } from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { SeatSelect } from "./seat-select";
import { useSeatedName } from "./use-seat-words";

type Props = {
  map: SeatMap;
  passengers: readonly SeatedPassenger[];
  seatOf: (passenger: SeatedPassenger) => string | null;
  toHolder: (seat: string) => SeatedPassenger | undefined;
  onChoose: (seat: string | null, passenger: SeatedPassenger) => void;
};

/** The same as the map, as a list for each passenger. */
export function SeatList({ map, passengers, seatOf, toHolder, onChoose }: Props) {
  const toName = useSeatedName();
  const id = useId();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {passengers.map((passenger) => {
        const control = `${id}-${passenger.index}`;
        return (
          <li key={passenger.index}>
            <label htmlFor={control} className="mb-1 block text-sm font-semibold">
              {toName(passenger)}
            </label>
            <SeatSelect
              id={control}
              map={map}
              passenger={passenger}
              toHolder={toHolder}
              value={seatOf(passenger) ?? ""}
              onChange={({ target }) => onChoose(target.value || null, passenger)}
            />
          </li>
        );
      })}
    </ul>
  );
}
