import type { FlightItem, FlightSelection } from "@/lib/api/contract/flight-items";
import type { Cabin, PassengerKind } from "@/lib/api/contract/flight-terms";
import type {
  Fare,
  FlightLeg,
  FlightParty,
  Itinerary,
  Seat,
  SearchedLeg,
} from "@/lib/api/contract/flights";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { NetPrice } from "./net-price";
import type { City } from "../reference-data/place";
import {
  bookingDeadlines,
  type BookingSupplier,
  type BookOrder,
  type CancellationStep,
  type Hold,
  type Refusal,
  type SupplierBooking,
} from "./booking-supplier";
import { within, type Deadlines } from "./deadlines";

/**
 * A fare of an itinerary for a whole party, net. Amounts are in minor units of the currency of
 * `price`.
 */
export type SupplierFare = Omit<
  Fare,
  "price" | "shares" | "bagPrices" | "cancellation" | "changeFee"
> & {
  /** For the party, with the bags and seats that were chosen. */
  price: NetPrice;
  /**
   * What one of each kind costs without bags and seats: with `count` it adds up to `price`. Empty
   * where the supplier tells the total alone.
   */
  perPassenger: { kind: PassengerKind; count: number; each: number }[];
  /** Of changing, for each passenger; null where it is free, not possible or not known before. */
  changeFee: number | null;
  /** Of one more checked bag of a passenger, by leg; null where none is sold. */
  bagPrices: (number | null)[];
  /** `zone`: of the first departure. */
  cancellation: { zone: string; steps: CancellationStep[] };
};

/** What a list shows: an itinerary with a fare for each brand, the cheapest first. */
export type FoundItinerary = { itinerary: Itinerary; fares: SupplierFare[] };

/** A seat map as its supplier prices it. */
export type SupplierSeatMap = {
  number: string;
  columns: (string | null)[];
  /** `price` in minor units of `currency`; null where it costs nothing or isn't free. */
  rows: { row: number; seats: (Omit<Seat, "price"> & { price: number | null })[] }[];
  currency: string;
};

/** What is requested; `now` is the clock. */
type FlightQuery = FlightParty & { language: LanguageCode; now: Date };
type FlightOrder = FlightQuery & Pick<FlightSelection, "offerId" | "bags" | "seats">;
type FareSearch = FlightQuery & { legs: readonly SearchedLeg[]; cabin: Cabin };

/**
 * Flights of one supplier, from search to cancellation. Dates and times are local to the airports.
 * `clientReference` is our booking's reference: it makes every write safe to repeat, and is
 * looked up after a time-out before any retry. Every function may throw `SupplierError`.
 */
export type FlightBookingSupplier = {
  /** Places of the supplier's own that no map knows, by how their names begin, code or id. */
  findOwnPlaces?(text: string): Promise<City[]>;
  /** At most 500 itineraries, in no order, all on one ticket. */
  findItineraries(query: FareSearch): Promise<FoundItinerary[]>;
  /**
   * The cheapest fare of each day from three before to three after the first leg's date, all legs
   * moved alike; null on a day without flights.
   */
  listDayPrices(query: FareSearch): Promise<{ date: string; price: NetPrice | null }[]>;
  /**
   * An itinerary with each brand of a cabin, the cheapest first; without fares when it is sold out
   * or departed. Null when there is no such itinerary.
   */
  listFares(query: FlightQuery & { id: string; cabin: Cabin }): Promise<FoundItinerary | null>;
  /** By segment, in order, null where there is no map; null when there is no such fare. */
  listSeats(query: FlightQuery & { offerId: string }): Promise<(SupplierSeatMap | null)[] | null>;
  /** From the airport of each connection to where its leg ends, after the flight that is missed. */
  listNextFlights(query: {
    id: string;
    now: Date;
  }): Promise<{ leg: number; airport: string; isProtected: boolean; next: FlightLeg[] }[] | null>;
  /**
   * The fare as it is now, with bags and seats in its price; null when it is gone. Bags that it
   * doesn't sell, and seats that are taken, are left out of `bags` and `seats`.
   */
  checkFare(query: FlightOrder): Promise<CheckedFare | null>;
  /**
   * Takes the seats until they are ticketed, released or `until`; the same for the same reference.
   * Refused when the net price isn't `expected` any more, and with the fare as it is without them,
   * at any price, when chosen seats have just been taken. `unpaid`: it is paid later, at
   * most until the fare's `payLaterUntil`, which is `until` then; the airline has the names from
   * then on.
   */
  hold(
    query: FlightOrder & {
      expected: NetPrice;
      clientReference: string;
      until: Date;
      unpaid?: BookOrder;
    },
  ): Promise<Hold | Refusal<CheckedFare>>;
  /**
   * Tickets what is held; when the hold has expired it takes the seats anew if they are there. The
   * same for the same reference. `confirmationNumber` is the PNR, `ticketNumbers` are by the order
   * of travellers: adults, then those whose `ages` were named, in that order. `partial`: some have
   * their tickets.
   */
  book(order: BookOrder): Promise<SupplierBooking>;
  getBooking(clientReference: string): Promise<SupplierBooking>;
  /**
   * What cancelling gives back now of all that it is paid, and until when it says so; null where
   * nothing can be cancelled. For fares whose `refund` is `fee`, and for free ones with bags
   * or seats.
   */
  quoteCancel: NonNullable<BookingSupplier["quoteCancel"]>;
  /**
   * Gives back a hold or tickets; done again, or of something unknown, it changes nothing.
   * `agreed`: the refund that was quoted; nothing is cancelled where it is another one by now.
   * Without, a fare whose `refund` is `free` is cancelled only if all of it comes back.
   */
  cancel: BookingSupplier["cancel"];
  /**
   * What airlines have changed or called off since an instant, the oldest first. `item` is what is
   * flown from then on, with the seats that are kept. `agencyId`: one agency's are enough.
   */
  listChanges?: (since: Date, agencyId?: string) => Promise<FlightChange[]>;
  answerChange?: NonNullable<BookingSupplier["answerChange"]>;
};

export const flightDeadlines: Deadlines<FlightBookingSupplier> = {
  findOwnPlaces: within.shopping,
  findItineraries: within.search,
  listDayPrices: within.shopping,
  // Where offers live for minutes these three have to search first.
  listFares: within.search,
  listSeats: within.search,
  checkFare: within.search,
  listNextFlights: within.shopping,
  ...bookingDeadlines,
  quoteCancel: within.search,
  listChanges: within.search,
  answerChange: within.booking,
};

/** A fare as it is at this moment, for a party with the bags and seats that it can have. */
export type CheckedFare = Pick<FlightSelection, "bags" | "seats"> & {
  itinerary: Itinerary;
  fare: SupplierFare;
  /**
   * What bags and seats are of the price, in its minor units: where `perPassenger` is empty and
   * can't tell.
   */
  addedPrice?: number;
  /** Gender, passport: what this one's airlines ask of each passenger. */
  asks: { gender: boolean; passport: boolean };
};

/** What an airline has done to a booking of its own accord; `id` is the supplier's own. */
export type FlightChange = { id: string; clientReference: string; agencyId?: string } & (
  | { kind: "changed"; item: FlightItem; answerBy: string }
  | { kind: "cancelled" }
);
