import { useTranslations } from "next-intl";

const texts = {
  samePlace: { title: "samePlaceTitle", text: "samePlace" },
  ages: { title: "agesTitle", text: "ages" },
} as const;

/** Instead of results, while something that the search can't do without is missing. */
export function NoSearch({ reason }: { reason: keyof typeof texts }) {
  const t = useTranslations("flights.problems");
  const { title, text } = texts[reason];
  return (
    <section className="space-y-1 rounded-card border border-line bg-surface p-6 sm:p-8">
      <h2 className="text-heading font-semibold">{t(title)}</h2>
      <p className="text-ink-soft">{t(text)}</p>
    </section>
  );
}
