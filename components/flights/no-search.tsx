import { useTranslations } from "next-intl";

/** Instead of results, while something that the search can't do without is missing. */
export function NoSearch({ reason }: { reason: "samePlace" | "ages" }) {
  const t = useTranslations("flights.problems");
  return (
    <section className="space-y-1 rounded-card border border-line bg-surface p-6 sm:p-8">
      {/* The form above asks for ages under a heading of its own. */}
      {reason === "samePlace" && (
        <h2 className="text-heading font-semibold">{t("samePlaceTitle")}</h2>
      )}
      <p className="text-ink-soft">{t(reason)}</p>
    </section>
  );
}
