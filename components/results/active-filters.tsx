import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { ResultsLink } from "./results-link.client";

/** Something that narrows the search, with the URL of the search without it. */
export type Chip = { label: string; href: string };
type Props = {
  /** The part of the map that is searched, which is no filter of the results. */
  area?: Chip | null;
  chips: readonly Chip[];
  clearHref: string;
};

/** The filters that are set, each with a link that removes it. */
export function ActiveFilters({ area, chips, clearHref }: Props) {
  const t = useTranslations("results.filters");
  const all = area ? [area, ...chips] : chips;
  if (all.length === 0) return null;
  return (
    <nav aria-label={t("active")}>
      <ul className="flex flex-wrap items-center gap-2">
        {all.map(({ label, href }) => (
          <li key={label}>
            <ResultsLink
              href={href}
              aria-label={t("remove", { filter: label })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-brand-tint px-3.5 text-sm font-medium text-ink hover:underline"
            >
              <bdi>{label}</bdi>
              <Icon name="x" className="size-4" />
            </ResultsLink>
          </li>
        ))}
        {chips.length > 0 && (
          <li>
            <ResultsLink
              href={clearHref}
              className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-brand-ink hover:underline"
            >
              {t("clear")}
            </ResultsLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
