import { getTranslations } from "next-intl/server";
import { ListFailure } from "@/components/results/list-failure";
import type { Agency } from "@/lib/api/contract/agencies";
import type { BookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import type { AgencyBookingPage } from "@/lib/data/agency-bookings";
import type { SearchFailure } from "@/lib/data/or-search-failure";
import { BookingList } from "./booking-list";
import { FilterForm } from "./filter-form";

type Props = {
  list: Promise<AgencyBookingPage | SearchFailure | "noSuchPage">;
  query: BookingListQuery;
  /** This page's address. */ here: string;
  /** All with the language. */
  links: {
    action: string;
    toList: (query: BookingListQuery) => string;
    export: string;
    cancel: string;
    book: string;
  };
  /** Leads elsewhere. */ onNoSuchPage: () => never;
  hasSellers: boolean;
  /** Several can be cancelled. */ isSelectable: boolean;
  agency: Pick<Agency, "agencyName" | "timeZone">;
  toHref: (reference: string) => string;
};

/** The form and what it leads to, or why that can't be shown. */
export async function BookingListRegion({
  list,
  query,
  here,
  links,
  onNoSuchPage,
  hasSellers,
  isSelectable,
  agency,
  toHref,
}: Props) {
  const [page, t] = await Promise.all([list, getTranslations("agencyBookings")]);
  if (page === "noSuchPage") return onNoSuchPage();
  const hasFailed = typeof page === "string";
  const { sort, size } = query;
  return (
    <div className="space-y-5">
      <FilterForm
        // The fields follow the address, also where a link has changed it.
        key={here}
        action={links.action}
        query={query}
        agents={hasFailed ? [] : page.agents}
        clearHref={links.toList({ sort, size })}
      />
      {hasFailed ? (
        <ListFailure title={t("failed")} reason={page} href={here} />
      ) : (
        <BookingList
          page={page}
          query={query}
          agencyName={agency.agencyName}
          timeZone={agency.timeZone}
          toListHref={links.toList}
          exportHref={links.export}
          cancelHref={links.cancel}
          listQuery={here.split("?")[1] ?? ""}
          bookHref={links.book}
          hasSellers={hasSellers}
          isSelectable={isSelectable}
          toHref={toHref}
        />
      )}
    </div>
  );
}
