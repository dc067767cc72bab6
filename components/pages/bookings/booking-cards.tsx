import { useLocale, useTranslations } from "next-intl";
import { ListCards, listCard, listCardLink } from "@/components/ui/list-cards";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { NextAction } from "@/components/trips/next-action";
import { TripDates } from "@/components/trips/trip-dates";
import { Link } from "@/components/ui/link";
import { Reference } from "@/components/ui/reference";
import { moneyInText } from "@/lib/money/money-in-text";
import { toItemService } from "@/lib/services/item-services";
import type { BookingListProps } from "./booking-table";
import { SelectBox } from "./select-box";

/** Bookings on phones and tablets: a card of a few lines for each, all of it a link. */
export function BookingCards({
  bookings,
  toHref,
  hasSellers,
  isSelectable,
}: Omit<BookingListProps, "timeZone">) {
  const t = useTranslations("agencyBookings");
  const services = useTranslations("enquiries.services");
  const locale = useLocale();
  return (
    <ListCards>
      {bookings.map((booking) => {
        const { reference, service, headline, state, total, leadTraveller, margin } = booking;
        return (
          <li key={reference} data-list-row className={listCard}>
            <div className="flex items-baseline justify-between gap-3">
              <Link href={toHref(reference)} className={listCardLink}>
                <bdi className="line-clamp-2 wrap-anywhere">{headline.title}</bdi>
              </Link>
              <span className="flex shrink-0 items-center gap-3 font-semibold">
                <ExactMoney money={total} />
                {isSelectable && (
                  // Above the link that covers the card; as large as a finger.
                  // oxlint-disable-next-line jsx-a11y/label-has-associated-control
                  <label className="relative -m-2.5 grid size-11 place-items-center">
                    <SelectBox reference={reference} />
                  </label>
                )}
              </span>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
              <span className="min-w-0">
                <bdi>{leadTraveller}</bdi> · <TripDates headline={headline} />
              </span>
              <BookingStateBadge service={toItemService(service)} state={state} />
            </div>
            <p className="text-sm text-ink-soft">
              {services(service)} · <Reference>{reference}</Reference>
              {hasSellers && (
                <>
                  {" "}
                  · <bdi>{booking.seller?.name ?? t("noAgent")}</bdi>
                </>
              )}
              {margin && <> · {t("marginOf", { amount: moneyInText(margin, locale) })}</>}
            </p>
            <NextAction booking={booking} reader="agency" />
          </li>
        );
      })}
    </ListCards>
  );
}
