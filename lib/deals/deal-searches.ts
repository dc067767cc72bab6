import type { Agency } from "@/lib/api/contract/agencies";
import type {
  ActivityDealSearch,
  CarDealSearch,
  HotelDealSearch,
  ResortDealSearch,
} from "@/lib/api/contract/deals";
import type { Point } from "@/lib/api/contract/point";
import type { DealServiceId } from "@/lib/api/contract/services";
import type { DealDates } from "@/lib/dates/deal-dates";
import type { DealOrigins } from "./deal-origins";

/**
 * One prepared request body per service with deals: the server sends the selected one, the browser
 * the others.
 */
export type DealSearch =
  | { service: "hotels"; body: HotelDealSearch }
  | { service: "cars"; body: CarDealSearch }
  | { service: "activities"; body: ActivityDealSearch }
  | { service: "resorts"; currency: string; body: ResortDealSearch };
export type DealSearchOf<S extends DealServiceId> = Extract<DealSearch, { service: S }>;
export type DealSearches = { [S in DealServiceId]?: DealSearchOf<S> };

/** Where, when and for whom an agency's deals are searched. */
type DealSettings = {
  point: Point;
  /** Of the agency's own location; empty elsewhere. */
  place: string;
  dates: DealDates;
  /** The charged one: a card and its details then agree to the last unit. */
  currency: string;
  defaults: Agency["dealDefaults"];
  flags: { isOTA: boolean; isHome: boolean; isFromDestination: boolean };
};

/** What pages need to know of the deals of a service. */
export type DealFacts<S extends DealServiceId> = {
  /** Which of the two places they are searched around. */
  around: keyof DealOrigins;
  toSearch(settings: DealSettings): DealSearchOf<S>;
};
