import { useTranslations } from "next-intl";
import { EmptyList } from "@/components/results/empty-list";
import { ListExport } from "@/components/results/list-export";
import { ListFrame } from "@/components/results/list-frame";
import { ButtonLink } from "@/components/ui/button-link";
import { agencyBookingSorts } from "@/lib/api/contract/agency-bookings";
import type { BookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import { listChips } from "@/lib/agency-bookings/list-chips";
import type { AgencyBookingPage } from "@/lib/data/agency-bookings";
import { BookingCards } from "./booking-cards";
import { BookingTable, type BookingListProps } from "./booking-table";
import { SelectBookings } from "./select-bookings.client";
import { useChipText } from "./use-filter-texts";

type Props = Omit<BookingListProps, "bookings"> & {
  page: AgencyBookingPage;
  query: BookingListQuery;
  agencyName: string;
  /** With the language. */ toListHref: (query: BookingListQuery) => string;
  exportHref: string;
  /** Where several are cancelled, without a query. */ cancelHref: string;
  /** This list's query, to come back to. */ listQuery: string;
  bookHref: string;
};

const sortNames = {
  "-booked": "bookedLast",
  booked: "bookedFirst",
  departure: "departureFirst",
  "-departure": "departureLast",
} as const;

/** How many there are, by what they are filtered and sorted, and one page of them. */
export function BookingList({ page, query, toListHref, ...props }: Props) {
  const t = useTranslations("agencyBookings");
  const toText = useChipText(page.agents);
  const { agencyName, exportHref, cancelHref, listQuery, bookHref, ...rows } = props;
  const first = { ...query, after: undefined };
  const chips = listChips(query).map((chip) => ({
    label: toText(chip),
    href: toListHref(chip.without),
  }));
  const toPage = (cursor: string | null) =>
    cursor === null ? null : toListHref({ ...query, after: cursor });
  return (
    <ListFrame
      heading={t("count", { count: page.total })}
      chips={chips}
      clearHref={toListHref({ sort: query.sort, size: query.size })}
      actions={page.total > 0 && <ListExport href={exportHref} />}
      sorts={
        page.total > 1
          ? agencyBookingSorts.map((sort) => ({
              name: sort,
              text: t(`sorts.${sortNames[sort]}`),
              href: toListHref({ ...first, sort }),
              isCurrent: sort === query.sort,
            }))
          : []
      }
      pages={{ previous: toPage(page.previous), next: toPage(page.next) }}
    >
      {page.bookings.length > 0 ? (
        <>
          {rows.isSelectable && (
            // A new one for each page: it counts what is selected there.
            <SelectBookings key={listQuery} action={cancelHref} list={listQuery} />
          )}
          <BookingTable bookings={page.bookings} {...rows} />
          <BookingCards bookings={page.bookings} {...rows} />
        </>
      ) : (
        <EmptyList
          isFiltered={chips.length > 0}
          noMatch={t("noMatch")}
          none={{
            title: t("none.title"),
            text: rows.hasSellers ? t("none.text", { agency: agencyName }) : t("none.own"),
            action: <ButtonLink href={bookHref}>{t("none.action")}</ButtonLink>,
          }}
        />
      )}
    </ListFrame>
  );
}
