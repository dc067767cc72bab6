import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/text-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import type { TripTab } from "./trip-tabs";

type Props = {
  tab: TripTab;
  searchHref: string;
  /** Null where the agency shows none. */ destinationsHref: string | null;
  findHref: string;
};

/** Nothing there, why that is fine, and where to go from here. */
export function NoTrips({ tab, searchHref, destinationsHref, findHref }: Props) {
  const t = useTranslations("trips");
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-dashed border-line-strong px-6 py-12 text-center">
      <Icon name="luggage" className="size-10 text-ink-faint" />
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
      <p>
        {/* Loaded anew: that page has a policy of its own. */}
        <TextLink href={findHref} className="hover:underline">
          {t("find")}
        </TextLink>
      </p>
    </section>
  );
}
