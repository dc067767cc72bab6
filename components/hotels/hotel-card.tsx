import { useFormatter, useTranslations } from "next-intl";
import { BoardText } from "@/components/site/hotels/board-text";
import { GuestScore } from "@/components/site/hotels/guest-score";
import { HotelClass } from "@/components/site/hotels/hotel-class";
import { PartyText } from "@/components/site/hotels/party-text";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { HotelSummary } from "@/lib/api/contract/hotels";
import { calendarDay, daysBetween } from "@/lib/dates/calendar-date";
import { toLastMinute } from "@/lib/dates/deadline";
import { HotelPrice } from "./hotel-price";
import type { HotelSearchQuery } from "@/lib/hotels/hotel-search-query";
import type { PriceCall } from "@/lib/prices/resolve-price-call";

type Props = {
  hotel: HotelSummary;
  /** Its rooms for the same stay. */
  href: string;
  search: Pick<HotelSearchQuery, "stay" | "rooms">;
  placeName: string;
  priceCall: PriceCall | null;
  isFirst: boolean;
};

/** A hotel with its cheapest offer for the stay. */
export function HotelCard({ hotel, href, search, placeName, priceCall, isFirst }: Props) {
  const t = useTranslations("hotels.card");
  const format = useFormatter();
  const { offer } = hotel;
  const nights = daysBetween(search.stay.start, search.stay.end);
  return (
    <article className="relative isolate grid grid-cols-[7.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface-raised shadow-card transition-shadow hover:shadow-raised sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr_auto] price-beside:grid-cols-[14rem_minmax(0,1fr)_13rem] price-beside:grid-rows-[auto_1fr] price-beside:xl:grid-cols-[17rem_minmax(0,1fr)_13rem]">
      <div className="relative max-sm:m-3 max-sm:me-0 sm:row-span-full">
        <Picture
          src={hotel.picture}
          alt=""
          width={960}
          height={640}
          sizes="(width >= 80rem) 17rem, (width >= 40rem) 14rem, 7rem"
          isEager={isFirst}
          className="absolute inset-0 size-full bg-brand-tint object-cover max-sm:rounded-control"
        />
      </div>
      <div className="space-y-1 p-3 sm:space-y-2 sm:p-5 sm:pb-0">
        <HotelClass hotelClass={hotel.hotelClass} />
        <h3 className="font-semibold max-sm:leading-snug sm:text-heading">
          <Link href={href} className="after:absolute after:inset-0 hover:text-brand-ink">
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
      <ul className="space-y-0.5 px-3 pb-3 text-sm max-sm:col-span-full sm:px-5 sm:pt-3 sm:pb-5">
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
      <div className="col-start-1 mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-1 border-t border-line py-3 max-sm:col-end-3 sm:col-start-2 sm:mx-5 sm:pb-5 price-beside:col-start-3 price-beside:row-span-full price-beside:row-start-1 price-beside:ms-0 price-beside:flex price-beside:flex-col price-beside:items-stretch price-beside:justify-end price-beside:gap-3 price-beside:border-t-0 price-beside:pt-5 price-beside:text-end">
        <p className="text-sm text-ink-soft price-below:col-span-2">
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
        <span
          aria-hidden
          className={buttonClass({ className: "price-below:col-start-2 price-below:px-4" })}
        >
          {t("see")}
        </span>
      </div>
    </article>
  );
}
