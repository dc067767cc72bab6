import clsx from "clsx";
import { useTranslations } from "next-intl";
import { ActiveFilters } from "@/components/results/active-filters";
import { PendingArea } from "@/components/results/pending-area.client";
import { ResultsLink } from "@/components/results/results-link.client";
import { buttonClass } from "@/components/ui/button-class";
import { agencyBookingSorts } from "@/lib/api/contract/agency-bookings";
import type { BookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import { listChips } from "@/lib/agency-bookings/list-chips";
import type { AgencyBookingPage } from "@/lib/data/agency-bookings";
import { listId } from "@/lib/results/page-ids";
import { BookingCards } from "./booking-cards";
import { BookingTable, type BookingListProps } from "./booking-table";
import { NoBookings } from "./no-bookings";
import { useChipText } from "./use-filter-texts";

type Props = Omit<BookingListProps, "bookings"> & {
  page: AgencyBookingPage;
  query: BookingListQuery;
  agencyName: string;
  /** With the language. */ toListHref: (query: BookingListQuery) => string;
  exportHref: string;
  bookHref: string;
};

const sortNames = {
  "-booked": "bookedLast",
  booked: "bookedFirst",
  departure: "departureFirst",
  "-departure": "departureLast",
} as const;

/** How many there are, by what they are filtered and sorted, and one page of them. */
export function BookingList({ page, query, toListHref, exportHref, bookHref, ...props }: Props) {
  const t = useTranslations("agencyBookings");
  const shared = useTranslations("results");
  const toText = useChipText(page.agents);
  const { agencyName, ...rows } = props;
  const first = { ...query, after: undefined };
  const chips = listChips(query).map((chip) => ({
    label: toText(chip),
    href: toListHref(chip.without),
  }));
  const steps = [
    { cursor: page.previous, rel: "prev", text: shared("pages.previous") },
    { cursor: page.next, rel: "next", text: shared("pages.next") },
  ];
  return (
    <div className="space-y-4">
      <ActiveFilters chips={chips} clearHref={toListHref({ sort: query.sort, size: query.size })} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-heading font-semibold">{t("count", { count: page.total })}</h2>
        {page.total > 0 && (
          // A file, which no router knows.
          <a href={exportHref} download className={buttonClass({ look: "quiet", size: "small" })}>
            {t("export")}
          </a>
        )}
      </div>
      {page.total > 1 && (
        <nav aria-label={shared("sort.label")}>
          <ul className="flex flex-wrap gap-x-1.5 gap-y-2">
            {agencyBookingSorts.map((sort) => (
              <li key={sort}>
                <ResultsLink
                  href={toListHref({ ...first, sort })}
                  aria-current={sort === query.sort ? "true" : undefined}
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-strong px-3.5 text-sm font-medium hover:border-brand-ink aria-[current]:border-brand-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink lg:min-h-9"
                >
                  {t(`sorts.${sortNames[sort]}`)}
                </ResultsLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div id={listId} tabIndex={-1} className="outline-none">
        <PendingArea>
          {page.bookings.length > 0 ? (
            <>
              <BookingTable bookings={page.bookings} {...rows} />
              <BookingCards bookings={page.bookings} {...rows} />
            </>
          ) : (
            <NoBookings
              isFiltered={chips.length > 0}
              isAgencys={rows.hasSellers}
              agencyName={agencyName}
              bookHref={bookHref}
            />
          )}
        </PendingArea>
      </div>
      {steps.some(({ cursor }) => cursor) && (
        <nav aria-label={shared("pages.label")} className="flex flex-wrap justify-between gap-4">
          {steps.map(({ cursor, rel, text }) =>
            cursor ? (
              <ResultsLink
                key={rel}
                href={toListHref({ ...query, after: cursor })}
                rel={rel}
                className={clsx(buttonClass({ look: "secondary" }), rel === "next" && "ms-auto")}
              >
                {text}
              </ResultsLink>
            ) : null,
          )}
        </nav>
      )}
    </div>
  );
}
