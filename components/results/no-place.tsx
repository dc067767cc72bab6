import { useTranslations } from "next-intl";

/** Shown instead of results when the place is missing or unknown. */
export function NoPlace({ name }: { name: string }) {
  const t = useTranslations("results.noPlace");
  return (
    <section className="space-y-1 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 className="text-heading font-semibold">
        {name ? t("unknown", { place: name }) : t("title")}
      </h2>
      <p className="text-ink-soft">{t("text")}</p>
    </section>
  );
}
