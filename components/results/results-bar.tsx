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
const choiceSheetId = "sort-choices";
const phoneButton = buttonClass({
  look: "secondary",
  size: "small",
  className: "min-h-10",
});

type Way = { href: string; isCurrent: boolean };
/** Things to sort by under one heading; `label` says it of one without the heading. */
export type SortChoices = {
  label: string;
  choices: readonly (Way & { text: string; label: string })[];
};
type Props = {
  namespace: ResultsNamespace;
  total: number;
  unfiltered: number;
  /** The number of filters that are set. */
  chosen: number;
  /** Empty where there is nothing but the list. */
  views: readonly (Way & { view: "list" | "map" })[];
  sorts: readonly (Way & { label: string })[];
  /** Nothing is shown of none. */
  sortChoices?: SortChoices | undefined;
};

/**
 * The number of results, sort orders, list or map. On a phone they stay in reach below the header,
 * with the button for the filters.
 */
export function ResultsBar({
  namespace,
  total,
  unfiltered,
  chosen,
  views,
  sorts,
  sortChoices = { label: "", choices: [] },
}: Props) {
  const t = useTranslations("results");
  const tService = useTranslations(namespace);
  const { choices } = sortChoices;
  const current = [...sorts, ...choices].find(({ isCurrent }) => isCurrent)?.label ?? "";
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
            {choices.length > 0 && (
              <li>
                <SortMenu {...sortChoices} />
              </li>
            )}
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

/** On wide screens a menu under its button; in a phone's sheet the rest of the list. */
function SortMenu({ label, choices }: SortChoices) {
  const current = choices.find(({ isCurrent }) => isCurrent);
  return (
    <>
      <button
        type="button"
        popoverTarget={choiceSheetId}
        aria-current={current ? "true" : undefined}
        className="sort-link max-lg:hidden"
      >
        <span className="max-w-48 truncate">{current?.label ?? label}</span>
        <Icon name="chevron-down" className="size-4 shrink-0" />
      </button>
      <ResultsSheet as="nav" id={choiceSheetId} label={label} closesByLinks className="sort-menu">
        <span aria-hidden className="px-3 text-sm text-ink-soft lg:hidden">
          {label}
        </span>
        <ul>
          {choices.map(({ text, href, isCurrent }) => (
            <li key={href}>
              <ResultsLink
                href={href}
                aria-current={isCurrent ? "true" : undefined}
                className="group sort-choice"
              >
                <bdi className="grow">{text}</bdi>
                <Icon name="check" className="size-5 not-group-aria-[current]:hidden" />
              </ResultsLink>
            </li>
          ))}
        </ul>
      </ResultsSheet>
    </>
  );
}
