import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import { mayReadPrices } from "@/lib/api/contract/roles";
import type { ServiceId } from "@/lib/api/contract/services";
import type { Deal } from "@/lib/api/contract/to-deal";
import { toServerText } from "@/lib/api/to-server-text";
import { toEarliestToday } from "@/lib/dates/earliest-today";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { activeServices, resolveSelectedService } from "@/lib/deals/active-services";
import type { DealFailure } from "@/lib/deals/deal-failure";
import { resolveDealOrigins, type DealOrigin } from "@/lib/deals/deal-origins";
import type { DealSearch } from "@/lib/deals/deal-searches";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";
import { resolveDealSearches } from "@/lib/services/resolve-deal-searches";
import { serviceKits } from "@/lib/services/service-kits";
import { getSession } from "@/lib/session/get-session";
import { listDeals } from "./deals";
import { LateReadError, readWithin } from "./optional-read";
import { findPlaceName } from "./place-names";
import { listShipLines } from "./ship-lines";

type Query = Record<string, string | string[] | undefined>;

/**
 * How long the page waits for its deals: later ones are loaded by the browser, behind skeletons.
 */
const dealsMs = 2_500;

async function tryDeals(tenant: string, search: DealSearch): Promise<Deal[] | DealFailure | null> {
  try {
    return await readWithin(dealsMs, () => listDeals(tenant, { search }));
  } catch (error) {
    logProblem(`${search.service} deals`, error);
    markPageIncomplete();
    return error instanceof LateReadError ? null : { failed: toServerText(error) };
  }
}

/**
 * Everything the home page shows: the selected service with its deals, and the prepared searches of
 * the others. Failed deals are part of the result, not an error: the rest of the page stays usable.
 * Null: none, or they are late.
 */
export async function getHome(
  agency: Agency,
  {
    query,
    place,
    now = new Date(),
  }: {
    query: Query;
    /** The searched place's name, if the page knows. */ place?: string;
    now?: Date;
  },
) {
  const { subdomain: tenant, timeZone } = agency;
  const services = activeServices(agency);
  const selected = resolveSelectedService(
    services,
    typeof query.tab === "string" ? query.tab : null,
  );
  const session = await getSession(tenant);
  const searches = resolveDealSearches(agency, {
    query,
    now,
    isTravelAgent: session?.user.isTravelAgent ?? false,
  });
  const search = Object.values(searches).find(({ service }) => service === selected?.id);

  const nameOf = ({ isOwn, point }: DealOrigin) => {
    if (place !== undefined) return place;
    return isOwn ? (agency.dealsLocation?.name ?? null) : findPlaceName(tenant, point);
  };
  const origins = resolveDealOrigins(agency, query);
  const [deals, shipLines, stay, airport] = await Promise.all([
    search ? tryDeals(tenant, search) : null,
    services.some(({ id }) => id === "cruises") ? listShipLines(tenant) : [],
    origins.stay && nameOf(origins.stay),
    origins.airport && nameOf(origins.airport),
  ]);
  return {
    active: services.map(({ id }): ServiceId => id),
    selected: selected?.id ?? null,
    searches,
    initial: search && deals ? { service: search.service, deals } : null,
    dates: resolveDealDates(now, timeZone),
    /** Of each service with deals; null if the place has no known name. */
    places: Object.fromEntries(
      Object.values(searches).map(({ service }) => [
        service,
        { stay, airport }[serviceKits[service].deals.around],
      ]),
    ),
    showsPrices: mayReadPrices(session, agency),
    today: toEarliestToday(now),
    shipLines,
  };
}
