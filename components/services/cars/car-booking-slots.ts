import { createElement } from "react";
import type { CarItem } from "@/lib/api/contract/car-items";
import type { BookingSlots } from "../booking-slots";
import { RentalFacts } from "./rental-facts";

export const carBookingSlots: BookingSlots<CarItem> = {
  toFacts: (booking) => createElement(RentalFacts, { booking }),
};
