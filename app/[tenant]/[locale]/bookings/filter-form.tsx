import { useTranslations } from "next-intl";
import { ResultsSheet } from "@/components/results/results-sheet.client";
import { streamParameter } from "@/components/results/stream-parameter";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { TextInput } from "@/components/ui/text-input";
import type { Agent } from "@/lib/api/contract/agency-bookings";
import { countFilters, type BookingListQuery } from "@/lib/agency-bookings/booking-list-query";
import { FilterFields } from "./filter-fields";

const sheetId = "filters";

type Props = {
  action: string;
  query: BookingListQuery;
  agents: readonly Agent[];
  clearHref: string;
};

/**
 * The search and all filters as one plain GET form: what it leads to is an address, and it works
 * without scripts. The filters open over the page, on wide screens at its end.
 */
export function FilterForm({ action, query, agents, clearHref }: Props) {
  const t = useTranslations("agencyBookings");
  const shared = useTranslations("results.filters");
  const { q, ...others } = query;
  return (
    <form role="search" aria-label={t("search")} method="get" action={action}>
      <noscript>
        <input type="hidden" name={streamParameter.name} value={streamParameter.off} />
      </noscript>
      <input type="hidden" name="sort" defaultValue={query.sort} />
      <div className="flex flex-wrap gap-2">
        <label className="min-w-0 grow basis-64">
          <span className="sr-only">{t("search")}</span>
          <TextInput
            type="search"
            name="q"
            maxLength={100}
            defaultValue={q}
            placeholder={t("searchHint")}
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" look="secondary" className="shrink-0">
          <Icon name="search" className="size-4" />
          {t("submit")}
        </Button>
        <button
          type="button"
          popoverTarget={sheetId}
          className={buttonClass({ look: "secondary", className: "shrink-0" })}
        >
          <Icon name="sliders-horizontal" className="size-4" />
          {shared("open", { count: countFilters(others) })}
        </button>
      </div>
      <ResultsSheet
        as="aside"
        id={sheetId}
        label={shared("title")}
        className="inset-0 size-full max-h-none max-w-none overflow-auto overscroll-contain bg-surface sm:inset-y-0 sm:start-auto sm:end-0 sm:h-dvh sm:w-104 sm:border-s sm:border-line sm:shadow-raised"
      >
        <div className="flex min-h-full flex-col">
          <div className="filter-sheet-head">
            <h2 className="text-heading font-semibold">{shared("title")}</h2>
            <button
              type="button"
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              aria-label={shared("close")}
              className="grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-brand-tint"
            >
              <Icon name="x" className="size-5" />
            </button>
          </div>
          <div className="grow space-y-5 px-4 py-4">
            <FilterFields query={query} agents={agents} />
          </div>
          <div className="filter-sheet-foot">
            <a href={clearHref} className={buttonClass({ look: "quiet" })}>
              {shared("clear")}
            </a>
            <Button type="submit" className="grow">
              {t("show")}
            </Button>
          </div>
        </div>
      </ResultsSheet>
    </form>
  );
}
