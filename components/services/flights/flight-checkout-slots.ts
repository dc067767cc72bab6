import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { CheckoutSlots } from "../checkout-slots";
import { FlightBaseLabel } from "./flight-base-label";
import { FlightSummary } from "./flight-summary";
import { LazyFlightCheckout } from "./lazy-flight-checkout.client";

export const flightCheckoutSlots: CheckoutSlots<FlightItem> = {
  clientTexts: ["flightBooking", "flightTerms", "flightExtras.soldOut"],
  toSummary: (item) => createElement(FlightSummary, { item }),
  toBaseLabel: (item) => createElement(FlightBaseLabel, { item }),
  toFlow: (item, frame) => createElement(LazyFlightCheckout, { frame, item }),
};
