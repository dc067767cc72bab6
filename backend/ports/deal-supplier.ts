import type { Point } from "@/lib/api/contract/point";
import type { NetPrice } from "@/backend/ports/net-price";
import type { ResortDealWire } from "@/lib/api/contract/deals";
import type { Stay } from "@/lib/api/contract/hotels";
import { within, type Deadlines } from "./deadlines";

/**
 * The wire's fields a supplier fills; what the buyer searched, the link and the rates by role are
 * not its business.
 */
type Offer<Wire extends { id: string; supplier: string }, Own extends keyof Wire> = Pick<
  Wire,
  "id" | "supplier" | Own
> & { price: NetPrice };

export type ResortOffer = Offer<
  ResortDealWire,
  "name" | "image" | "city" | "countryCode" | "unitType" | "sleeps" | "isAllInclusive" | "rating"
>;

/** A property or product by name, for suggestions. */
export type NamedOffer = Point & { id: string; name: string };

/**
 * Where deals come from that aren't a view of a search. Offers are net, in any currency, most
 * relevant first; an empty list where a supplier has nothing.
 */
export type ResortSupplier = {
  searchResorts(query: { point: Point; stay: Stay }): Promise<ResortOffer[]>;
  listResortsNear(point: Point): Promise<NamedOffer[]>;
};
export type DealSuppliers = {
  resorts: ResortSupplier;
};

export const dealDeadlines: Deadlines<DealSuppliers> = {
  resorts: { searchResorts: within.shopping, listResortsNear: within.shopping },
};
