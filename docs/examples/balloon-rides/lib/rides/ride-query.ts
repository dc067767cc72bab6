import { findRidePlace, rideKinds, rideLimits, type RideKind } from "@/lib/api/contract/ride-terms";
import type { FoundRides, RideDay, RideSearch } from "@/lib/api/contract/rides";
import { addDays, isCalendarDate } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { filterKinds } from "@/lib/results/filters/filter-kinds";
import { readChoice } from "@/lib/results/filters/read-choice";
import { readResultsQuery, toResultsQuery, type ResultsQuery } from "@/lib/results/results-query";
import type { ResultsTable } from "@/lib/results/results-table";

type Filters = RideSearch["filters"];
type Facets = FoundRides["facets"];

/** How balloon rides are filtered and sorted, and where their texts are. */
export const rideResults: ResultsTable<Filters, Facets, RideSearch["sort"]> = {
  namespace: "rides",
  filters: [
    filterKinds<Filters, Facets>().checkboxes({
      name: "kind",
      field: "kinds",
      parse: readChoice<RideKind>(rideKinds),
      legend: ({ t }) => t("rides.filters.kind"),
      label: (id, { t }) => t(`rides.kinds.${id}`),
    }),
  ],
  sorts: [
    { name: "best", label: ({ t }) => t("rides.sort.best") },
    { name: "price", label: ({ t }) => t("rides.sort.price"), needsPriceRights: true },
  ],
};

const usual = { ahead: 14, people: 2 };

/** The day and party of a URL, or the usual ones. `today`: the earliest anywhere. */
export function readRideDay(query: Query, today: string): RideDay {
  const values = toQueryValues(query);
  const [date, people] = [values("date")[0], Number(values("people")[0])];
  const isDay = isCalendarDate(date) && date >= today && date <= addDays(today, maximumDaysAhead);
  const isParty = Number.isInteger(people) && people >= 1 && people <= rideLimits.people;
  return {
    date: isDay ? date : addDays(today, usual.ahead),
    people: isParty ? people : usual.people,
  };
}

/** `place` is empty for an unknown one. */
export type RideSearchQuery = RideDay &
  ResultsQuery<Filters, RideSearch["sort"]> & { place: string };

/** Reads a search as its form and the links of its results write it. */
export function readRideSearchQuery(
  query: Query,
  { today, currency }: { today: string; currency: string },
): RideSearchQuery {
  const { hasProblem: _, ...results } = readResultsQuery(rideResults, toQueryValues(query), {
    currency,
  });
  return { ...readRideDay(query, today), ...results, place: findRidePlace(query.place)?.id ?? "" };
}

/** The query of a search without filters, and of a ride. */
export const toRideQuery = ({ place, date, people }: RideDay & { place: string }): QueryInput => ({
  ...{ place: place || undefined, date, people },
});
export const toRideSearchQuery = (search: RideSearchQuery, currency: string): QueryInput => ({
  ...toRideQuery(search),
  ...toResultsQuery(rideResults, search, { currency }),
});
export const toRidePlaceName = (id: unknown) => findRidePlace(id)?.name ?? "";
