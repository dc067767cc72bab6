import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { FilterControl } from "@/lib/results/filters/filter";
import type { FilterTarget } from "@/lib/results/results-links";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form.client";
import { FilterSheet } from "./filter-sheet.client";
import { streamParameter } from "./stream-parameter";

export const filterSheetId = "filters";

type Props = {
  namespace: ResultsNamespace;
  controls: readonly FilterControl[];
  form: FilterTarget;
  /** The URL of the first page of the current results. */
  current: string;
  clearHref: string;
  total: number;
};

/** The form of all filters; it sends the rest of the search along. */
export function FilterPanel({ namespace, controls, form, current, clearHref, total }: Props) {
  const t = useTranslations("results.filters");
  const tService = useTranslations(namespace);
  return (
    <FilterSheet id={filterSheetId} label={t("title")}>
      <FilterForm action={form.action} current={current} className="flex min-h-full flex-col">
        <div className="sticky top-0 z-10 flex items-center justify-between border-b border-line bg-surface px-4 py-2 lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:pt-0">
          <h2 className="text-heading font-semibold">{t("title")}</h2>
          <button
            type="button"
            popoverTarget={filterSheetId}
            popoverTargetAction="hide"
            aria-label={t("close")}
            className="grid size-11 place-items-center rounded-pill text-ink-soft hover:bg-brand-tint lg:hidden"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {form.kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} defaultValue={value} />
        ))}
        <noscript>
          <input type="hidden" name={streamParameter.name} value={streamParameter.off} />
        </noscript>
        <div className="grow space-y-5 px-4 py-4 lg:px-0">
          {controls.map((control) => (
            <FilterFields key={control.legend} namespace={namespace} control={control} />
          ))}
        </div>
        <div className="sticky bottom-0 flex gap-3 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden lg:border-0 lg:bg-transparent lg:px-0 noscript:lg:flex">
          <a href={clearHref} className={buttonClass({ look: "quiet" })}>
            {t("clear")}
          </a>
          <Button type="submit" className="grow">
            <span className="noscript:hidden">{tService("filters.show", { count: total })}</span>
            <span className="hidden noscript:inline">{t("apply")}</span>
          </Button>
        </div>
      </FilterForm>
    </FilterSheet>
  );
}
