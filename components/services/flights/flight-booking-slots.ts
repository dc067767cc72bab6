import { createElement } from "react";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { BookingSlots } from "../booking-slots";
import { FlightFacts } from "./flight-facts";
import { FlightPlan } from "./flight-plan";

export const flightBookingSlots: BookingSlots<FlightItem> = {
  toFacts: (booking) => createElement(FlightFacts, { booking }),
  toPlan: (item) => createElement(FlightPlan, { item }),
};
