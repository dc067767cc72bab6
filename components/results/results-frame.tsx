import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { FilterWords } from "@/lib/results/filters/filter";
import type { ResultsLinks } from "@/lib/results/results-links";
import type { ResultsQuery } from "@/lib/results/results-query";
import type { ResultsTable } from "@/lib/results/results-table";
import { ActiveFilters } from "./active-filters";
import { FilterPanel } from "./filter-panel";
import { FoundCount } from "./found-count.client";
import { NoResults } from "./no-results";
import { PendingArea } from "./pending-area.client";
import { ResultsBar } from "./results-bar";
import { ResultsPages } from "./results-pages";
import { useFilterWords } from "./use-filter-words";

type Props<F extends object, Facets, S extends string> = Pick<
  FilterWords,
  "currency" | "placeName"
> & {
  table: ResultsTable<F, Facets, S>;
  search: ResultsQuery<F, S>;
  links: ResultsLinks<ResultsQuery<F, S>>;
  /** `total` is after the filters, `unfiltered` before. */
  found: { total: number; unfiltered: number; page: number; pages: number; facets: Facets };
  showsPrices: boolean;
  /** Shown above the results. */
  notice?: ReactNode;
  /** Shown above the cards in the map view. */
  map: ReactNode;
  cards: readonly { id: string; card: ReactNode }[];
  nothing: ComponentProps<typeof NoResults>["nothing"];
  /** Shown below the results. */
  note?: ReactNode;
};

/**
 * Filters and list of an answered search. The filters are made from the service's table; cards and
 * map are the service's own.
 */
export function ResultsFrame<F extends object, Facets, S extends string>({
  table: { namespace, filters, sorts },
  search,
  links,
  found: { total, unfiltered, page, pages, facets },
  currency,
  placeName,
  showsPrices,
  notice,
  map,
  cards,
  nothing,
  note,
}: Props<F, Facets, S>) {
  const t = useTranslations(namespace);
  const words = useFilterWords({ currency, placeName });
  const clearHref = links.to({ filters: {} as F });
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
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
          chosen={Object.values(search.filters).flat().length}
          views={(["list", "map"] as const).map((view) => ({
            view,
            href: links.to({ view }),
            isCurrent: view === search.view,
          }))}
          sorts={sorts
            .filter(({ needsPriceRights }) => showsPrices || !needsPriceRights)
            .map(({ name, label }) => ({
              label: label(words),
              href: links.to({ sort: name }),
              isCurrent: name === search.sort,
            }))}
        />
        <ActiveFilters
          chips={filters
            .flatMap((filter) => filter.chips(search.filters, words, facets))
            .map(({ label, left }) => ({ label, href: links.to({ filters: left }) }))}
          clearHref={clearHref}
        />
        <PendingArea className="space-y-4">
          {search.view === "map" && total > 0 && map}
          {total === 0 ? (
            <NoResults
              namespace={namespace}
              unfiltered={unfiltered}
              clearHref={clearHref}
              nothing={nothing}
            />
          ) : (
            <ol className="space-y-4">
              {cards.map(({ id, card }) => (
                <li key={id}>{card}</li>
              ))}
            </ol>
          )}
          <ResultsPages page={page} pages={pages} toPage={(other) => links.to({ page: other })} />
        </PendingArea>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </div>
    </div>
  );
}
