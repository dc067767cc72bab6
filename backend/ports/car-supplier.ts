import type { CarExtra, CarRefusal } from "@/lib/api/contract/car-terms";
import type { CarOffer as CarOfferWire, Rental } from "@/lib/api/contract/cars";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import type { ChargeCode } from "@/lib/api/contract/price-terms";
import type { City } from "../reference-data/place";
import type { NetPrice } from "./net-price";
import { bookingDeadlines, type BookingCalls, type Hold, type Refusal } from "./booking-supplier";
import { within, type Deadlines } from "./deadlines";

/** A fee that is part of `price.dueOnSite`, in minor units of its currency. */
export type DeskFee = { code: ChargeCode; amount: number };

/**
 * A car with a cover for a whole rental, net. Refunds are percentages of what was paid: amounts
 * come with the viewer's price. Amounts are in minor units of the currency of `price`.
 */
export type SupplierCarOffer = Pick<
  CarOfferWire,
  | "id"
  | "carId"
  | "supplier"
  | "expiresAt"
  | "vehicle"
  | "company"
  | "pickUp"
  | "dropOff"
  | "days"
  | "payment"
  | "cover"
  | "inclusions"
  | "mileage"
  | "fuelPolicy"
  | "minimumAge"
  | "extras"
  | "carsLeft"
  | "comments"
> & {
  /** `dueOnSite` is the sum of `deskFees`, but for what is left of the rent where part is paid. */
  price: NetPrice;
  deskFees: DeskFee[];
  /** Blocked on the driver's card at the desk, and given back. */
  deposit: number;
  /** The most that a damage costs the driver; 0 with complete cover. */
  excess: number;
  /** Of a km beyond those included; null where none is counted. */
  extraKm: number | null;
  /** What one of each extra costs for the rental, at the desk. */
  extraPrices: Partial<Record<CarExtra, number>>;
  cancellation: { zone: string; steps: { before: string; refundPercentage: number }[] };
};

/** What a list shows of a car: its offers, one for each cover, the cheapest first. */
export type FoundCar = {
  carId: string;
  /** km, from the searched place to the depot. */
  distance: number;
  /** How well it suits, price aside: visitors may not know prices. Higher is better. */
  relevance: number;
  offers: SupplierCarOffer[];
};

export type RefusedCars = { reason: CarRefusal; cars: number; age: number | null };

/** What is requested; `now` is the clock. */
type CarQuery = Rental & { language: LanguageCode; now: Date };
type CarOrder = CarQuery & {
  offerId: string;
  extras: readonly { id: CarExtra; count: number }[];
};

/**
 * Rental cars of one supplier, from search to cancellation. Times are local to the depots.
 * `clientReference` is our booking's reference: it makes every write safe to repeat, and is
 * looked up after a time-out before any retry. Every function may throw `SupplierError`.
 */
export type CarBookingSupplier = BookingCalls & {
  /** Places of the supplier's own that no map knows, by the beginning of their names. */
  findOwnPlaces?(text: string): Promise<City[]>;
  /** All cars at the depots around a place, in no order, and those not rented for this. */
  findCars(
    query: CarQuery & { pickUp: Point; dropOff: Point },
  ): Promise<{ cars: FoundCar[]; refused: RefusedCars[] }>;
  /**
   * A car with each cover, the cheapest first; empty when it is taken, with a reason when it isn't
   * rented for this. Null when there is no such car.
   */
  listOffers(
    query: CarQuery & { carId: string },
  ): Promise<{ offers: SupplierCarOffer[]; refusal: Omit<RefusedCars, "cars"> | null } | null>;
  /**
   * The offer as it is now, with the extras in its price; null when it is gone. Extras that it
   * doesn't have, or not as many, are left out.
   */
  checkOffer(query: CarOrder): Promise<SupplierCarOffer | null>;
  /**
   * Takes the car out of stock until it is booked, released or `until`; the same for the same
   * reference. Refused when the net price isn't `expected` any more.
   */
  hold(
    query: CarOrder & { expected: NetPrice; clientReference: string; until: Date },
  ): Promise<Hold | Refusal<SupplierCarOffer>>;
};

export const carDeadlines: Deadlines<CarBookingSupplier> = {
  findOwnPlaces: within.shopping,
  findCars: within.search,
  listOffers: within.shopping,
  checkOffer: within.shopping,
  ...bookingDeadlines,
};
