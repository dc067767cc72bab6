import clsx from "clsx";
import { useFormatter, useTranslations } from "next-intl";
import { ListTable, listCell, listRow } from "@/components/ui/list-table";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { NextAction } from "@/components/trips/next-action";
import { TripDates } from "@/components/trips/trip-dates";
import { Link } from "@/components/ui/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AgencyBooking } from "@/lib/api/contract/agency-bookings";
import { zonedDay } from "@/lib/dates/zoned-time";
import { toItemService } from "@/lib/services/item-services";
import { SelectBox } from "./select-box";

export type BookingListProps = {
  bookings: readonly AgencyBooking[];
  /** With the language. */ toHref: (reference: string) => string;
  /** Whose sale each is, where there is more than one's own. */ hasSellers: boolean;
  /** Several can be selected. */ isSelectable: boolean;
  /** The agency's. */ timeZone: string;
};

/** Bookings on wide screens, a line for each. Margins only where they may be seen. */
export function BookingTable({
  bookings,
  toHref,
  hasSellers,
  isSelectable,
  timeZone,
}: BookingListProps) {
  const t = useTranslations("agencyBookings");
  const columns = useTranslations("trips.columns");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const hasMargins = bookings.some(({ margin }) => margin !== undefined);
  const names = [
    ...(isSelectable
      ? [{ id: "select", text: <VisuallyHidden>{t("cancelling.column")}</VisuallyHidden> }]
      : []),
    { id: "what", text: columns("what") },
    { id: "client", text: columns("client") },
    ...(hasSellers ? [{ id: "agent", text: t("columns.agent") }] : []),
    { id: "dates", text: columns("dates") },
    { id: "state", text: columns("state") },
    { id: "total", text: columns("total"), isEnd: true },
    ...(hasMargins ? [{ id: "margin", text: t("columns.margin"), isEnd: true }] : []),
  ];
  return (
    <ListTable columns={names}>
      {bookings.map((booking) => {
        const { reference, service, headline, state, total, leadTraveller } = booking;
        return (
          <tr key={reference} data-list-row className={listRow}>
            {isSelectable && (
              <td className={clsx(listCell, "w-0 pe-0")}>
                <SelectBox reference={reference} />
              </td>
            )}
            <th scope="row" className={clsx(listCell, "min-w-40 text-start font-normal")}>
              <Link
                href={toHref(reference)}
                className="inline-flex min-h-6 items-center font-semibold text-brand-ink hover:underline"
              >
                <bdi className="wrap-anywhere">{headline.title}</bdi>
              </Link>
              <span className="block text-ink-soft">
                {services(service)} ·{" "}
                <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                  {reference}
                </bdi>
              </span>
            </th>
            <td className={clsx(listCell, "min-w-24")}>
              <bdi className="wrap-anywhere">{leadTraveller}</bdi>
            </td>
            {hasSellers && (
              <td className={clsx(listCell, "min-w-24")}>
                {booking.seller ? (
                  <bdi>{booking.seller.name}</bdi>
                ) : (
                  <span className="text-ink-soft">{t("noAgent")}</span>
                )}
              </td>
            )}
            <td className={listCell}>
              <TripDates headline={headline} />
              <span className="block whitespace-nowrap text-ink-soft">
                {t("bookedOn", {
                  day: format.dateTime(new Date(booking.createdAt), zonedDay(timeZone)),
                })}
              </span>
            </td>
            <td className={listCell}>
              <BookingStateBadge service={toItemService(service)} state={state} />
              <div className="max-w-60 not-empty:mt-1.5">
                <NextAction booking={booking} reader="agency" />
              </div>
            </td>
            <td className={clsx(listCell, "text-end font-semibold whitespace-nowrap")}>
              <ExactMoney money={total} />
            </td>
            {hasMargins && (
              <td className={clsx(listCell, "text-end whitespace-nowrap")}>
                {booking.margin ? <ExactMoney money={booking.margin} /> : "–"}
              </td>
            )}
          </tr>
        );
      })}
    </ListTable>
  );
}
