import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { ExtrasSlots } from "../extras-slots";
import { RentalExtras } from "./rental-extras";

export const carExtrasSlots: ExtrasSlots<CarItem> = {
  clientTexts: ["carBooking"],
  toFlow: (item, { frame, charges }) => createElement(RentalExtras, { item, frame, charges }),
};
