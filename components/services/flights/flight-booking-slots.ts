import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { BookingSlots } from "../booking-slots";
import { FlightFacts } from "./flight-facts";

export const flightBookingSlots: BookingSlots<FlightItem> = {
  toFacts: (booking) => createElement(FlightFacts, { booking }),
};
