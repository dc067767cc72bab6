import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { LiftedFilter } from "@/lib/results/list-lifted-filters";
import type { OtherDate } from "@/lib/results/list-other-dates";
import type { ResultsNamespace } from "@/lib/results/results-table";
import { OtherDates } from "./other-dates";
import { ResultsLink } from "./results-link.client";

type Props = {
  namespace: ResultsNamespace;
  /** The number of results without filters. */
  unfiltered: number;
  clearHref: string;
  /** The filters whose removal alone brings results. */
  lifted: readonly (Omit<LiftedFilter<unknown>, "left"> & { href: string })[];
  otherDates: readonly OtherDate[];
  /** Texts for when nothing was found, and the service's alternatives. */
  nothing: { title: string; text: string; elsewhere: ReactNode };
};

/** Why there are no results, and what to do: clear the filters, or the service's alternatives. */
export function NoResults({
  namespace,
  unfiltered,
  clearHref,
  lifted,
  otherDates,
  nothing,
}: Props) {
  const t = useTranslations("results");
  const tService = useTranslations(namespace);
  const format = useFormatter();
  const isFiltered = unfiltered > 0;
  return (
    <section className="space-y-5 rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="space-y-1">
        <h3 className="text-heading font-semibold">
          {isFiltered ? tService("empty.filtered") : nothing.title}
        </h3>
        <p className="text-ink-soft">
          {isFiltered ? tService("empty.filteredText", { count: unfiltered }) : nothing.text}
        </p>
      </div>
      {lifted.length > 0 && (
        <ul className="space-y-1">
          {lifted.map(({ labels, total, range, href }) => (
            <li key={href}>
              <ResultsLink
                href={href}
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
              >
                <bdi>{t("filters.remove", { filter: format.list(labels) })}</bdi>
              </ResultsLink>
              <span className="text-ink-soft">
                {" · "}
                {tService("found", { count: total })}
                {range && (
                  <>
                    {` · ${range.legend}: `}
                    <bdi>{range.hint}</bdi>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isFiltered && (
        <ResultsLink href={clearHref} className={buttonClass()}>
          {t("filters.clear")}
        </ResultsLink>
      )}
      {isFiltered && <OtherDates dates={otherDates} />}
      {nothing.elsewhere}
    </section>
  );
}
