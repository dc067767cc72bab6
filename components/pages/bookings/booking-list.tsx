import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useSaleReasons } from "@/components/agency-bookings/use-sale-reasons";
import { BookingStateBadge } from "@/components/site/bookings/booking-state-badge";
import { ExactMoney } from "@/components/site/exact-money";
import { NextAction } from "@/components/trips/next-action";
import { TripDates } from "@/components/trips/trip-dates";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { listCardLink } from "@/components/ui/list-cards";
import { Reference } from "@/components/ui/reference";
import type { AgencyBooking } from "@/lib/api/contract/agency-bookings";
import { can } from "@/lib/api/contract/roles";
import { listAgencyBookings, type AgencyBookingPage } from "@/lib/data/agency-bookings";
import { zonedDay } from "@/lib/dates/zoned-time";
import { moneyInText } from "@/lib/money/money-in-text";
import { paths } from "@/lib/paths";
import { toItemService } from "@/lib/services/item-services";
import { AssignRows } from "../lists/assign-rows";
import { defineList, type ListColumn, type ListVisit } from "../lists/list-definition";
import { RowTitle } from "../lists/row-title";
import { useBookingFilters } from "./use-booking-filters";

type ActionsProps = { visit: ListVisit; page: AgencyBookingPage };

const toHref = ({ prefix }: ListVisit, reference: string) =>
  `${prefix}${paths.agentBooking(reference)}`;

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
  const seller: ListColumn<AgencyBooking> = {
    id: "agent",
    text: t("columns.agent"),
    className: "max-w-28",
    cell: (booking) =>
      booking.seller ? (
        <bdi>{booking.seller.name}</bdi>
      ) : (
        <span className="text-ink-soft">{t("noAgent")}</span>
      ),
  };
  const due: ListColumn<AgencyBooking> = {
    id: "due",
    text: t("columns.due"),
    cell: (booking) => <NextAction booking={booking} reader="agency" isBrief />,
  };
  const margin: ListColumn<AgencyBooking> = {
    id: "margin",
    text: t("columns.margin"),
    isEnd: true,
    cell: (booking) => (booking.margin ? <ExactMoney money={booking.margin} /> : "–"),
  };
  return [
    {
      id: "what",
      text: columns("what"),
      isRowHeader: true,
      cell: ({ reference, headline }) => (
        <RowTitle href={toHref(visit, reference)} reference={reference}>
          {headline.title}
        </RowTitle>
      ),
    },
    {
      id: "service",
      text: t("fields.service"),
      isExtra: true,
      cell: ({ service }) => services(service),
    },
    {
      id: "client",
      text: columns("client"),
      className: "max-w-32",
      cell: ({ leadTraveller }) => <bdi>{leadTraveller}</bdi>,
    },
    ...(visit.reachesAll ? [seller] : []),
    {
      id: "dates",
      text: columns("dates"),
      cell: ({ headline }) => <TripDates headline={headline} />,
    },
    {
      id: "booked",
      text: t("columns.booked"),
      isExtra: true,
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), zonedDay(timeZone)),
    },
    {
      id: "state",
      text: columns("state"),
      cell: (booking) => (
        <BookingStateBadge service={toItemService(booking.service)} state={booking.state} />
      ),
    },
    // Of most bookings nothing is to be done.
    ...(bookings.some(({ nextAction }) => nextAction) ? [due] : []),
    {
      id: "total",
      text: columns("total"),
      isEnd: true,
      className: "font-semibold",
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
          <span className="shrink-0 font-semibold">
            <ExactMoney money={total} />
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

/** What can be done with several bookings: cancelling shows first what each gives back. */
function Actions({ visit: { user, prefix }, page: { agents } }: ActionsProps) {
  const t = useTranslations("agencyBookings");
  const small = { type: "submit", look: "secondary", size: "small" } as const;
  return (
    <>
      {can(user, "bookings.assign") && (
        <AssignRows action={`${prefix}${paths.listForm("bookings", "assign")}`} members={agents} />
      )}
      <Button
        {...small}
        formAction={`${prefix}${paths.listForm("bookings", "resend")}`}
        formNoValidate
      >
        {t("resendSelected")}
      </Button>
      <Button
        {...small}
        formAction={`${prefix}${paths.bookingsCancel()}`}
        formMethod="get"
        formNoValidate
      >
        {t("cancelling.open")}
      </Button>
    </>
  );
}

/** The agency's bookings: all of them, or one's own, for those who work there. */
export const bookingList = defineList("bookings", {
  texts: "agencyBookings",
  toExportPath: paths.bookingsExport,
  load: listAgencyBookings,
  rowsOf: ({ bookings }) => bookings,
  keyOf: ({ reference }) => reference,
  countOf: ({ total }) => total,
  useFilters: ({ page }) => useBookingFilters(page?.agents ?? []),
  useSorts,
  useColumns,
  useCard,
  selection: {
    isFor: ({ user }) => can(user, "bookings.write"),
    valueOf: ({ reference }) => reference,
    Actions,
    useReasons: useSaleReasons,
  },
});
