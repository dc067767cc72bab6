import { findServiceMode, serviceById, type DealServiceId } from "@/lib/api/contract/services";
import type { Money } from "@/lib/money/money";
import type { RequestContext } from "../http/request-context";
import type { DealDependencies } from "./deal-dependencies";

type LinkedDeal = {
  id: string;
  supplier: string;
  title: string;
  image: string;
  /** What a traveller pays. */ total: Money;
};

/**
 * Where a deal leads: to its offer where the service is booked online, else to an enquiry that asks
 * for the same and names the deal. Its price is sealed, so that it can be shown to who has signed
 * in by then.
 */
export function createDealLinker(
  { agency }: Pick<RequestContext, "agency">,
  {
    service,
    dealTokens,
    now,
  }: Pick<DealDependencies, "dealTokens" | "now"> & { service: DealServiceId },
) {
  const isOnline = findServiceMode(agency, service) === "online";
  const shownAt = now().toISOString();
  return (link: string, { total, ...deal }: LinkedDeal): string => {
    if (isOnline) return link;
    const query = new URLSearchParams(link.slice(link.indexOf("?") + 1));
    query.delete("id");
    const token = dealTokens.seal(
      { ...deal, price: total, shownAt },
      { agencyId: agency.id, service },
    );
    if (token) query.set("deal", token);
    return `${serviceById(service).path}/enquiry?${query.toString()}`;
  };
}
