import { useFormatter, useLocale, useTranslations } from "next-intl";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { NextAction } from "@/components/trips/next-action";
import { TripDates } from "@/components/trips/trip-dates";
import { Link } from "@/components/ui/link";
import { listCardLink } from "@/components/ui/list-cards";
import { Reference } from "@/components/ui/reference";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { AgencyBooking } from "@/lib/api/contract/agency-bookings";
import { can } from "@/lib/api/contract/roles";
import { listAgencyBookings, type AgencyBookingPage } from "@/lib/data/agency-bookings";
import { zonedDay } from "@/lib/dates/zoned-time";
import { listQueries } from "@/lib/lists/list-queries";
import { moneyInText } from "@/lib/money/money-in-text";
import { paths } from "@/lib/paths";
import { toItemService } from "@/lib/services/item-services";
import type { ListColumn, ListDefinition, ListVisit } from "../lists/list-definition";
import { SelectBookings } from "./select-bookings.client";
import { SelectBox } from "./select-box";
import { useBookingFilters } from "./use-booking-filters";

const toHref = ({ prefix }: ListVisit, reference: string) =>
  `${prefix}${paths.agentBooking(reference)}`;
const isSelectable = ({ user }: ListVisit) => can(user, "bookings.write");

/** Margins only where they may be seen, and sellers where there is more than oneself. */
function useColumns(
  visit: ListVisit,
  { bookings }: AgencyBookingPage,
): ListColumn<AgencyBooking>[] {
  const t = useTranslations("agencyBookings");
  const columns = useTranslations("trips.columns");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const { timeZone } = visit.agency;
  const select: ListColumn<AgencyBooking> = {
    id: "select",
    text: <VisuallyHidden>{t("cancelling.column")}</VisuallyHidden>,
    className: "w-0 pe-0",
    cell: ({ reference }) => <SelectBox reference={reference} />,
  };
  const seller: ListColumn<AgencyBooking> = {
    id: "agent",
    text: t("columns.agent"),
    className: "min-w-24",
    cell: (booking) =>
      booking.seller ? (
        <bdi>{booking.seller.name}</bdi>
      ) : (
        <span className="text-ink-soft">{t("noAgent")}</span>
      ),
  };
  const margin: ListColumn<AgencyBooking> = {
    id: "margin",
    text: t("columns.margin"),
    isEnd: true,
    className: "whitespace-nowrap",
    cell: (booking) => (booking.margin ? <ExactMoney money={booking.margin} /> : "–"),
  };
  return [
    ...(isSelectable(visit) ? [select] : []),
    {
      id: "what",
      text: columns("what"),
      isRowHeader: true,
      cell: ({ reference, service, headline }) => (
        <>
          <Link
            href={toHref(visit, reference)}
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
        </>
      ),
    },
    {
      id: "client",
      text: columns("client"),
      className: "min-w-24",
      cell: ({ leadTraveller }) => <bdi className="wrap-anywhere">{leadTraveller}</bdi>,
    },
    ...(visit.reachesAll ? [seller] : []),
    {
      id: "dates",
      text: columns("dates"),
      cell: ({ headline, createdAt }) => (
        <>
          <TripDates headline={headline} />
          <span className="block whitespace-nowrap text-ink-soft">
            {t("bookedOn", { day: format.dateTime(new Date(createdAt), zonedDay(timeZone)) })}
          </span>
        </>
      ),
    },
    {
      id: "state",
      text: columns("state"),
      cell: (booking) => (
        <>
          <BookingStateBadge service={toItemService(booking.service)} state={booking.state} />
          <div className="max-w-60 not-empty:mt-1.5">
            <NextAction booking={booking} reader="agency" />
          </div>
        </>
      ),
    },
    {
      id: "total",
      text: columns("total"),
      isEnd: true,
      className: "font-semibold whitespace-nowrap",
      cell: ({ total }) => <ExactMoney money={total} />,
    },
    ...(bookings.some((booking) => booking.margin !== undefined) ? [margin] : []),
  ];
}

function useSorts() {
  const t = useTranslations("agencyBookings.sorts");
  return [
    { name: "-booked", text: t("bookedLast") },
    { name: "booked", text: t("bookedFirst") },
    { name: "departure", text: t("departureFirst") },
    { name: "-departure", text: t("departureLast") },
    { name: "deadline", text: t("deadlineFirst") },
    { name: "-total", text: t("totalHighest") },
    { name: "client", text: t("client") },
  ];
}

function useCard(visit: ListVisit) {
  const t = useTranslations("agencyBookings");
  const services = useTranslations("enquiries.services");
  const locale = useLocale();
  return (booking: AgencyBooking) => {
    const { reference, service, headline, state, total, leadTraveller, margin } = booking;
    return (
      <>
        <div className="flex items-baseline justify-between gap-3">
          <Link href={toHref(visit, reference)} className={listCardLink}>
            <bdi className="line-clamp-2 wrap-anywhere">{headline.title}</bdi>
          </Link>
          <span className="flex shrink-0 items-center gap-3 font-semibold">
            <ExactMoney money={total} />
            {isSelectable(visit) && (
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
          {visit.reachesAll && (
            <>
              {" "}
              · <bdi>{booking.seller?.name ?? t("noAgent")}</bdi>
            </>
          )}
          {margin && <> · {t("marginOf", { amount: moneyInText(margin, locale) })}</>}
        </p>
        <NextAction booking={booking} reader="agency" />
      </>
    );
  };
}

/** The agency's bookings: all of them, or one's own, for those who work there. */
export const bookingList: ListDefinition<
  typeof listQueries.bookings.schema,
  AgencyBookingPage,
  AgencyBooking
> = {
  entry: "bookings",
  texts: "agencyBookings",
  action: "bookings.read",
  query: listQueries.bookings,
  toPath: paths.agentBookings,
  toExportPath: paths.bookingsExport,
  load: listAgencyBookings,
  rowsOf: ({ bookings }) => bookings,
  keyOf: ({ reference }) => reference,
  countOf: ({ total }) => total,
  useFilters: ({ page }) => useBookingFilters(page?.agents ?? []),
  useSorts,
  useColumns,
  useCard,
  Bar: ({ visit, here }) =>
    isSelectable(visit) && (
      <SelectBookings action={`${visit.prefix}${paths.bookingsCancel()}`} list={here} />
    ),
  clientTexts: ["agencyBookings.cancelling"],
};
