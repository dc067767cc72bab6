import { createElement } from "react";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import type { CheckoutSlots } from "../checkout-slots";
import { LazyHotelCheckout } from "./lazy-hotel-checkout.client";
import { toRoomNames, RoomSummary } from "./room-lines";
import { useTranslations } from "next-intl";
import { daysBetween } from "@/lib/dates/calendar-date";

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

/** "Room for 2 nights" */
function BaseLabel({ item: { stay } }: { item: HotelItem }) {
  const nights = daysBetween(stay.start, stay.end);
  return <>{useTranslations("hotelTerms")("base", { nights })}</>;
}
