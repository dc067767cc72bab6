import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";

/** A search that may find more, with the words for it. */
export type WiderSearch = { label: string; href: string };

type Props = {
  /** The same results with any number of stops, where that is what leaves nothing. */
  anyStopsHref: string | null;
  wider: readonly WiderSearch[];
};

const look = buttonClass({ look: "secondary", size: "small" });

/** What to try where nothing was found: more stops, all airports of a city, or each leg alone. */
export function FlightAdvice({ anyStopsHref, wider }: Props) {
  const t = useTranslations("flights.empty");
  if (!anyStopsHref && wider.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {anyStopsHref && (
        <li>
          <Link href={anyStopsHref} className={look}>
            {t("anyStops")}
          </Link>
        </li>
      )}
      {wider.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className={look}>
            <bdi>{label}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type FilterProblemsProps = { hasUnknown: boolean; needsSignIn: boolean };

/** Tells which filters and sort orders of the URL weren't used. */
export function FilterProblems({ hasUnknown, needsSignIn }: FilterProblemsProps) {
  const t = useTranslations("flights.problems");
  if (!hasUnknown && !needsSignIn) return null;
  return (
    <Notice title={t("title")}>
      {hasUnknown && <p>{t("filters")}</p>}
      {needsSignIn && <p>{t("prices")}</p>}
    </Notice>
  );
}

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
