import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

type Props = {
  isFiltered: boolean;
  /** All of the agency, not one's own alone. */ isAgencys: boolean;
  agencyName: string;
  bookHref: string;
};

/** What belongs here and how it comes here; or that filters leave nothing. */
export function NoBookings({ isFiltered, isAgencys, agencyName, bookHref }: Props) {
  const t = useTranslations("agencyBookings");
  return (
    <section className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <h3 className="text-heading font-semibold">
        {t(isFiltered ? "noMatch.title" : "none.title")}
      </h3>
      <p className="max-w-prose text-ink-soft">
        {isFiltered
          ? t("noMatch.text")
          : isAgencys
            ? t("none.text", { agency: agencyName })
            : t("none.own")}
      </p>
      {!isFiltered && <ButtonLink href={bookHref}>{t("none.action")}</ButtonLink>}
    </section>
  );
}
