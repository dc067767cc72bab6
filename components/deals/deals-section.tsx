import { useFormatter, useTranslations } from "next-intl";
import { ClientTexts } from "@/components/site/client-texts";
import type { ServiceId } from "@/lib/api/contract/services";
import type { DealFailure } from "@/lib/deals/deal-failure";
import type { Deal } from "@/lib/api/contract/to-deal";
import { calendarDay, toUtcDate } from "@/lib/dates/calendar-date";
import type { DealDates } from "@/lib/dates/deal-dates";
import { useDateRange } from "@/lib/dates/use-date-range";
import type { DealSearches } from "@/lib/deals/deal-searches";
import { DealTabs } from "./deal-tabs.client";
import { DealsSubtitle } from "./deals-subtitle.client";
import { DealsViewProvider, type DealsView } from "./deals-view.client";

type Props = {
  active: readonly ServiceId[];
  searches: DealSearches;
  initial: { service: ServiceId; deals: Deal[] | DealFailure } | null;
  dates: DealDates;
  /** Names of the places around which each service is searched; null if one has none. */
  places: Readonly<Partial<Record<ServiceId, string | null>>>;
  view: DealsView;
  /** Set if prices are shown converted: into what, and the date of the rates. */
  conversion: { currency: string; asOf: string } | null;
};

/** "Product Deals": one tab per service the agency sells. */
export function DealsSection({
  active,
  searches,
  initial,
  dates,
  places,
  view,
  conversion,
}: Props) {
  const t = useTranslations("deals");
  const format = useFormatter();
  const range = useDateRange()(dates.start, dates.end);
  const hasDeals = Object.keys(searches).some((service) => active.some((id) => id === service));
  const isSample = Array.isArray(initial?.deals) && initial.deals.some((deal) => deal.isSample);
  return (
    <section aria-labelledby="deals" className="page-width space-y-6 py-12 sm:py-16">
      <header className="space-y-1">
        <h2 id="deals" className="text-title font-semibold text-ink">
          {t("title")}
        </h2>
        <DealsSubtitle
          active={active}
          texts={Object.fromEntries(
            Object.entries(places).map(([service, place]) => [
              service,
              place ? t("subtitle", { place, dates: range }) : t("subtitleHere", { dates: range }),
            ]),
          )}
        />
      </header>
      <ClientTexts namespaces={["deals", "money"]}>
        <DealsViewProvider value={view}>
          <DealTabs active={active} searches={searches} initial={initial} />
        </DealsViewProvider>
      </ClientTexts>
      {hasDeals && conversion && (
        <p className="text-sm text-ink-faint">
          {t("converted", {
            currency: conversion.currency,
            date: format.dateTime(toUtcDate(conversion.asOf), calendarDay),
          })}
        </p>
      )}
      {isSample && <p className="text-sm text-ink-faint">{t("sample")}</p>}
    </section>
  );
}
