import type { AgencyWire } from "@/lib/api/contract/agencies";
import { findServiceMode, type ServiceId } from "@/lib/api/contract/services";
import { requireService } from "../access/require-service";
import type { RequestContext } from "../http/request-context";
import { createLimiter, type Limits } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { limitOrder } from "../limits/order-limits";
import { takesPayments, type PaymentCheck } from "../payments/takes-payments";

/** An agency's shop, by its id: some suppliers sell by its own account. */
export type ShopOf<S> = (agencyId: string) => S;

/** What an agency can sell. `sells` is part of the key under which search results are cached. */
export type Sellable<S> = S & { sells: "everything" | "paidOnSite" };
type Seller<S> = (shop: S, check: PaymentCheck & { agency: AgencyWire }) => Promise<Sellable<S>>;

/**
 * A shop as an agency can sell from it: all of it, or without a payment gateway only what is paid
 * to the supplier at the place. What it couldn't take the money for is then nowhere to be found.
 */
export const createSeller =
  <S>(toPaidOnSite: (shop: S) => S): Seller<S> =>
  async (shop, { agency, ...check }) =>
    (await takesPayments(check, agency))
      ? { ...shop, sells: "everything" }
      : { ...toPaidOnSite(shop), sells: "paidOnSite" };

type Opened<S> = { service: ServiceId; limits: Limits; shop: ShopOf<NoInfer<S>>; sell: Seller<S> };
type OpenerDependencies = PaymentCheck & { openCounter: OpenCounter };

/**
 * What each call of a service that may ask a supplier begins with: the service is on, its caller
 * doesn't call too often, and the rest sees what the agency can sell.
 * @throws RouteError 404 where the agency has switched the service off, 429
 */
export function createShopOpener<S>(
  { service, limits, shop, sell }: Opened<S>,
  { openCounter, ...check }: OpenerDependencies,
): (context: RequestContext) => Promise<Sellable<S>> {
  const limiter = createLimiter(limits, openCounter);
  return async (context) => {
    requireService(context, service);
    await limitOrder(limiter, context);
    const { agency } = context;
    return sell(shop(agency.id), { ...check, agency });
  };
}

/** The same for deals: what is sold on request isn't paid here, and all of it can be shown. */
export const createDealOpener = <S>(opened: Opened<S>, dependencies: OpenerDependencies) =>
  createShopOpener<S>(
    {
      ...opened,
      sell: async (shop, check) =>
        findServiceMode(check.agency, opened.service) === "online"
          ? opened.sell(shop, check)
          : { ...shop, sells: "everything" },
    },
    dependencies,
  );
