import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { AmountsIn } from "@/lib/results/filters/filter-amounts";
import { listLiftedFilters } from "@/lib/results/list-lifted-filters";
import type { OtherDate } from "@/lib/results/list-other-dates";
import type { ResultsLinks } from "@/lib/results/results-links";
import type { ResultsQuery } from "@/lib/results/results-query";
import type { ResultsTable } from "@/lib/results/results-table";
import { countId, listId } from "@/lib/results/page-ids";
import { ActiveFilters, type Chip } from "./active-filters";
import { FilterPanel } from "./filter-panel";
import { FoundCount } from "./found-count.client";
import { MarkedResults, ResultRow } from "./marked-results.client";
import { NoResults } from "./no-results";
import { PendingArea } from "./pending-area.client";
import { OtherDates } from "./other-dates";
import { ResultsBar, type SortChoices } from "./results-bar";
import { ResultsPages } from "./results-pages";
import { useFilterWords } from "./use-filter-words";

type Props<F extends object, Facets, S extends string> = {
  table: ResultsTable<F, Facets, S>;
  search: ResultsQuery<F, S>;
  links: ResultsLinks<ResultsQuery<F, S>>;
  /** `total` is after the filters, `unfiltered` before. */
  found: {
    total: number;
    unfiltered: number;
    lifted: Record<string, number>;
    page: number;
    pages: number;
    facets: Facets;
  };
  amounts: AmountsIn;
  /** The place that is searched. */
  placeName: string;
  showsPrices: boolean;
  /** The sort order of the table that has choices, and them. */
  sortChoices?: SortChoices;
  /** For where filters leave little or nothing. */
  otherDates?: readonly OtherDate[];
  /** The part of the map that was searched, with the URL of the search without it. */
  area?: Chip | null;
  /** Shown above the results. */
  notice?: ReactNode;
  /** Shown beside the cards in the map view; without it there is only the list. */
  map?: ReactNode;
  /** `pin`: the id of its pin on the map, if that isn't its own. */
  cards: readonly { id: string; pin?: string; card: ReactNode }[];
  nothing: ComponentProps<typeof NoResults>["nothing"];
  /** Shown below the results. */
  note?: ReactNode;
};

/** So many results are hardly a choice. */
const littleLeft = 3;

/**
 * Filters and list of an answered search. The filters are made from the service's table; cards and
 * map are the service's own.
 */
export function ResultsFrame<F extends object, Facets, S extends string>({
  table: { namespace, filters, sorts },
  search,
  links,
  found: { total, unfiltered, lifted, page, pages, facets },
  amounts,
  placeName,
  showsPrices,
  sortChoices,
  otherDates = [],
  area,
  notice,
  map,
  cards,
  nothing,
  note,
}: Props<F, Facets, S>) {
  const t = useTranslations(namespace);
  const words = useFilterWords(amounts, placeName);
  const clearHref = links.to({ filters: {} as F });
  const chips = filters.flatMap((filter) => filter.chips(search.filters, words, facets));
  // From an area without results one goes on to the next by the map.
  const current = map ? search.view : "list";
  const showsMap = current === "map" && (total > 0 || area);
  return (
    <div
      data-view={current}
      className={current === "list" ? "gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]" : ""}
    >
      {notice && <div className="mb-5 lg:col-span-2">{notice}</div>}
      <FoundCount text={t("found", { count: total })} />
      <FilterPanel
        namespace={namespace}
        controls={filters.flatMap((filter) => filter.control(search.filters, facets, words) ?? [])}
        form={links.form}
        current={links.to({ page: 1 })}
        clearHref={clearHref}
        total={total}
      />
      <div className="min-w-0 space-y-4">
        <ResultsBar
          namespace={namespace}
          total={total}
          unfiltered={unfiltered}
          chosen={chips.length}
          views={(map ? (["list", "map"] as const) : []).map((view) => ({
            view,
            href: links.to({ view }),
            isCurrent: view === current,
          }))}
          sorts={sorts
            .filter(
              ({ needsPriceRights, hasChoices }) =>
                !hasChoices && (showsPrices || !needsPriceRights),
            )
            .map(({ name, label }) => ({
              label: label(words),
              href: links.to({ sort: name }),
              isCurrent: name === search.sort,
            }))}
          sortChoices={sortChoices}
        />
        <ActiveFilters
          area={area}
          chips={chips.map(({ label, left }) => ({ label, href: links.to({ filters: left }) }))}
          clearHref={clearHref}
        />
        <PendingArea>
          <MarkedResults
            className={clsx("grid gap-x-6 gap-y-4", showsMap && "lg:grid-cols-2 lg:items-start")}
          >
            <div
              id={listId}
              tabIndex={-1}
              role="group"
              aria-labelledby={countId}
              className="min-w-0 space-y-4 outline-none"
            >
              {total === 0 ? (
                <NoResults
                  namespace={namespace}
                  unfiltered={unfiltered}
                  clearHref={clearHref}
                  lifted={listLiftedFilters(filters, {
                    ...{ chosen: search.filters, lifted, facets, words },
                  }).map(({ left, ...rest }) => ({ ...rest, href: links.to({ filters: left }) }))}
                  otherDates={otherDates}
                  nothing={nothing}
                />
              ) : (
                <>
                  <ol className="space-y-4">
                    {cards.map(({ id, pin = id, card }) => (
                      <ResultRow key={id} pin={pin}>
                        {card}
                      </ResultRow>
                    ))}
                  </ol>
                  {chips.length > 0 && total <= littleLeft && (
                    <OtherDates dates={otherDates} className="pt-2" />
                  )}
                </>
              )}
              <ResultsPages
                page={page}
                pages={pages}
                toPage={(other) => links.to({ page: other })}
              />
            </div>
            {showsMap && <div className="lg:sticky lg:top-20">{map}</div>}
          </MarkedResults>
        </PendingArea>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
