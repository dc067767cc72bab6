import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";

/** Nothing was selected: where that is done. */
export function EmptySelection({ listHref }: { listHref: string }) {
  const t = useTranslations("agencyBookings.cancelling");
  return (
    <section className="grid justify-items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <h2 className="text-heading font-semibold">{t("none")}</h2>
      <p className="max-w-prose text-ink-soft">{t("noneText")}</p>
      <ButtonLink href={listHref}>{t("back")}</ButtonLink>
    </section>
  );
}
