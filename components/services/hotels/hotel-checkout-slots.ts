import { createElement } from "react";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import type { CheckoutSlots } from "../checkout-slots";
import { BaseLabel } from "./base-label";
import { LazyHotelCheckout } from "./lazy-hotel-checkout.client";
import { toRoomNames } from "./room-lines";
import { RoomSummary } from "./room-summary";

export const hotelCheckoutSlots: CheckoutSlots<HotelItem> = {
  clientTexts: ["hotelBooking", "hotelTerms"],
  toSummary: (item) => createElement(RoomSummary, { item }),
  toBaseLabel: (item) => createElement(BaseLabel, { item }),
  toFlow: (item, frame) => {
    const { hotel, stay, rooms, residence } = item;
    return createElement(LazyHotelCheckout, {
      frame,
      roomNames: toRoomNames(item),
      stay: { hotelId: hotel.id, hotelName: hotel.name, party: { stay, rooms, residence } },
    });
  },
};
