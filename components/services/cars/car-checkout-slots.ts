import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { CheckoutSlots } from "../checkout-slots";
import { CarBaseLabel } from "./car-base-label";
import { LazyCarCheckout } from "./lazy-car-checkout.client";
import { RentalSummary } from "./rental-summary";

export const carCheckoutSlots: CheckoutSlots<CarItem> = {
  clientTexts: ["carBooking"],
  toSummary: (item) => createElement(RentalSummary, { item }),
  toBaseLabel: (item) => createElement(CarBaseLabel, { item }),
  toFlow: (item, frame) => createElement(LazyCarCheckout, { frame, item }),
};
