import type { Bounds, Point } from "@/lib/api/contract/point";
import type { Charge } from "@/lib/api/contract/charges";
import type { Hotel, HotelOffer as HotelOfferWire, HotelParty } from "@/lib/api/contract/hotels";
import type { HotelReviews } from "@/lib/api/contract/hotel-reviews";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { ReviewSort, ReviewTheme, TravellerType } from "@/lib/api/contract/review-terms";
import type { NetPrice } from "./net-price";
import type { City } from "../reference-data/place";
import { within, type Deadlines } from "./deadlines";
import type { NamedOffer } from "./deal-supplier";
import {
  bookingDeadlines,
  type BookingCalls,
  type BookingSupplier,
  type Hold,
  type Refusal,
} from "./booking-supplier";

/**
 * A room at a rate for a whole party, net. Refunds are percentages of what was paid: amounts come
 * with the viewer's price.
 */
export type SupplierOffer = Pick<
  HotelOfferWire,
  "id" | "room" | "board" | "payment" | "comments" | "roomsLeft" | "isCombinable"
> & {
  supplier: string;
  expiresAt: string;
  /** Amounts in the currency of `price`. */
  charges: Charge[];
  cancellation: { zone: string; steps: { before: string; refundPercentage: number }[] };
  price: NetPrice;
};

/** What a list shows of a hotel. */
export type FoundHotel = Pick<
  Hotel,
  | "id"
  | "supplier"
  | "name"
  | "hotelClass"
  | "guestScore"
  | "city"
  | "countryCode"
  | "latitude"
  | "longitude"
  | "amenities"
> & {
  picture: string;
  /**
   * Those that come first are the ones to turn over to in a list; any can stand for the hotel where
   * another one shows the same picture.
   */
  pictures?: readonly string[];
  /** km */
  distance: number;
  /**
   * How well it suits, price aside: visitors may not know prices. About the guests' score of ten:
   * where prices are known, each doubling of the total costs 0.4.
   */
  relevance: number;
  /**
   * At least one, the cheapest first; enough of them for every board, payment and cancellation the
   * hotel has.
   */
  offers: Pick<
    SupplierOffer,
    "id" | "supplier" | "expiresAt" | "board" | "payment" | "cancellation" | "roomsLeft" | "price"
  >[];
  roomNames: Readonly<Record<string, string>>;
};

/** The lowest price of a night, of those that are paid in one way; for the whole party. */
export type NightPrice = Pick<SupplierOffer, "payment" | "price"> & {
  /** When the night begins. */
  date: string;
};

/** A place that no map knows, with its hotels. */
export type OwnPlace = { city: City; hotels: NamedOffer[] };

/**
 * Which reviews of a hotel: `language` is the reader's, `writtenIn` that of the texts; undefined
 * leaves a filter out.
 */
export type ReviewQuery = {
  hotelId: string;
  language: LanguageCode;
  theme: ReviewTheme | undefined;
  travellers: TravellerType | undefined;
  writtenIn: LanguageCode | undefined;
  sort: ReviewSort;
  page: number;
};
/** The overall score and count are the hotel's own `guestScore`. */
export type SupplierReviews = Omit<HotelReviews, "overall">;

/**
 * Where hotels are searched: within `radius` km of a point; if there are `bounds`, only inside of
 * them: the circle is around them.
 */
export type Surroundings = { point: Point; radius: number; bounds?: Bounds };

/** What is requested; `today` is the date at the place. */
type HotelQuery = HotelParty & { language: LanguageCode; today: string; now: Date };

export type RoomsRefusal =
  | { state: "soldOut" }
  | { state: "priceChanged"; offers: SupplierOffer[] };

/**
 * Hotels of one supplier, from search to cancellation. `clientReference` is our booking's
 * reference: it makes every write safe to repeat, and is looked up after a time-out before
 * any retry. Every function may throw `SupplierError`.
 */
export type HotelBookingSupplier = BookingCalls & {
  /** A few hotels of the city nearest to a point, for suggestions; none by default. */
  listHotelsNear?(point: Point): Promise<NamedOffer[]>;
  /** A place of the supplier's own, by the beginning of its name or of one of its hotels' names. */
  findOwnPlace?(text: string): Promise<OwnPlace | null>;
  /** All hotels there that have room for the party, in no order. */
  findHotels(query: HotelQuery & Surroundings): Promise<FoundHotel[]>;
  /**
   * Of each night of the stay the lowest price that `findHotels` would find for that night alone,
   * one for each way of payment that it finds. Left out by a supplier that would have to search
   * night by night.
   */
  listNightPrices?(query: HotelQuery & Surroundings): Promise<NightPrice[]>;
  /** Null when there is no such hotel. */
  getHotel(id: string, language: LanguageCode): Promise<Hotel | null>;
  /**
   * A page of what guests have written; null when there is no such hotel. Left out by a supplier
   * that has scores only.
   */
  listReviews?(query: ReviewQuery): Promise<SupplierReviews | null>;
  /** The cheapest first; empty when sold out. */
  listOffers(query: HotelQuery & { hotelId: string }): Promise<SupplierOffer[]>;
  /** The offer as it is now, fresh from stock; null when it is gone. */
  checkOffer(
    query: HotelQuery & { hotelId: string; offerId: string },
  ): Promise<SupplierOffer | null>;
  /**
   * Takes the rooms out of stock until they are booked, released or `until`; the same for the same
   * reference. Refused when the net price isn't `expected` any more.
   */
  hold(
    query: HotelQuery & {
      hotelId: string;
      offerId: string;
      expected: NetPrice;
      clientReference: string;
      until: Date;
    },
  ): Promise<Hold | Refusal<SupplierOffer>>;
  /**
   * Rooms of one hotel chosen one by one: an offer for each room of the party, in its order, each
   * as it is for a party of that room alone. Missing where rooms of different kinds can't be
   * booked together; then no offer says `isCombinable`.
   */
  roomByRoom?: {
    /** Those offers as they are now, fresh from stock; null when not all are there together. */
    check(
      query: HotelQuery & { hotelId: string; offerIds: readonly string[] },
    ): Promise<SupplierOffer[] | null>;
    /**
     * Takes all of the rooms, or none, as `hold` does. Refused when the sum of the net prices
     * (`sumNetPrices`) isn't `expected` any more.
     */
    hold(
      query: HotelQuery & {
        hotelId: string;
        offerIds: readonly string[];
        expected: NetPrice;
        clientReference: string;
        until: Date;
      },
    ): Promise<Hold | RoomsRefusal>;
  };
  changeTravellers?: NonNullable<BookingSupplier["changeTravellers"]>;
};

export const hotelDeadlines: Deadlines<HotelBookingSupplier> = {
  listHotelsNear: within.shopping,
  findOwnPlace: within.shopping,
  findHotels: within.search,
  listNightPrices: within.shopping,
  getHotel: within.shopping,
  listReviews: within.shopping,
  listOffers: within.shopping,
  checkOffer: within.shopping,
  roomByRoom: { check: within.shopping, hold: within.booking },
  ...bookingDeadlines,
  changeTravellers: within.booking,
};
