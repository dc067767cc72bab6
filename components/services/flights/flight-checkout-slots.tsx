import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { CheckoutSlots } from "../checkout-slots";
import { FlightSummary } from "./flight-summary";
import { LazyFlightCheckout } from "./lazy-flight-checkout.client";
import { useTranslations } from "next-intl";
import { toPassengers } from "@/lib/api/contract/to-passengers";

export const flightCheckoutSlots: CheckoutSlots<FlightItem> = {
  clientTexts: ["flightBooking", "flightTerms", "flightExtras.soldOut"],
  toSummary: (item) => createElement(FlightSummary, { item }),
  toBaseLabel: (item) => createElement(FlightBaseLabel, { item }),
  toFlow: (item, frame) => createElement(LazyFlightCheckout, { frame, item }),
};

/** "Flights for 3 passengers" */
function FlightBaseLabel({ item }: { item: FlightItem }) {
  return <>{useTranslations("flightTerms")("base", { count: toPassengers(item).people })}</>;
}
