import { createElement } from "react";
import type { RideItem } from "@/lib/api/contract/rides";
import type { BookingSlots } from "../booking-slots";
import type { CheckoutSlots } from "../checkout-slots";
import { LazyRideCheckout } from "./lazy-ride-checkout.client";
import { RideBaseLabel, RideFacts, RideSummary } from "./ride-summary";

export const rideBookingSlots: BookingSlots<RideItem> = {
  toFacts: (booking) => createElement(RideFacts, { booking }),
};
export const rideCheckoutSlots: CheckoutSlots<RideItem> = {
  clientTexts: ["rides.riders", "rides.soldOut"],
  toSummary: (item) => createElement(RideSummary, { item }),
  toBaseLabel: (item) => createElement(RideBaseLabel, { item }),
  toFlow: (item, frame) => createElement(LazyRideCheckout, { frame, item }),
};
