"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { listedRooms, type ListedRoom } from "@/lib/hotels/listed-rooms";
import { rateTraits, traitValue, type RateTrait } from "@/lib/hotels/rate-traits";
import { unpack, type Packed } from "@/lib/packed";
import { LateFold } from "./fold.client";
import { rateListId, ratesId } from "./page-ids";
import { RateRow } from "./rate-row";
import { RateToggles } from "./rate-toggles.client";
import { RoomFacts } from "./room-facts";
import type { RowView, StayView } from "./stay-view";

/** So many are there at once, the cheapest first; of the others there can be many. */
const first = { rooms: 3, rates: 2 };

const othersId = `${rateListId}-others`;

type Props = {
  rooms: Packed<readonly ListedRoom[]>;
  toggles: readonly RateTrait[];
  labels: Record<RateTrait, string>;
  /** What the address narrows down to. */
  initialTraits: readonly RateTrait[];
  /** The offer a deal's card has led to: never folded away. */
  dealId: string | null;
  view: RowView & Pick<StayView, "clearHref" | "isUnfolded" | "unfoldedHref">;
  applyLabel: string;
};

/**
 * Rooms and their rates, narrowed down at once; the address says to what. Of what is folded away
 * the document has the data alone.
 */
export function RoomList({
  rooms: packed,
  toggles,
  labels,
  initialTraits,
  dealId,
  view,
  applyLabel,
}: Props) {
  const t = useTranslations("hotelDetails");
  const boards = useTranslations("hotelTerms.boards");
  const format = useFormatter();
  const rooms = useMemo(() => unpack(packed, listedRooms), [packed]);
  const [wanted, setWanted] = useState(initialTraits);
  const narrow = (traits: readonly RateTrait[]) => {
    setWanted(traits);
    const url = new URL(location.href);
    for (const trait of rateTraits) url.searchParams.delete(trait);
    for (const trait of traits) url.searchParams.set(trait, traitValue);
    history.replaceState(null, "", url);
  };
  const left = rooms.flatMap((room, index) => {
    const rates = room.rates.filter(({ traits }) => wanted.every((each) => traits.includes(each)));
    return rates.length > 0 ? [{ ...room, id: `${rateListId}-${index + 1}`, rates }] : [];
  });
  const countRates = (list: readonly ListedRoom[]) =>
    list.reduce((sum, { rates }) => sum + rates.length, 0);
  const hasDeal = ({ rates }: Pick<ListedRoom, "rates">) =>
    rates.some(({ offer }) => offer.id === dealId);
  const others = left.slice(first.rooms);
  const toWords = ({ rates }: Pick<ListedRoom, "rates">) =>
    rates.flatMap(({ offer, traits }) => [
      boards(offer.board),
      ...traits.flatMap((trait) => (trait === "breakfast" ? [] : [labels[trait]])),
    ]);
  const toFold = (id: string, { isOpen }: { isOpen: boolean }) => ({
    isOpen: isOpen || view.isUnfolded,
    unfolded: { href: `${view.unfoldedHref}#${id}`, text: t("rooms.loadWhole") },
  });

  const toRoom = ({ id, room, rates }: (typeof left)[number]) => {
    const more = { rates: rates.slice(first.rates) };
    const toRow = (rate: (typeof rates)[number]) => (
      <li key={rate.offer.id}>
        <RateRow rate={rate} roomName={room.name} isDeal={rate.offer.id === dealId} view={view} />
      </li>
    );
    return (
      <li key={id} id={id}>
        <article className="overflow-hidden rounded-card border border-line bg-surface shadow-card md:grid md:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="md:border-e md:border-line">
            <RoomFacts room={room} />
          </div>
          <div className="max-md:border-t max-md:border-line">
            <ul className="divide-y divide-line">{rates.slice(0, first.rates).map(toRow)}</ul>
            {more.rates.length > 0 && (
              <LateFold
                title={t("rooms.more", { count: more.rates.length })}
                text={format.list([...new Set(toWords(more))], { type: "unit" })}
                {...toFold(id, { isOpen: hasDeal(more) })}
                className="border-t border-line"
              >
                {() => (
                  <ul className="divide-y divide-line border-t border-line">
                    {more.rates.map(toRow)}
                  </ul>
                )}
              </LateFold>
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
          labels={labels}
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
            href={view.clearHref}
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
      <ul id={rateListId} tabIndex={-1} className="space-y-4 outline-none sm:space-y-5">
        {left.slice(0, first.rooms).map(toRoom)}
      </ul>
      {others.length > 0 && (
        <LateFold
          title={t("rooms.moreRooms", { count: others.length })}
          text={format.list(
            others.map(({ room }) => room.name),
            { type: "unit" },
          )}
          {...toFold(othersId, { isOpen: others.some(hasDeal) })}
          className="rounded-card border border-line bg-surface"
        >
          {() => (
            <ul id={othersId} className="space-y-5 border-t border-line p-4 max-md:px-0">
              {others.map(toRoom)}
            </ul>
          )}
        </LateFold>
      )}
    </div>
  );
}
