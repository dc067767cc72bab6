import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { CheckoutSlots } from "../checkout-slots";
import { LazyCarCheckout } from "./lazy-car-checkout.client";
import { RentalSummary } from "./rental-summary";
import { useTranslations } from "next-intl";

export const carCheckoutSlots: CheckoutSlots<CarItem> = {
  clientTexts: ["carBooking"],
  toSummary: (item) => createElement(RentalSummary, { item }),
  toBaseLabel: (item) => createElement(CarBaseLabel, { item }),
  toFlow: (item, frame) => createElement(LazyCarCheckout, { frame, item }),
};

/** "Car for 3 days" */
function CarBaseLabel({ item: { offer } }: { item: CarItem }) {
  return <>{useTranslations("carTerms")("base", { days: offer.days })}</>;
}
