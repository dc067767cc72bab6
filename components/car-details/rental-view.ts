import type { OfferView } from "@/components/site/offers/offer-view";
import type { Rental } from "@/lib/api/contract/cars";

/** What every part of a car's page needs to know of who looks, and for which rental. */
export type RentalView = OfferView & {
  rental: Rental;
  /** Prices depend on the driver's age: nothing is reserved for an assumed one. */
  isAgeKnown: boolean;
  /** Other cars for the same rental. */
  searchHref: string;
};
