"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { Fragment, useId, useRef, useState, type KeyboardEvent } from "react";
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
import { useSeatPrices, useSeatWords } from "./use-seat-words";

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
  const toPrice = useSeatPrices();
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

  /** Where the row's number stands: in the aisles, else in front. The first one is named. */
  const hasAisle = map.columns.includes(null);
  const columns = hasAisle ? map.columns : [null, ...map.columns];
  const numbered = columns.indexOf(null);
  /** As wide as there is room for: on a phone all of it, in the widest cabins just 24 px. */
  const template = {
    gridTemplateColumns: columns
      .map((letter) => (letter === null ? "minmax(14px,1.75rem)" : "minmax(24px,2.75rem)"))
      .join(" "),
  };
  const rowClass = clsx(
    "grid items-center justify-center text-center",
    columns.length > 10 ? "gap-x-px sm:gap-x-1" : "gap-x-1",
  );
  return (
    <div>
      <SeatLegend seats={seats} />
      <p id={hint} className="sr-only">
        {t("hint")}
      </p>
      {/* On a phone the page scrolls: a frame inside it would catch the finger. */}
      <div className="relative -mx-5 mt-3 border-y border-line bg-canvas py-2 sm:mx-0 sm:max-h-[70vh] sm:overflow-auto sm:rounded-card sm:border-x sm:p-4">
        <div
          ref={grid}
          dir="ltr"
          role="grid"
          tabIndex={-1}
          aria-colcount={columns.length}
          aria-label={t("mapName", { number: map.number })}
          aria-describedby={hint}
          onKeyDown={move}
          className="mx-auto w-fit max-w-full rounded-t-[2.25rem] border border-line bg-surface px-0.5 pb-4 sm:rounded-t-[4rem] sm:px-4"
        >
          <p aria-hidden className="pt-4 text-center text-xs text-ink-soft">
            {t("front")}
          </p>
          <div
            role="row"
            style={template}
            className={clsx(
              rowClass,
              "sticky top-14 z-10 bg-surface py-2 text-sm font-semibold text-ink-soft sm:-top-4",
            )}
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
            <Fragment key={row}>
              {inRow.some(({ traits }) => traits.includes("exitRow")) && <ExitMarks />}
              <div role="row" style={template} className={clsx(rowClass, "py-0.5")}>
                {columns.map((letter, column) => {
                  const seat = inRow.find(({ id }) => toLetter(id) === letter);
                  if (letter === null)
                    return (
                      <span
                        key={column}
                        {...(column === numbered
                          ? { role: "rowheader", "aria-colindex": column + 1 }
                          : { "aria-hidden": true })}
                        className="text-[0.6875rem] text-ink-soft tabular-nums sm:text-xs"
                      >
                        {row}
                      </span>
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
                      price={seat.price && toPrice(seat.price)}
                      isCurrent={seat.id === current?.id}
                      onFocus={() => setLast(seat.id)}
                      onPress={() => {
                        if (canBeChosen(state)) onChoose(state === "mine" ? null : seat.id);
                      }}
                    />
                  );
                })}
              </div>
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The doors on both sides of the row that follows; its seats say it themselves. */
function ExitMarks() {
  const t = useTranslations("flightExtras.seats");
  return (
    <p
      aria-hidden
      className="mt-3 flex justify-between px-1 text-[0.6875rem] font-semibold text-success uppercase"
    >
      <span>{t("exit")}</span>
      <span>{t("exit")}</span>
    </p>
  );
}
