"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { rateTraits, traitValue, type RateTrait } from "@/lib/hotels/rate-traits";
import { Fold } from "./fold";
import { rateListId, ratesId } from "./page-ids";
import { RateToggles, type RateToggle } from "./rate-toggles.client";

export type ListedRate = {
  id: string;
  traits: readonly RateTrait[];
  /** What it is found by while it is folded away. */
  words: readonly string[];
  row: ReactNode;
};
export type ListedRoom = {
  id: string;
  name: string;
  facts: ReactNode;
  rates: readonly ListedRate[];
};

/** So many are there at once, the cheapest first; of the others there can be many. */
const first = { rooms: 3, rates: 2 };

type Props = {
  rooms: readonly ListedRoom[];
  toggles: readonly RateToggle[];
  /** What the address narrows down to. */
  initialTraits: readonly RateTrait[];
  /** The offer a deal's card has led to: never folded away. */
  dealId: string | null;
  /** This page with all rates. */
  clearHref: string;
  applyLabel: string;
};

/** Rooms and their rates, narrowed down at once; the address says to what. */
export function RoomList({ rooms, toggles, initialTraits, dealId, clearHref, applyLabel }: Props) {
  const t = useTranslations("hotelDetails");
  const format = useFormatter();
  const [wanted, setWanted] = useState(initialTraits);
  const narrow = (traits: readonly RateTrait[]) => {
    setWanted(traits);
    const url = new URL(location.href);
    for (const trait of rateTraits) url.searchParams.delete(trait);
    for (const trait of traits) url.searchParams.set(trait, traitValue);
    history.replaceState(null, "", url);
  };
  const left = rooms.flatMap((room) => {
    const rates = room.rates.filter(({ traits }) => wanted.every((each) => traits.includes(each)));
    return rates.length > 0 ? [{ ...room, rates }] : [];
  });
  const countRates = (list: readonly ListedRoom[]) =>
    list.reduce((sum, { rates }) => sum + rates.length, 0);
  const hasDeal = (rates: readonly ListedRate[]) => rates.some(({ id }) => id === dealId);
  const others = left.slice(first.rooms);

  const toRow = ({ id, row }: ListedRate) => <li key={id}>{row}</li>;
  const toRoom = ({ id, facts, rates }: ListedRoom) => {
    const more = rates.slice(first.rates);
    return (
      <li key={id}>
        <article className="overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid md:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="md:border-e md:border-line">{facts}</div>
          <div className="max-md:border-t max-md:border-line">
            <ul className="divide-y divide-line">{rates.slice(0, first.rates).map(toRow)}</ul>
            {more.length > 0 && (
              <Fold
                title={t("rooms.more", { count: more.length })}
                text={format.list([...new Set(more.flatMap(({ words }) => words))], {
                  type: "unit",
                })}
                isOpen={hasDeal(more)}
                className="border-t border-line"
              >
                <ul className="divide-y divide-line border-t border-line">{more.map(toRow)}</ul>
              </Fold>
            )}
          </div>
        </article>
      </li>
    );
  };
  return (
    <div className="space-y-4">
      {toggles.length > 0 && (
        <RateToggles
          toggles={toggles}
          wanted={wanted}
          onChange={(trait, isWanted) =>
            narrow(rateTraits.filter((each) => (each === trait ? isWanted : wanted.includes(each))))
          }
          applyLabel={applyLabel}
        />
      )}
      <p role="status" className="text-sm text-ink-soft">
        {wanted.length > 0
          ? t("narrow.count", { shown: countRates(left), all: countRates(rooms) })
          : t("rooms.count", { rooms: rooms.length, rates: countRates(rooms) })}
      </p>
      {left.length === 0 && (
        <div className="space-y-3 rounded-card border border-line bg-surface p-6 shadow-card">
          <p className="text-lead font-semibold">{t("narrow.none")}</p>
          <a
            href={clearHref}
            onClick={(event) => {
              event.preventDefault();
              narrow([]);
              // The link is gone.
              document.getElementById(ratesId)?.focus({ preventScroll: true });
            }}
            className={buttonClass({ look: "secondary" })}
          >
            {t("narrow.all")}
          </a>
        </div>
      )}
      <ul id={rateListId} tabIndex={-1} className="space-y-5 outline-none">
        {left.slice(0, first.rooms).map(toRoom)}
      </ul>
      {others.length > 0 && (
        <Fold
          title={t("rooms.moreRooms", { count: others.length })}
          text={format.list(
            others.map(({ name }) => name),
            { type: "unit" },
          )}
          isOpen={others.some(({ rates }) => hasDeal(rates))}
          className="rounded-card border border-line bg-surface"
        >
          <ul className="space-y-5 border-t border-line p-4 max-md:px-0">{others.map(toRoom)}</ul>
        </Fold>
      )}
    </div>
  );
}
