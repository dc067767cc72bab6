import { useFormatter, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { listCardLink } from "@/components/ui/list-cards";
import type { PastSearch } from "@/lib/api/contract/past-searches";
import { searchedServices } from "@/lib/api/contract/service-contracts";
import { listPastSearches, type PastSearchPage } from "@/lib/data/past-searches";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { zonedTimeOfYear } from "@/lib/dates/zoned-time";
import {
  defineList,
  type ListColumn,
  type ListFilter,
  type ListVisit,
} from "../lists/list-definition";
import { SearchSums } from "./search-sums";
import {
  FoundThen,
  SearchedDates,
  SearchedPeople,
  SearchedPlaces,
  useSearchAgain,
} from "./use-search-again";

function useFilters({ page }: { page: PastSearchPage | null }): ListFilter[] {
  const t = useTranslations("pastSearches.fields");
  const services = useTranslations("enquiries.services");
  const agents = (page?.agents ?? []).map(({ id, name }) => ({ value: id, text: name }));
  return [
    {
      kind: "choice",
      name: "service",
      label: t("service"),
      options: searchedServices.map((value) => ({ value, text: services(value) })),
    },
    { kind: "choice", name: "agent", label: t("agent"), options: agents },
    { kind: "day", name: "from", label: t("from") },
    { kind: "day", name: "to", label: t("to") },
  ];
}

function useSearchedAt({ agency: { timeZone } }: ListVisit) {
  const format = useFormatter();
  return ({ searchedAt }: PastSearch) =>
    format.dateTime(new Date(searchedAt), zonedTimeOfYear(timeZone));
}

const useAgain = ({ prefix, now }: ListVisit) =>
  useSearchAgain({ prefix, today: toEarliestToday(now) });

/** Who searched, where there is more than oneself. */
function useColumns(visit: ListVisit): ListColumn<PastSearch>[] {
  const t = useTranslations("pastSearches");
  const services = useTranslations("enquiries.services");
  const toAgain = useAgain(visit);
  const toTime = useSearchedAt(visit);
  const agent: ListColumn<PastSearch> = {
    id: "agent",
    text: t("fields.agent"),
    cell: ({ by }) => <bdi>{by.name}</bdi>,
  };
  return [
    {
      id: "what",
      text: t("columns.what"),
      isRowHeader: true,
      cell: ({ input }) => (
        <span className="font-semibold">
          <SearchedPlaces input={input} />
        </span>
      ),
    },
    { id: "service", text: t("fields.service"), cell: ({ input }) => services(input.service) },
    {
      id: "dates",
      text: t("columns.dates"),
      className: "max-w-80",
      cell: ({ input }) => (
        <>
          <SearchedDates input={input} />
          <SearchedPeople input={input} />
        </>
      ),
    },
    ...(visit.reachesAll ? [agent] : []),
    { id: "results", text: t("columns.results"), cell: (search) => <FoundThen search={search} /> },
    { id: "when", text: t("columns.when"), cell: toTime },
    {
      id: "action",
      text: t("continue"),
      isEnd: true,
      cell: (search) => {
        const { href, dates } = toAgain(search);
        return (
          <Link
            href={href}
            title={dates ? t("moved", { dates }) : undefined}
            className={buttonClass({ look: "secondary", size: "small" })}
          >
            {t("continue")}
          </Link>
        );
      },
    },
  ];
}

/** Each card opens its search again. */
function useCard(visit: ListVisit) {
  const t = useTranslations("pastSearches");
  const services = useTranslations("enquiries.services");
  const toAgain = useAgain(visit);
  const toTime = useSearchedAt(visit);
  return (search: PastSearch) => {
    const { input, by } = search;
    const { href, dates } = toAgain(search);
    return (
      <>
        <div className="flex items-baseline justify-between gap-3">
          <Link href={href} className={listCardLink}>
            <SearchedPlaces input={input} />
          </Link>
          <span className="shrink-0 text-end text-sm">
            <FoundThen search={search} />
          </span>
        </div>
        <p className="text-sm">
          {services(input.service)} · <SearchedDates input={input} />
          <SearchedPeople input={input} />
        </p>
        <p className="text-sm text-ink-soft">
          {visit.reachesAll && (
            <>
              <bdi>{by.name}</bdi> ·{" "}
            </>
          )}
          {toTime(search)}
        </p>
        {dates && <p className="text-sm text-ink-soft">{t("moved", { dates })}</p>}
      </>
    );
  };
}

/** What people of the agency searched for: all of them, or oneself. */
export const searchList = defineList("searches", {
  texts: "pastSearches",
  load: listPastSearches,
  rowsOf: ({ searches }) => searches,
  keyOf: ({ id }) => id,
  countOf: ({ total }) => total,
  useFilters,
  useColumns,
  useCard,
  Foot: ({ page: { sums } }) => sums && sums.length > 0 && <SearchSums sums={sums} />,
});
