import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { listPageNumbers } from "./list-page-numbers";

const gap = "…";

type Props = { page: number; pages: number; toPage: (page: number) => string };

/** Links to the pages of the list; each opens at its top. */
export function ResultsPages({ page, pages, toPage }: Props) {
  const t = useTranslations("results.pages");
  if (pages < 2) return null;
  return (
    <nav aria-label={t("label")} className="flex flex-wrap items-center justify-center gap-1 pt-2">
      {page > 1 && (
        <Link
          href={toPage(page - 1)}
          rel="prev"
          aria-label={t("previous")}
          className="page-link page-step"
        >
          <Icon name="chevron-left" className="mirrored size-5" />
        </Link>
      )}
      <ul className="flex items-center gap-1 max-sm:hidden">
        {listPageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden className="px-1 text-ink-soft">
                {gap}
              </span>
            ) : (
              <Link
                href={toPage(number)}
                aria-label={t("page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                className="page-link page-number"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="px-3 text-sm text-ink-soft sm:sr-only">{t("position", { page, pages })}</p>
      {page < pages && (
        <Link
          href={toPage(page + 1)}
          rel="next"
          aria-label={t("next")}
          className="page-link page-step"
        >
          <Icon name="chevron-right" className="mirrored size-5" />
        </Link>
      )}
    </nav>
  );
}
