"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { MoneyText } from "@/components/site/money-text.client";
import { Notice } from "@/components/ui/notice";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import { resolveRoomChoice, setRoomChoice, toRateName } from "@/lib/hotels/room-choice";
import type { Money } from "@/lib/money/money";
import { Fold } from "./fold.client";
import { stayFormId } from "./page-ids";
import { RoomsSummary, type SummaryView } from "./rooms-summary.client";

export type RateToChoose = Pick<HotelOffer, "id" | "payment" | "roomsLeft"> & {
  room: { code: string; name: string };
  /** Null without price rights. */ total: Money | null;
  words: ReactNode;
  /** What it is found by while it is folded away. */ board: string;
  /** What to know before paying, shown of what is chosen. */ terms: ReactNode;
};
export type RoomToChoose = {
  name: string;
  /** Who sleeps in it. */ party: ReactNode;
  types: readonly {
    /** Of the element with its name, which `facts` has. */ id: string;
    name: string;
    facts: ReactNode;
    rates: readonly RateToChoose[];
  }[];
};

type Props = {
  rooms: readonly RoomToChoose[];
  /** The rate of each room that the address names, or the next best. */
  initial: readonly string[];
  /** Whether a room's is another one than the address names. */
  replaced: readonly boolean[];
  /** When rooms can be paid: at a moment at which each has a rate. */
  payments: readonly HotelOffer["payment"][];
  view: SummaryView;
};

/** So many are there at once, the cheapest first; of the others there can be many. */
const first = { types: 3, rates: 3 };

/**
 * A choice of rates for each room. The controls belong to the form of the dates: sent without
 * script, or with other dates, it keeps them. The address always says what is chosen.
 */
export function RoomByRoom({ rooms, initial, replaced, payments, view }: Props) {
  const t = useTranslations("hotelDetails.roomByRoom");
  const format = useFormatter();
  const [chosen, setChosen] = useState(initial);
  const [isReplaced, setReplaced] = useState(replaced);
  const [isMoved, setMoved] = useState<readonly boolean[]>([]);
  const ratesOf = rooms.map(({ types }) => types.flatMap(({ rates }) => rates));
  const rates = resolveRoomChoice(ratesOf, chosen);

  function choose(position: number, id: string) {
    const next = resolveRoomChoice(
      ratesOf,
      chosen.map((each, index) => (index === position ? id : each)),
    ).map((rate) => rate.id);
    setChosen(next);
    setReplaced([]);
    // Another moment of payment moves the other rooms.
    setMoved(next.map((each, index) => index !== position && each !== chosen[index]));
    const url = new URL(location.href);
    setRoomChoice(url.searchParams, next);
    history.replaceState(null, "", url);
  }

  const [lead] = rates;
  const toMovedText = (names: string[]) =>
    lead && names.length > 0
      ? t(`moved.${lead.payment}`, { rooms: format.list(names, { type: "conjunction" }) })
      : null;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <input type="hidden" form={stayFormId} name="by" value="room" />
      {/* Always there: one that appears together with its text isn't announced everywhere. */}
      <p role="status" className="sr-only">
        {toMovedText(rooms.filter((_, index) => isMoved[index]).map(({ name }) => name))}
      </p>
      <div className="min-w-0 space-y-6">
        {rooms.map((room, position) => (
          <RoomOptions
            key={toRateName(position)}
            room={room}
            position={position}
            chosen={rates[position]?.id}
            change={
              isReplaced[position]
                ? t("replaced")
                : toMovedText(isMoved[position] ? [room.name] : [])
            }
            payment={position === 0 ? null : (lead?.payment ?? null)}
            payments={payments}
            onChoose={(id) => choose(position, id)}
          />
        ))}
      </div>
      <RoomsSummary rooms={rooms} rates={rates} view={view} title={t("yours")} />
    </div>
  );
}

type OptionsProps = {
  room: RoomToChoose;
  position: number;
  chosen: string | undefined;
  /** Why another rate is chosen than was, if so. */ change: string | null;
  /** What the first room decides; null for the first. */
  payment: HotelOffer["payment"] | null;
  payments: Props["payments"];
  onChoose: (id: string) => void;
};

function RoomOptions({
  room: { name, party, types },
  position,
  chosen,
  change,
  payment,
  payments,
  onChoose,
}: OptionsProps) {
  const t = useTranslations("hotelDetails");
  const format = useFormatter();
  const control = toRateName(position);
  const noteId = `${control}-note`;
  const isFitting = (rate: RateToChoose) =>
    payment ? rate.payment === payment : payments.includes(rate.payment);
  const hasOther = types.some(({ rates }) => !rates.every(isFitting));
  const hasChosen = (rates: readonly RateToChoose[]) => rates.some(({ id }) => id === chosen);

  const toRate = (typeId: string, rate: RateToChoose, index: number) => {
    const wordsId = `${typeId}-rate${index + 1}`;
    const isOff = !isFitting(rate);
    return (
      <li key={rate.id} className="px-4 py-1">
        <label
          className={
            isOff
              ? "flex items-start gap-3 py-2 text-sm text-ink-faint"
              : "flex cursor-pointer items-start gap-3 rounded-control py-2 text-sm"
          }
        >
          <input
            type="radio"
            form={stayFormId}
            name={control}
            value={rate.id}
            checked={rate.id === chosen}
            disabled={isOff}
            onChange={() => onChoose(rate.id)}
            aria-labelledby={`${typeId} ${wordsId}`}
            aria-describedby={isOff ? noteId : undefined}
            className="mt-0.5 size-6 shrink-0 accent-brand-ink"
          />
          <span
            id={wordsId}
            className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1"
          >
            <span className="min-w-0 flex-1 basis-48">{rate.words}</span>
            {rate.total && (
              <span className="text-base font-semibold">
                <MoneyText money={rate.total} />
              </span>
            )}
          </span>
        </label>
        {rate.id === chosen && <div className="ps-9 text-sm">{rate.terms}</div>}
      </li>
    );
  };
  const toType = ({ id, facts, rates }: RoomToChoose["types"][number]) => {
    const rows = rates.map((rate, index) => toRate(id, rate, index));
    const more = rates.slice(first.rates);
    return (
      <li key={id} className="py-2">
        {facts}
        <ul>{rows.slice(0, first.rates)}</ul>
        {more.length > 0 && (
          <Fold
            title={t("rooms.more", { count: more.length })}
            text={format.list([...new Set(more.map(({ board }) => board))], { type: "unit" })}
            isOpen={hasChosen(more)}
          >
            <ul>{rows.slice(first.rates)}</ul>
          </Fold>
        )}
      </li>
    );
  };
  const others = types.slice(first.types);
  return (
    <fieldset className="min-w-0 overflow-clip rounded-card border border-line bg-surface shadow-card">
      <legend className="float-start w-full border-b border-line bg-surface-raised px-4 py-3">
        <span className="text-lead font-semibold">{name}</span>
        <span className="text-ink-soft">: {party}</span>
      </legend>
      <div className="clear-both">
        {(change || hasOther) && (
          <div className="space-y-3 p-4 pb-0">
            {change && <Notice title={change} />}
            {hasOther && (
              <p id={noteId} className="text-sm text-ink-soft">
                {payment
                  ? t(`roomByRoom.payment.${payment}`)
                  : t(`roomByRoom.onlyPayment.${payments[0] ?? "now"}`)}
              </p>
            )}
          </div>
        )}
        <ul className="divide-y divide-line">{types.slice(0, first.types).map(toType)}</ul>
        {others.length > 0 && (
          <Fold
            title={t("rooms.moreRooms", { count: others.length })}
            text={format.list(
              others.map((type) => type.name),
              { type: "unit" },
            )}
            isOpen={others.some(({ rates }) => hasChosen(rates))}
            className="border-t border-line"
          >
            <ul className="divide-y divide-line border-t border-line">{others.map(toType)}</ul>
          </Fold>
        )}
      </div>
    </fieldset>
  );
}
