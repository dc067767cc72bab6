import { createElement } from "react";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import type { CheckoutSlots } from "../checkout-slots";
import { BaseLabel } from "./base-label";
import { LazyHotelCheckout } from "./lazy-hotel-checkout.client";
import { RoomSummary } from "./room-summary";

export const hotelCheckoutSlots: CheckoutSlots<HotelItem> = {
  clientTexts: ["hotelBooking", "hotelTerms"],
  toSummary: (item) => createElement(RoomSummary, { item }),
  toBaseLabel: (item) => createElement(BaseLabel, { item }),
  toFlow: ({ hotel, stay, rooms, residence, offers }, frame) =>
    createElement(LazyHotelCheckout, {
      frame,
      roomNames: offers?.map(({ room }) => room.name) ?? [],
      stay: { hotelId: hotel.id, hotelName: hotel.name, party: { stay, rooms, residence } },
    }),
};
