"use client";

import { useFormatter, useTranslations } from "next-intl";
import { BoardText } from "@/components/site/hotels/board-text";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { CompareBox } from "@/components/site/comparison/compare-box.client";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { toSearchTextOf } from "@/lib/hotels/kept-search";
import type { CardHotel } from "@/lib/hotels/to-card-hotel";
import { toKeptHotel } from "@/lib/hotels/to-kept-hotel";
import { CardPictures } from "./card-pictures.client";
import { useHotelCardsView } from "./hotel-cards-view.client";
import { HotelPrice } from "./hotel-price";

/** km, from the searched place. */
const closeKm = 5;

type Props = {
  hotel: CardHotel;
  /** The rest of the URL of its rooms for the same stay, after the view's `hrefStem`. */
  href: string;
  isFirst: boolean;
};

/**
 * A hotel with its cheapest offer for the stay. A client component for the size of the page: made
 * on the server a card would be in the document, and with all its elements in the page's data.
 */
export function HotelCard({ hotel, href, isFirst }: Props) {
  const t = useTranslations("hotels.card");
  const format = useFormatter();
  const { stayText, nights, placeName, priceCall, hrefStem } = useHotelCardsView();
  const { price, roomsLeft, freeUntil } = hotel;
  // Close by its quarter is enough, or its town where that isn't the one that was searched for.
  const isClose = placeName && hotel.quarter && hotel.distance < closeKm;
  const town = isClose || hotel.city === placeName ? null : hotel.city;
  const part = [...new Set([hotel.quarter, town])].filter(Boolean).join(", ");
  // What would be rounded to 1,000 m is 1 km.
  const toWalk = (km: number) =>
    km < 0.975
      ? format.number(Math.max(50, Math.round(km * 20) * 50), { style: "unit", unit: "meter" })
      : format.number(km, { style: "unit", unit: "kilometer", maximumFractionDigits: 1 });
  return (
    <article className="result-card hotel-card">
      <div className="hotel-card-picture">
        <CardPictures
          picture={hotel.picture}
          more={hotel.morePictures}
          href={`${hrefStem}${href}`}
          isFirst={isFirst}
        />
        <SaveButton
          item={toKeptHotel(hotel, toSearchTextOf(`${hrefStem}${href}`))}
          className="hotel-card-save"
        />
      </div>
      <div className="hotel-card-lead">
        <HotelClass hotelClass={hotel.hotelClass} />
        <h3 className="result-name">
          <Link href={`${hrefStem}${href}`} className="result-link">
            <bdi>{hotel.name}</bdi>
          </Link>
        </h3>
        <p>
          {part && <bdi>{part}</bdi>}
          {part && placeName && " · "}
          {placeName &&
            t("distance", {
              distance: format.number(hotel.distance, {
                maximumFractionDigits: hotel.distance < 10 ? 1 : 0,
              }),
              place: placeName,
            })}
        </p>
        {hotel.near && (
          <p className="text-sm text-ink-soft">
            {t("near", { distance: toWalk(hotel.near.distance), place: hotel.near.name })}
          </p>
        )}
        <p>
          {hotel.guestScore ? (
            <GuestScore score={hotel.guestScore} />
          ) : (
            <span className="text-sm text-ink-soft">{t("noReviews")}</span>
          )}
        </p>
      </div>
      <div className="hotel-card-offer">
        {/* On phones beside the first line: a card takes two thirds of a screen at most. */}
        <CompareBox item={{ id: hotel.id, name: hotel.name }} className="hotel-card-compare" />
        <ul>
          <li>
            <bdi>{hotel.roomName}</bdi>
          </li>
          <li>
            <BoardText board={hotel.board} />
          </li>
          {freeUntil && (
            <li className="text-success">{t("freeCancellationUntil", { date: freeUntil })}</li>
          )}
          {hotel.payment === "atProperty" && <li className="text-success">{t("payAtProperty")}</li>}
          {roomsLeft !== null && (
            <li className="font-semibold text-danger">{t("roomsLeft", { count: roomsLeft })}</li>
          )}
        </ul>
      </div>
      <div className="hotel-card-price">
        <p>{stayText}</p>
        {price ? (
          <HotelPrice price={price} nights={nights} />
        ) : (
          priceCall && (
            <a
              href={priceCall.href}
              aria-label={t(priceCall.kind === "ask" ? "askOf" : "revealOf", {
                hotel: hotel.name,
              })}
              className="relative z-10 inline-flex min-h-9 items-center font-semibold text-brand-ink hover:underline price-beside:justify-end"
            >
              {t(priceCall.kind === "ask" ? "ask" : "reveal")}
            </a>
          )
        )}
        <span aria-hidden className={buttonClass()}>
          {t("see")}
        </span>
      </div>
    </article>
  );
}
