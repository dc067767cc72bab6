import { Luggage } from "lucide-react";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import type { TripTab } from "./trip-tabs";

type Props = { tab: TripTab; searchHref: string; /** Null where the agency shows none. */ destinationsHref: string | null };

/** Nothing there, why that is fine, and where to go from here. */
export function NoTrips({ tab, searchHref, destinationsHref }: Props) {
  const t = useTranslations("trips");
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <Luggage aria-hidden className="size-10 text-ink-faint" />
      <h2 className="text-heading font-semibold text-balance">{t(`empty.${tab}.title`)}</h2>
      <p className="max-w-prose text-ink-soft">{t(`empty.${tab}.text`)}</p>
      <p className="flex flex-wrap justify-center gap-3 pt-1">
        <ButtonLink href={searchHref}>{t("search")}</ButtonLink>
        {destinationsHref && (
          <ButtonLink href={destinationsHref} look="secondary">
            {t("destinations")}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
