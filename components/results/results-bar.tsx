import clsx from "clsx";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { countId } from "@/lib/results/page-ids";
import { filterSheetId } from "./filter-panel";
import { ResultsLink } from "./results-link.client";
import { ResultsSheet } from "./results-sheet.client";

const sortSheetId = "sorts";
const phoneButton = buttonClass({
  look: "secondary",
  size: "small",
  className: "min-h-10",
});

type Way = { href: string; isCurrent: boolean };
type Props = {
  namespace: ResultsNamespace;
  total: number;
  unfiltered: number;
  /** The number of filters that are set. */
  chosen: number;
  /** Empty where there is nothing but the list. */
  views: readonly (Way & { view: "list" | "map" })[];
  sorts: readonly (Way & { label: string })[];
};

/**
 * The number of results, sort orders, list or map. On a phone they stay in reach below the header,
 * with the button for the filters.
 */
export function ResultsBar({ namespace, total, unfiltered, chosen, views, sorts }: Props) {
  const t = useTranslations("results");
  const tService = useTranslations(namespace);
  const current = sorts.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return (
    <>
      <h2 id={countId} className="text-heading font-semibold">
        {total < unfiltered
          ? tService("countOf", { count: total, unfiltered })
          : tService("count", { count: total })}
      </h2>
      <div className="results-bar">
        <button
          type="button"
          popoverTarget={filterSheetId}
          className={clsx(phoneButton, "shrink-0 filters-beside:hidden")}
        >
          <Icon name="sliders-horizontal" className="size-4" />
          {t("filters.open", { count: chosen })}
        </button>
        <button
          type="button"
          popoverTarget={sortSheetId}
          aria-label={`${t("sort.label")}: ${current}`}
          className={clsx(phoneButton, "min-w-0 shrink lg:hidden")}
        >
          <Icon name="arrow-up-down" className="size-4 shrink-0" />
          <span className="truncate">{current}</span>
        </button>
        <ResultsSheet
          as="nav"
          id={sortSheetId}
          label={t("sort.label")}
          closesByLinks
          className="max-lg:sheet sort-sheet"
        >
          <span aria-hidden className="sort-title">
            {t("sort.label")}
          </span>
          <ul className="lg:flex lg:flex-wrap lg:gap-2">
            {sorts.map(({ label, href, isCurrent }) => (
              <li key={label}>
                <ResultsLink
                  href={href}
                  aria-current={isCurrent ? "true" : undefined}
                  className="group sort-link"
                >
                  <span className="grow">{label}</span>
                  <Icon name="check" className="size-5 not-group-aria-[current]:hidden lg:hidden" />
                </ResultsLink>
              </li>
            ))}
          </ul>
        </ResultsSheet>
        {views.length > 0 && (
          <nav aria-label={t("view.label")} className="ms-auto shrink-0">
            <ul className="flex rounded-control border border-line-strong bg-surface">
              {views.map(({ view, href, isCurrent }) => {
                const icon = view === "map" ? "map" : "list";
                return (
                  <li key={view} className={clsx(isCurrent && "max-lg:hidden")}>
                    <ResultsLink
                      href={href}
                      keepsPlace
                      aria-current={isCurrent ? "true" : undefined}
                      className="view-link"
                    >
                      <Icon name={icon} className="size-4" />
                      {t(`view.${view}`)}
                    </ResultsLink>
                  </li>
                );
              })}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
