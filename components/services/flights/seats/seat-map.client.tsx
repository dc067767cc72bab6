"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import {
  canBeChosen,
  listSeatsOf,
  toLetter,
  toNextSeat,
  toSeatState,
  type SeatMap as Map,
  type SeatStep,
} from "@/lib/flights/seat-map";
import type { SeatedPassenger } from "@/lib/flights/list-passengers";
import { SeatCell } from "./seat-cell.client";
import { SeatLegend } from "./seat-legend";
import { useSeatWords } from "./use-seat-words";

type Props = {
  map: Map;
  /** Who is chosen for, and who has which seat. */ passenger: SeatedPassenger;
  toHolder: (seat: string) => SeatedPassenger | undefined;
  /** Null gives the seat up. */ onChoose: (seat: string | null) => void;
};

const steps: Readonly<Record<string, SeatStep>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

/**
 * The seats of a flight as they are in the aircraft: a grid through which the arrow keys move, with
 * one seat in the order of Tab. It keeps its sides in right-to-left text, as the aircraft does.
 */
export function SeatMap({ map, passenger, toHolder, onChoose }: Props) {
  const t = useTranslations("flightExtras.seats");
  const { toLabel } = useSeatWords();
  const hint = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const seats = listSeatsOf(map);
  const stateOf = (seat: (typeof seats)[number]) =>
    toSeatState(seat, { passenger, holder: toHolder(seat.id) });
  const mine = seats.find((seat) => stateOf(seat) === "mine");
  const [first] = seats;
  const usual = mine ?? seats.find((seat) => stateOf(seat) === "free") ?? first;
  // Of another flight's map there may be no such seat.
  const current = seats.find(({ id }) => id === last) ?? usual;

  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || !current || event.altKey || event.metaKey) return;
    event.preventDefault();
    const next = toNextSeat(map, { from: current.id, step });
    setLast(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  }

  /** Where the row's number stands: in its first aisle, else in front. */
  const aisle = map.columns.indexOf(null);
  const columns = aisle === -1 ? [null, ...map.columns] : map.columns;
  const numbered = Math.max(aisle, 0);
  const template = {
    gridTemplateColumns: columns
      .map((letter) => (letter === null ? "1.75rem" : "2.75rem"))
      .join(" "),
  };
  return (
    <div>
      <SeatLegend seats={seats} />
      <p id={hint} className="sr-only">
        {t("hint")}
      </p>
      {/* Wide and long aircraft scroll inside: the page keeps its place. */}
      <div className="-mx-5 mt-3 max-h-[70vh] overflow-auto overscroll-contain border-y border-line bg-canvas p-2 sm:mx-0 sm:rounded-card sm:border-x sm:p-4">
        <div
          ref={grid}
          dir="ltr"
          role="grid"
          tabIndex={-1}
          aria-colcount={columns.length}
          aria-label={t("mapName", { number: map.number })}
          aria-describedby={hint}
          onKeyDown={move}
          className="mx-auto w-max rounded-t-[4rem] border border-line bg-surface px-2 pb-4 sm:px-4"
        >
          <p aria-hidden className="pt-4 text-center text-xs text-ink-soft">
            {t("front")}
          </p>
          <div
            role="row"
            style={template}
            className="sticky -top-2 z-10 grid justify-items-center gap-x-1 bg-surface py-2 text-sm font-semibold text-ink-soft sm:-top-4"
          >
            {columns.map((letter, column) =>
              letter === null ? (
                <span key={column} aria-hidden />
              ) : (
                <span key={column} role="columnheader" aria-colindex={column + 1}>
                  {letter}
                </span>
              ),
            )}
          </div>
          {map.rows.map(({ row, seats: inRow }) => (
            <div
              key={row}
              role="row"
              style={template}
              className={clsx(
                "grid items-center justify-items-center gap-x-1 py-0.5",
                inRow.some(({ traits }) => traits.includes("exitRow")) && "mt-4",
              )}
            >
              {columns.map((letter, column) => {
                const seat = inRow.find(({ id }) => toLetter(id) === letter);
                if (letter === null)
                  return column === numbered ? (
                    <span
                      key={column}
                      role="rowheader"
                      aria-colindex={column + 1}
                      className="text-xs text-ink-soft tabular-nums"
                    >
                      {row}
                    </span>
                  ) : (
                    <span key={column} aria-hidden />
                  );
                if (!seat) return <span key={column} aria-hidden />;
                const holder = toHolder(seat.id);
                const state = stateOf(seat);
                return (
                  <SeatCell
                    key={column}
                    column={column + 1}
                    seat={seat}
                    state={state}
                    holder={holder}
                    label={toLabel(seat, state, holder)}
                    isCurrent={seat.id === current?.id}
                    onFocus={() => setLast(seat.id)}
                    onPress={() => {
                      if (canBeChosen(state)) onChoose(state === "mine" ? null : seat.id);
                    }}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
