import type { Agency } from "@/lib/api/contract/agencies";
import { services } from "@/lib/api/contract/services";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { resolveDealOrigins } from "@/lib/deals/deal-origins";
import type { DealSearches } from "@/lib/deals/deal-searches";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { Query } from "@/lib/query-values";
import { serviceKits } from "./service-kits";

/**
 * The deal searches of the home page: around `?lat=&long=` or `?airportLat=&airportLong=`, else
 * around the agency's own location. Without either there is nothing to search.
 */
export function resolveDealSearches(
  agency: Pick<Agency, "dealsLocation" | "dealDefaults" | "timeZone" | "defaultCurrency">,
  { query, now, isTravelAgent }: { query: Query; now: Date; isTravelAgent: boolean },
): DealSearches {
  const origins = resolveDealOrigins(agency, query);
  const searches = services.flatMap(({ id, hasDeals }) => {
    if (!hasDeals) return [];
    const { deals } = serviceKits[id];
    const origin = origins[deals.around];
    if (!origin) return [];
    const { point, isOwn } = origin;
    const search = deals.toSearch({
      point,
      place: isOwn ? (agency.dealsLocation?.name ?? "") : "",
      dates: resolveDealDates(now, agency.timeZone),
      currency: toChargeCurrency(agency),
      defaults: agency.dealDefaults,
      flags: { isOTA: !isTravelAgent, isHome: isOwn, isFromDestination: !isOwn },
    });
    return [[id, search]];
  });
  return Object.fromEntries(searches) as DealSearches;
}
