"use client";

import { useTranslations } from "next-intl";
import { useServiceTabs } from "@/components/site/use-service-tabs.client";
import type { ServiceId } from "@/lib/api/contract/services";
import type { DealFailure } from "@/lib/deals/deal-failure";
import type { Deal } from "@/lib/api/contract/to-deal";
import type { DealSearches } from "@/lib/deals/deal-searches";
import { DealPanel } from "./deal-panel.client";
import { useDealsView } from "./deals-view.client";
import { EmptyDeals } from "./empty-deals.client";
import { PromoBanner } from "./promo-banner.client";

type Props = {
  active: readonly ServiceId[];
  searches: DealSearches;
  initial: { service: ServiceId; deals: Deal[] | DealFailure } | null;
};

/** The tabs and the selected one's deals. */
export function DealTabs({ active, searches, initial }: Props) {
  const t = useTranslations("deals");
  const { prefix, page } = useDealsView();
  const { selected, toHref, select } = useServiceTabs(active, page ?? prefix);
  if (!selected) return null;

  const { id } = selected;
  const search = selected.hasDeals ? searches[selected.id] : undefined;

  return (
    <div className="space-y-6">
      <nav
        aria-label={t("tabs")}
        className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        <ul className="flex w-max gap-2">
          {active.map((service) => (
            <li key={service}>
              <a
                href={toHref(service)}
                aria-current={service === id ? "true" : undefined}
                onClick={select}
                className="deal-tab"
              >
                {t(`services.${service}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {!selected.hasDeals ? (
        <PromoBanner service={selected.id} />
      ) : search ? (
        <DealPanel
          key={id}
          search={search}
          initial={initial?.service === id ? initial.deals : null}
        />
      ) : (
        <EmptyDeals service={selected.id} />
      )}
    </div>
  );
}
