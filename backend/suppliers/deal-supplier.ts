import type { Point } from "@/lib/api/contract/point";
import type { NetPrice } from "@/backend/pricing/net-price";
import type { City } from "@/backend/reference-data/place";
import type {
  ActivityDealWire,
  HotelDealSearch,
  HotelDealWire,
  ResortDealWire,
} from "@/lib/api/contract/deals";
import type { LanguageCode } from "@/lib/api/contract/languages";

/**
 * The wire's fields a supplier fills; what the buyer searched, the link and the rates by role are
 * not its business.
 */
type Offer<Wire extends { id: string; supplier: string }, Own extends keyof Wire> = Pick<
  Wire,
  "id" | "supplier" | Own
> & { price: NetPrice };

export type HotelOffer = Offer<
  HotelDealWire,
  "hotel" | "rating" | "guestScore" | "boardBasis" | "freeCancellationUntil"
>;
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

/** ISO dates, local to the place; `end` is the day of departure. */
export type Stay = { start: string; end: string };
/** A property or product by name, for suggestions. */
export type NamedOffer = Point & { id: string; name: string };

/**
 * Where deals come from, one port per kind; those of cars are a view of `CarBookingSupplier`.
 * Offers are net, in any currency, most relevant first; an empty list where a supplier has nothing.
 * `today` is the date at the place.
 */
export type HotelSupplier = {
  searchHotels(query: {
    point: Point;
    /** km */
    radius: number;
    stay: Stay;
    occupancies: HotelDealSearch["occupancies"];
    /** What distances are named after when the traveller searched by name. */
    searchString: string;
    today: string;
    /** Rates that are paid at the property only; each hotel's cheapest of any kind unless set. */
    isPaidAtProperty?: boolean;
  }): Promise<HotelOffer[]>;
  listHotelsNear(point: Point): Promise<NamedOffer[]>;
  /**
   * A place of the supplier's own that no map knows, by the beginning of its name or of one of its
   * hotels' names, with those hotels.
   */
  findOwnPlace?(text: string): { city: City; hotels: NamedOffer[] } | null;
};
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
  hotels: HotelSupplier;
  activities: ActivitySupplier;
  resorts: ResortSupplier;
};
