"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { MoneyText } from "@/components/site/money-text.client";
import { ChargedMoney } from "@/components/site/prices/charged-money.client";
import { ReserveOffer } from "@/components/site/offers/reserve-offer";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { findScarceRoom, setRoomChoice, sumTotals, toRateName } from "@/lib/hotels/room-choice";
import { stayFormId } from "./page-ids";
import type { RateToChoose, RoomToChoose } from "./room-by-room.client";
import type { StayView } from "./stay-view";

export type SummaryView = Pick<
  StayView,
  "hotelId" | "party" | "nights" | "prefix" | "here" | "logInHref"
> & { contact: Pick<StayView["contact"], "email"> };

type Props = {
  rooms: readonly Pick<RoomToChoose, "name">[];
  /** The one that is chosen of each. */
  rates: readonly RateToChoose[];
  view: SummaryView;
  title: string;
};

/** This page with what is chosen now, root-relative. */
function toChosenHref(here: string, rates: readonly RateToChoose[]): string {
  const [path = "", query] = here.split("?");
  const values = new URLSearchParams(query);
  setRoomChoice(
    values,
    rates.map(({ id }) => id),
  );
  return `${path}?${values}`;
}

/** The way to sign in, back to what is chosen now. */
function toChosenLogIn(href: string | null, here: string): string | null {
  const [path = "", query] = href?.split("?") ?? [];
  const values = new URLSearchParams(query);
  if (!path.startsWith("/") || !values.has("redirect")) return href;
  values.set("redirect", here);
  return `${path}?${values}`;
}

/**
 * What is chosen for each room, what it costs together, and one thing to do. Beside the rooms it
 * stays in sight; on a phone at the bottom.
 */
export function RoomsSummary({ rooms, rates, view, title }: Props) {
  const t = useTranslations("hotelDetails");
  const { hotelId, party, nights, prefix, contact } = view;
  const total = sumTotals(rates.map((rate) => rate.total));
  const scarce = findScarceRoom(rates);
  const here = toChosenHref(view.here, rates);
  const logInHref = toChosenLogIn(view.logInHref, here);
  const selection = {
    service: "hotels" as const,
    hotelId,
    ...party,
    offerIds: rates.map(({ id }) => id),
  };
  const list = (
    <ul className="max-h-40 space-y-2 overflow-y-auto pb-1 text-sm lg:max-h-[40vh]">
      {rates.map(({ room, total: price }, position) => (
        <li key={toRateName(position)} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0">
            <span className="text-ink-soft">{rooms[position]?.name}</span>{" "}
            <span className="font-semibold">{room.name}</span>
          </span>
          {price && (
            <span className="shrink-0">
              <MoneyText money={price} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section
      aria-label={title}
      className="rooms-summary sticky z-10 grid min-w-0 gap-3 rounded-card border border-line bg-surface-raised p-4 shadow-raised max-lg:bottom-0 max-lg:-mx-4 max-lg:gap-2 max-lg:rounded-b-none max-lg:pt-1 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:top-24 lg:p-5 noscript:static"
    >
      <h3 className="text-lead font-semibold max-lg:hidden">{title}</h3>
      <div className="max-lg:hidden">{list}</div>
      <details className="group lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
          {title}
          <Icon name="chevron-up" className="size-5 text-brand-ink group-open:rotate-180" />
        </summary>
        {list}
      </details>
      {total && (
        <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2 lg:pt-3">
          <dt className="text-sm text-ink-soft">{t("rates.totalFor", { nights })}</dt>
          <dd
            aria-live="polite"
            className="text-heading font-semibold"
            data-total={`${total.amount}.${total.currency}`}
          >
            <MoneyText money={total} />
          </dd>
          <ChargedMoney
            money={total}
            label={t("rates.charged")}
            className="w-full text-end text-sm text-ink-soft"
          />
          <dd className="w-full text-end text-xs text-ink-faint">{t("rates.taxesIncluded")}</dd>
        </dl>
      )}
      {scarce && (
        <Notice
          tone="error"
          title={t("roomByRoom.scarce", { count: scarce.roomsLeft ?? 0, name: scarce.room.name })}
        />
      )}
      {/* Without script the total is of what was chosen when the page was rendered. */}
      <noscript>
        <input type="hidden" form={stayFormId} name="whole" value="1" />
        <Button type="submit" form={stayFormId} look="secondary" className="w-full">
          {t("roomByRoom.update")}
        </Button>
      </noscript>
      {!(total && scarce) && (
        <ReserveOffer
          // Another choice resets the notice that rooms are gone.
          key={selection.offerIds.join(" ")}
          selection={selection}
          total={total}
          flow={{ namespace: "hotelDetails.reserve", step: "checkout" }}
          name={t("roomByRoom.rooms", { count: rates.length })}
          gone={<RoomsGone href={here} />}
          view={{ prefix, logInHref, contact }}
        />
      )}
    </section>
  );
}

/** One of the rooms has sold out: the others stay chosen. */
function RoomsGone({ href }: { href: string }) {
  const t = useTranslations("hotelDetails.roomByRoom.gone");
  return (
    <Notice tone="error" title={t("title")} className="text-start">
      <p>{t("text")}</p>
      <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
        {t("action")}
      </a>
    </Notice>
  );
}
