import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Props = {
  /** Filters leave nothing of it. */ isFiltered: boolean;
  noMatch: string;
  /** What belongs here and how it comes here, where nothing is filtered. */
  none: { title: string; text: string; action?: ReactNode };
};

/** What belongs into a list and how it comes there; or that its filters leave nothing. */
export function EmptyList({ isFiltered, noMatch, none }: Props) {
  const t = useTranslations("results.list");
  return (
    <section className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <h3 className="text-heading font-semibold">{isFiltered ? noMatch : none.title}</h3>
      <p className="max-w-prose text-ink-soft">{isFiltered ? t("noMatch") : none.text}</p>
      {!isFiltered && none.action}
    </section>
  );
}
