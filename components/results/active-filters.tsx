import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { ResultsLink } from "./results-link.client";

type Props = {
  chips: readonly { label: string; href: string }[];
  clearHref: string;
};

/** The filters that are set, each with a link that removes it. */
export function ActiveFilters({ chips, clearHref }: Props) {
  const t = useTranslations("results.filters");
  if (chips.length === 0) return null;
  return (
    <nav aria-label={t("active")}>
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ label, href }) => (
          <li key={label}>
            <ResultsLink
              href={href}
              aria-label={t("remove", { filter: label })}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-brand-tint px-3.5 text-sm font-medium text-ink hover:underline"
            >
              <bdi>{label}</bdi>
              <X aria-hidden className="size-4" />
            </ResultsLink>
          </li>
        ))}
        <li>
          <ResultsLink
            href={clearHref}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold text-brand-ink hover:underline"
          >
            {t("clear")}
          </ResultsLink>
        </li>
      </ul>
    </nav>
  );
}
