"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, type MouseEvent } from "react";
import { serviceById, type ServiceId } from "@/lib/api/contract/services";
import type { Deal } from "@/lib/api/contract/to-deal";
import { resolveSelectedService } from "@/lib/deals/active-services";
import type { DealSearches } from "@/lib/deals/deal-searches";
import { paths } from "@/lib/paths";
import { DealPanel } from "./deal-panel.client";
import { useDealsView } from "./deals-view.client";
import { EmptyDeals } from "./empty-deals.client";
import { PromoBanner } from "./promo-banner.client";

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * The tabs and the selected one's deals. The URL holds the selection: without scripts a tab is a
 * link, with scripts it is instant.
 */
export function DealTabs({
  active,
  searches,
  initial,
}: {
  active: readonly ServiceId[];
  searches: DealSearches;
  initial: { service: ServiceId; deals: Deal[] | "failed" } | null;
}) {
  const t = useTranslations("deals");
  const query = useSearchParams();
  const { prefix, page } = useDealsView();
  // The router notices pushed entries once its effects have run, and these run with them: until
  // then a tab is a link.
  const isRouterReady = useRef(false);
  useEffect(() => void (isRouterReady.current = true), []);
  const selected = resolveSelectedService(active.map(serviceById), query.get("tab"));
  if (!selected) return null;

  const hrefOf = (service: ServiceId) => {
    const home = paths.home({ ...Object.fromEntries(query), service });
    return page ? home.replace("/", page) : `${prefix}${home}`;
  };
  const select = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isRouterReady.current || !isPlainClick(event)) return;
    event.preventDefault();
    window.history.pushState(null, "", event.currentTarget.href);
  };
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
                href={hrefOf(service)}
                aria-current={service === id ? "true" : undefined}
                onClick={select}
                className="flex min-h-11 items-center rounded-pill border border-line px-4 font-medium whitespace-nowrap text-ink hover:border-line-strong hover:bg-brand-tint aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
              >
                {t(`services.${service}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {id === "flights" || id === "cruises" ? (
        <PromoBanner service={id} />
      ) : search ? (
        <DealPanel
          key={id}
          search={search}
          initial={initial?.service === id ? initial.deals : null}
        />
      ) : (
        <EmptyDeals service={id} />
      )}
    </div>
  );
}
