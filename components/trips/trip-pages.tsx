import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

type Props = {
  page: number;
  pages: number;
  /** With the language. */ toHref: (page: number) => string;
};

/** On to what doesn't fit on one page; nothing where all does. */
export function TripPages({ page, pages, toHref }: Props) {
  const t = useTranslations("trips");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pages")} className="mt-6 flex items-center justify-between gap-4">
      {page > 1 ? (
        <ButtonLink href={toHref(page - 1)} look="secondary" rel="prev">
          {t("previous")}
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className="text-sm text-ink-soft">{t("page", { page, pages })}</p>
      {page < pages ? (
        <ButtonLink href={toHref(page + 1)} look="secondary" rel="next">
          {t("next")}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
