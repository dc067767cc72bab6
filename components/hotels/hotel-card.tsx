import { useFormatter, useTranslations } from "next-intl";
import { ResultPicture } from "@/components/site/result-picture.client";
import { BoardText } from "@/components/site/hotels/board-text";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { CompareBox } from "@/components/site/comparison/compare-box.client";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { PartyText } from "@/components/site/hotels/party-text";
import { SaveButton } from "@/components/site/saved-items/save-button.client";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import type { HotelSummary } from "@/lib/api/contract/hotels";
import { calendarDay, daysBetween } from "@/lib/dates/calendar-date";
import { toLastMinute } from "@/lib/dates/deadline";
import { HotelPrice } from "./hotel-price";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-search-query";
import { toKeptHotel } from "@/lib/hotels/to-kept-hotel";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

type Props = {
  hotel: HotelSummary;
  /** Its rooms for the same stay. */
  href: string;
  search: Pick<HotelSearchQuery, "stay" | "rooms">;
  /** The search as a query, which it is saved with. */
  searchText: string;
  placeName: string;
  priceCall: PriceCall | null;
  isFirst: boolean;
};

/** A hotel with its cheapest offer for the stay. */
export function HotelCard({
  hotel,
  href,
  search,
  searchText,
  placeName,
  priceCall,
  isFirst,
}: Props) {
  const t = useTranslations("hotels.card");
  const format = useFormatter();
  const { offer } = hotel;
  const nights = daysBetween(search.stay.start, search.stay.end);
  return (
    <article className="result-card hotel-card">
      <div className="hotel-card-picture">
        <ResultPicture
          src={hotel.picture}
          sizes="(width >= 80rem) 17rem, (width >= 40rem) 14rem, 7rem"
          isFirst={isFirst}
        />
        <SaveButton item={toKeptHotel(hotel, searchText)} className="hotel-card-save" />
      </div>
      <div className="hotel-card-lead">
        <HotelClass hotelClass={hotel.hotelClass} />
        <h3 className="result-name">
          <Link href={href} className="result-link">
            <bdi>{hotel.name}</bdi>
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {t("distance", {
            distance: format.number(hotel.distance, {
              maximumFractionDigits: hotel.distance < 10 ? 1 : 0,
            }),
            place: placeName,
          })}
        </p>
        <p>
          {hotel.guestScore ? (
            <GuestScore score={hotel.guestScore} />
          ) : (
            <span className="text-sm text-ink-soft">{t("noReviews")}</span>
          )}
        </p>
      </div>
      <div className="hotel-card-offer">
        {/* On phones beside the first line: a card takes half a screen at most. */}
        <CompareBox item={{ id: hotel.id, name: hotel.name }} className="hotel-card-compare" />
        <ul className="space-y-0.5">
          <li className="font-medium">
            <bdi>{offer.roomName}</bdi>
          </li>
          <li className="text-ink-soft">
            <BoardText board={offer.board} />
          </li>
          {offer.freeCancellation && (
            <li className="text-success">
              {t("freeCancellationUntil", {
                date: format.dateTime(
                  toLastMinute(offer.freeCancellation.until, offer.freeCancellation.zone),
                  { ...calendarDay, timeZone: offer.freeCancellation.zone },
                ),
              })}
            </li>
          )}
          {offer.payment === "atProperty" && <li className="text-success">{t("payAtProperty")}</li>}
          {offer.roomsLeft !== null && offer.roomsLeft <= 5 && (
            <li className="font-semibold text-danger">
              {t("roomsLeft", { count: offer.roomsLeft })}
            </li>
          )}
        </ul>
      </div>
      <div className="hotel-card-price">
        <p>
          {t("nights", { count: nights })} · <PartyText rooms={search.rooms} />
          {search.rooms.length === 1 && <> · {t("rooms", { count: 1 })}</>}
        </p>
        {offer.price ? (
          <HotelPrice price={offer.price} nights={nights} />
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
