import clsx from "clsx";
import { List, Map, SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { filterSheetId } from "./filter-panel";
import { ResultsLink } from "./results-link.client";

const pill = "inline-flex min-h-10 items-center gap-2 px-3.5 text-sm font-medium whitespace-nowrap";

type Way = { href: string; isCurrent: boolean };
type Props = {
  namespace: ResultsNamespace;
  total: number;
  unfiltered: number;
  /** The number of filter values that are set. */
  chosen: number;
  views: readonly (Way & { view: "list" | "map" })[];
  sorts: readonly (Way & { label: string })[];
};

/** The number of results, sort orders, list or map; on a phone also the button for the filters. */
export function ResultsBar({ namespace, total, unfiltered, chosen, views, sorts }: Props) {
  const t = useTranslations("results");
  const tService = useTranslations(namespace);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading font-semibold">
          {total < unfiltered
            ? tService("countOf", { count: total, unfiltered })
            : tService("count", { count: total })}
        </h2>
        <nav aria-label={t("view.label")}>
          <ul className="flex rounded-control border border-line-strong bg-surface">
            {views.map(({ view, href, isCurrent }) => {
              const Icon = view === "map" ? Map : List;
              return (
                <li key={view}>
                  <ResultsLink
                    href={href}
                    aria-current={isCurrent ? "true" : undefined}
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
            {sorts.map(({ label, href, isCurrent }) => (
              <li key={label}>
                <ResultsLink
                  href={href}
                  aria-current={isCurrent ? "true" : undefined}
                  className={clsx(
                    pill,
                    "rounded-pill border border-line-strong text-ink hover:border-brand-ink",
                    "aria-[current]:border-brand-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink",
                  )}
                >
                  {label}
                </ResultsLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
