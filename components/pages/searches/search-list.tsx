import { useFormatter, useTranslations } from "next-intl";
import { EmptyList } from "@/components/results/empty-list";
import { ListFrame } from "@/components/results/list-frame";
import { ButtonLink } from "@/components/ui/button-link";
import type { ServiceId } from "@/lib/api/contract/services";
import type { PastSearchPage } from "@/lib/data/past-searches";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import {
  listPastSearchFilters,
  type PastSearchesQuery,
  type PastSearchFilterName,
} from "@/lib/past-searches/past-searches-query";
import { SearchCards } from "./search-cards";
import type { SearchRowProps } from "./use-search-again";
import { SearchTable } from "./search-table";

type Props = {
  page: PastSearchPage;
  query: PastSearchesQuery;
  /** With the language. */ toListHref: (query: PastSearchesQuery) => string;
  bookHref: string;
  rows: SearchRowProps;
};

/** How many there are, by what they are filtered, and one page of them. */
export function SearchList({ page, query, toListHref, bookHref, rows }: Props) {
  const t = useTranslations("pastSearches");
  const shared = useTranslations("results.list");
  const services = useTranslations("enquiries.services");
  const format = useFormatter();
  const toText = (name: PastSearchFilterName, value: string): string => {
    if (name === "q") return value;
    if (name === "service") return services(value as ServiceId);
    if (name === "agent") return page.agents.find(({ id }) => id === value)?.name ?? value;
    return format.dateTime(toUtcDate(value), calendarDay);
  };
  const chips = listPastSearchFilters(query).map(({ name, value, without }) => ({
    label:
      name === "q"
        ? `“${value}”`
        : shared("chip", { field: t(`fields.${name}`), value: toText(name, value) }),
    href: toListHref(without),
  }));
  const toPage = (cursor: string | null) =>
    cursor === null ? null : toListHref({ ...query, after: cursor });
  return (
    <ListFrame
      heading={t("count", { count: page.total })}
      chips={chips}
      clearHref={toListHref({ size: query.size })}
      pages={{ previous: toPage(page.previous), next: toPage(page.next) }}
    >
      {page.searches.length > 0 ? (
        <>
          <SearchTable searches={page.searches} {...rows} />
          <SearchCards searches={page.searches} {...rows} />
        </>
      ) : (
        <EmptyList
          isFiltered={chips.length > 0}
          noMatch={t("noMatch")}
          none={{
            title: t("none.title"),
            text: rows.hasAgents ? t("none.text") : t("none.own"),
            action: <ButtonLink href={bookHref}>{t("none.action")}</ButtonLink>,
          }}
        />
      )}
    </ListFrame>
  );
}
