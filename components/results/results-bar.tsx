import clsx from "clsx";
import { List, Map, SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { hotelSorts } from "@/lib/api/contract/hotel-terms";
import { filterSheetId } from "./filter-panel";
import { ResultsLink } from "./results-link.client";
import type { ResultsView } from "@/lib/hotels/results-view";

const pill = "inline-flex min-h-10 items-center gap-2 px-3.5 text-sm font-medium whitespace-nowrap";

/** How many, in which order, as a list or on the map; on a phone the way to the filters, too. */
export function ResultsBar({ view: { asked, found, links, showsPrices } }: { view: ResultsView }) {
  const t = useTranslations("hotels");
  const { total, unfiltered } = found;
  const chosen = Object.values(asked.filters).reduce(
    (sum: number, value) => sum + (Array.isArray(value) ? value.length : 1),
    0,
  );
  const sorts = hotelSorts.filter((sort) => showsPrices || sort !== "price");
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading font-semibold">
          {total < unfiltered
            ? t("countOf", { count: total, unfiltered })
            : t("count", { count: total })}
        </h2>
        <nav aria-label={t("view.label")}>
          <ul className="flex rounded-control border border-line-strong bg-surface">
            {(["list", "map"] as const).map((view) => {
              const Icon = view === "map" ? Map : List;
              return (
                <li key={view}>
                  <ResultsLink
                    href={links.to({ view })}
                    aria-current={asked.view === view ? "true" : undefined}
                    className={clsx(
                      pill,
                      "rounded-control text-ink-soft aria-[current]:bg-brand-tint aria-[current]:text-brand-ink",
                    )}
                  >
                    <Icon aria-hidden className="size-4" />
                    {t(`view.${view}`)}
                  </ResultsLink>
                </li>
              );
            })}
          </ul>
        </nav>
      </div>
      <div className="flex items-center gap-3 overflow-x-auto py-1 [scrollbar-width:none] max-lg:-mx-4 max-lg:px-4">
        <button
          type="button"
          popoverTarget={filterSheetId}
          className={buttonClass({
            look: "secondary",
            size: "small",
            className: "min-h-10 shrink-0 lg:hidden",
          })}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {t("filters.open", { count: chosen })}
        </button>
        <nav aria-label={t("sort.label")} className="flex items-center gap-1">
          <span aria-hidden className="me-1 text-sm whitespace-nowrap text-ink-soft max-lg:hidden">
            {t("sort.label")}
          </span>
          <ul className="flex gap-2">
            {sorts.map((sort) => (
              <li key={sort}>
                <ResultsLink
                  href={links.to({ sort })}
                  aria-current={asked.sort === sort ? "true" : undefined}
                  className={clsx(
                    pill,
                    "rounded-pill border border-line-strong text-ink hover:border-brand-ink",
                    "aria-[current]:border-brand-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink",
                  )}
                >
                  {t(`sort.${sort}`)}
                </ResultsLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
