import { createElement } from "react";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import type { BookingSlots } from "../booking-slots";
import { StayFacts } from "./stay-facts";

export const hotelBookingSlots: BookingSlots<HotelItem> = {
  toFacts: (booking) => createElement(StayFacts, { booking }),
};
