import type { ReactNode } from "react";
import type { DealServiceId } from "@/lib/api/contract/services";
import type { Deal, HotelDeal, ResortDeal } from "@/lib/api/contract/to-deal";
import { daysBetween } from "@/lib/dates/calendar-date";
import { ActivityFacts } from "./activity-facts.client";
import { CarFacts } from "./car-facts.client";
import { HotelFacts } from "./hotel-facts.client";
import { ResortFacts } from "./resort-facts.client";

/** What a service puts into the cards of its deals. */
type DealSlots<D extends Deal> = {
  /** Between image and price. */
  Facts(this: void, props: { deal: D }): ReactNode;
  /** What the total is divided by in the second line; missing where there is none. */
  toUnit?(deal: D): { by: number; label: "perNight" | "perDay" };
};

const toNights = ({ stay }: HotelDeal | ResortDeal) =>
  ({ by: stay.nights, label: "perNight" }) as const;

/** One line a service. */
const slots: { readonly [S in DealServiceId]: DealSlots<Extract<Deal, { service: S }>> } = {
  hotels: { Facts: HotelFacts, toUnit: toNights },
  activities: { Facts: ActivityFacts },
  cars: {
    Facts: CarFacts,
    toUnit: ({ pickUp, dropOff }) => ({ by: daysBetween(pickUp.at, dropOff.at), label: "perDay" }),
  },
  resorts: { Facts: ResortFacts, toUnit: toNights },
};

export const dealSlotsOf = ({ service }: Deal): DealSlots<Deal> => slots[service];
