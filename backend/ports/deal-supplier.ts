import type { Point } from "@/lib/api/contract/point";
import type { NetPrice } from "@/backend/ports/net-price";
import type { ActivityDealWire, ResortDealWire } from "@/lib/api/contract/deals";
import type { Stay } from "@/lib/api/contract/hotels";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { within, type Deadlines } from "./deadlines";

/**
 * The wire's fields a supplier fills; what the buyer searched, the link and the rates by role are
 * not its business.
 */
type Offer<Wire extends { id: string; supplier: string }, Own extends keyof Wire> = Pick<
  Wire,
  "id" | "supplier" | Own
> & { price: NetPrice };

export type ActivityOffer = Offer<
  ActivityDealWire,
  | "imageUrl"
  | "title"
  | "duration"
  | "isFreeCancellation"
  | "rating"
  | "reviewCount"
  | "city"
  | "countryCode"
>;
export type ResortOffer = Offer<
  ResortDealWire,
  "name" | "image" | "city" | "countryCode" | "unitType" | "sleeps" | "isAllInclusive" | "rating"
>;

/** A property or product by name, for suggestions. */
export type NamedOffer = Point & { id: string; name: string };

/**
 * Where deals come from, one port per kind; those of hotels and cars are a view of the search.
 * Offers are net, in any currency, most relevant first; an empty list where a supplier has nothing.
 * `today` is the date at the place.
 */
export type ActivitySupplier = {
  searchActivities(query: {
    point: Point;
    date: string;
    language: LanguageCode;
  }): Promise<ActivityOffer[]>;
  listActivitiesNear(point: Point, language: LanguageCode): Promise<NamedOffer[]>;
};
export type ResortSupplier = {
  searchResorts(query: { point: Point; stay: Stay }): Promise<ResortOffer[]>;
  listResortsNear(point: Point): Promise<NamedOffer[]>;
};
export type DealSuppliers = {
  activities: ActivitySupplier;
  resorts: ResortSupplier;
};

export const dealDeadlines: Deadlines<DealSuppliers> = {
  activities: { searchActivities: within.shopping, listActivitiesNear: within.shopping },
  resorts: { searchResorts: within.shopping, listResortsNear: within.shopping },
};
