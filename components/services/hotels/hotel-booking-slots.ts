import { createElement } from "react";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import type { BookingSlots } from "../booking-slots";
import { ChangeStayForm } from "./change-stay-form";
import { StayFacts } from "./stay-facts";

export const hotelBookingSlots: BookingSlots<HotelItem> = {
  toFacts: (booking) => createElement(StayFacts, { booking }),
  toChange: (booking, options) => createElement(ChangeStayForm, { booking, ...options }),
};
