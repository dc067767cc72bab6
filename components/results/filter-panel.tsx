import { useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import type { FilterControl } from "@/lib/results/filters/filter";
import type { FilterTarget } from "@/lib/results/results-links";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { FilterFields } from "./filter-fields.client";
import { FilterForm } from "./filter-form.client";
import { FilterSheetHead } from "./filter-sheet-head";
import { ResultsLink } from "./results-link.client";
import { ResultsSheet } from "./results-sheet.client";
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
    <ResultsSheet as="aside" id={filterSheetId} label={t("title")} className="filter-sheet">
      <FilterForm action={form.action} current={current} className="flex min-h-full flex-col">
        <FilterSheetHead sheetId={filterSheetId} closeClassName="filters-beside:hidden" />
        {form.kept.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} defaultValue={value} />
        ))}
        <noscript>
          <input type="hidden" name={streamParameter.name} value={streamParameter.off} />
        </noscript>
        <div className="grow space-y-5 px-4 py-4 filters-beside:px-0">
          <ClientTexts namespaces={[`${namespace}.filters.options`]}>
            <FilterFields namespace={namespace} controls={controls} />
          </ClientTexts>
        </div>
        <div className="filter-sheet-foot">
          <ResultsLink href={clearHref} className={buttonClass({ look: "quiet" })}>
            {t("clear")}
          </ResultsLink>
          <Button type="submit" className="grow">
            <span className="noscript:hidden">{tService("filters.show", { count: total })}</span>
            <span className="hidden noscript:inline">{t("apply")}</span>
          </Button>
        </div>
      </FilterForm>
    </ResultsSheet>
  );
}
