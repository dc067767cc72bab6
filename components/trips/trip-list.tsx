import { useTranslations } from "next-intl";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { toItemService } from "@/lib/services/item-services";
import { NextAction } from "./next-action";
import { TripDates } from "./trip-dates";
import { TripPeople } from "./trip-people";

type Props = {
  bookings: readonly BookingSummary[];
  /** With the language. */ toHref: (reference: string) => string;
};
const fact = "flex items-center gap-2";
const icon = "size-4 shrink-0 text-ink-faint";

/** One's trips, each a link to all of it. */
export function TripList({ bookings, toHref }: Props) {
  const t = useTranslations("trips");
  return (
    <ul aria-label={t("list")} className="space-y-4">
      {bookings.map((booking) => {
        const { reference, service, headline, state, party, total } = booking;
        return (
          <li
            key={reference}
            className="relative grid overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow focus-within:shadow-raised hover:shadow-raised sm:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <Picture
              src={headline.picture}
              alt=""
              width={480}
              height={320}
              sizes="(min-width: 640px) 13rem, 100vw"
              className="h-40 w-full sm:h-full"
            />
            <div className="min-w-0 space-y-3 p-5">
              <NextAction booking={booking} />
              <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                <h2 className="min-w-0 text-heading font-semibold">
                  <Link
                    href={toHref(reference)}
                    className="wrap-anywhere after:absolute after:inset-0 hover:text-brand-ink"
                  >
                    <bdi>{headline.title}</bdi>
                  </Link>
                </h2>
                <BookingStateBadge service={toItemService(service)} state={state} />
              </div>
              <ul className="space-y-1.5 text-sm text-ink-soft">
                <li className={fact}>
                  <Icon name="map-pin" className={icon} />
                  <bdi>{headline.place}</bdi>
                </li>
                <li className={fact}>
                  <Icon name="calendar-days" className={icon} />
                  <TripDates headline={headline} />
                </li>
                <li className={fact}>
                  <Icon name="users" className={icon} />
                  <TripPeople service={toItemService(service)} count={party.people} />
                </li>
              </ul>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
                <bdi dir="ltr" className="text-sm text-ink-soft tabular-nums">
                  {reference}
                </bdi>
                <strong className="text-lg">
                  <ExactMoney money={total} />
                </strong>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
