import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";
import { FilterSheetHead } from "@/components/results/filter-sheet-head";
import { ResultsSheet } from "@/components/results/results-sheet.client";
import type { QueryInput } from "@/lib/query-values";
import { streamParameter } from "@/components/results/stream-parameter";

const sheetId = "filters";

type Props = {
  /** The list's address without a query, with the language. */ action: string;
  /** Of the form, such as "Search bookings". */ label: string;
  /** The words that are searched for; without it there is no field for words. */
  search?: { text: string | undefined; hint: string };
  /** Of the button that applies the filters, such as "Show bookings". */ show: string;
  /** How many filters are set, without the words. */ count: number;
  /** What the form sends along, such as the sort order. */
  kept: QueryInput;
  clearHref: string;
  /** The fields of the filters; without any there is no sheet. */ children?: ReactNode;
};

/**
 * The search and all filters of a list as one plain GET form: what it leads to is an address, and
 * it works without scripts. The filters open over the page, on wide screens at its end. Its fields
 * are what the address said when it was first rendered: give it the address as `key`.
 */
export function ListFilterForm({
  action,
  label,
  search,
  show,
  count,
  kept,
  clearHref,
  children,
}: Props) {
  const t = useTranslations("results");
  return (
    <form role="search" aria-label={label} method="get" action={action}>
      <noscript>
        <input type="hidden" name={streamParameter.name} value={streamParameter.off} />
      </noscript>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={value} />
      ))}
      <div className="flex flex-wrap gap-2">
        {search && (
          <>
            <label className="min-w-0 grow basis-64">
              <span className="sr-only">{label}</span>
              <TextInput
                type="search"
                name="q"
                maxLength={100}
                defaultValue={search.text}
                placeholder={search.hint}
                enterKeyHint="search"
              />
            </label>
            <Button type="submit" look="secondary" className="shrink-0">
              <Icon name="search" className="size-4" />
              {t("list.search")}
            </Button>
          </>
        )}
        {children && (
          <button
            type="button"
            popoverTarget={sheetId}
            className={buttonClass({ look: "secondary", className: "shrink-0" })}
          >
            <Icon name="sliders-horizontal" className="size-4" />
            {t("filters.open", { count })}
          </button>
        )}
      </div>
      {children && (
        <ResultsSheet
          as="aside"
          id={sheetId}
          label={t("filters.title")}
          className="inset-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-surface sm:inset-y-0 sm:start-auto sm:end-0 sm:h-dvh sm:w-104 sm:border-s sm:border-line sm:shadow-raised"
        >
          <div className="flex min-h-full flex-col">
            <FilterSheetHead sheetId={sheetId} />
            <div className="grow space-y-5 px-4 py-4">{children}</div>
            <div className="filter-sheet-foot">
              <a href={clearHref} className={buttonClass({ look: "quiet" })}>
                {t("filters.clear")}
              </a>
              <Button type="submit" className="grow">
                {show}
              </Button>
            </div>
          </div>
        </ResultsSheet>
      )}
    </form>
  );
}
