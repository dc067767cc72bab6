import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Launch, RideDay } from "@/lib/api/contract/rides";
import {
  bookingDeadlines,
  type BookingCalls,
  type CheckedOffer,
  type Declined,
  type Hold,
  type OfferPart,
  type Refusal,
  type Requested,
} from "./booking-supplier";
import { within, type Deadlines } from "./deadlines";
import type { NetPrice } from "./net-price";

/** A launch for a party, net. */
export type SupplierLaunch = Omit<Launch, "cancellation" | "charges" | "price"> &
  OfferPart &
  Pick<CheckedOffer, "holdsAt">;
/** A ride with its launches of a day, by time; one at least. */
export type FoundRide = { rideId: string; offers: SupplierLaunch[] };

type RideQuery = RideDay & { language: LanguageCode; now: Date };
/** `replaces`: references of the same buyer, whose holds count as free. */
type Own = { replaces: readonly string[] };

/** Balloon rides of one supplier. Every function may throw `SupplierError`. */
export type RideBookingSupplier = BookingCalls & {
  /** Those with room left, the best first. */
  findRides(query: RideQuery & { place: string }): Promise<FoundRide[]>;
  /** The launches of a ride that have room left; null when there is no such ride. */
  listLaunches(query: RideQuery & { rideId: string }): Promise<SupplierLaunch[] | null>;
  /** The launch as it is now; null when it is gone. */
  checkLaunch(query: RideQuery & Own & { offerId: string }): Promise<SupplierLaunch | null>;
  /** As `BookingSupplier`'s. */
  hold(
    order: RideQuery &
      Own & {
        offerId: string;
        expected: NetPrice;
        clientReference: string;
        until: Date;
      },
  ): Promise<Hold | Requested | Declined | Refusal<SupplierLaunch>>;
};

export const rideDeadlines: Deadlines<RideBookingSupplier> = {
  findRides: within.search,
  listLaunches: within.shopping,
  checkLaunch: within.shopping,
  ...bookingDeadlines,
};
