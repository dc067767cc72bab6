import { createElement } from "react";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { BookingSlots } from "../booking-slots";
import type { CheckoutSlots } from "../checkout-slots";
import {
  ActivityBaseLabel,
  ActivityFacts,
  ActivityPlan,
  ActivitySummary,
} from "./activity-summary";
import { LazyActivityCheckout } from "./lazy-activity-checkout.client";
import { OwnClashes } from "./own-clashes";

export const activityBookingSlots: BookingSlots<ActivityItem> = {
  toFacts: (booking) => createElement(ActivityFacts, { booking }),
  toPlan: (item) => createElement(ActivityPlan, { item }),
};
export const activityCheckoutSlots: CheckoutSlots<ActivityItem> = {
  clientTexts: ["activityBooking.people", "activityBooking.soldOut", "activityTerms.bands.names"],
  toSummary: (item) => createElement(ActivitySummary, { item }),
  toWarnings: (item, listPlanned) => createElement(OwnClashes, { item, listPlanned }),
  toBaseLabel: (item) => createElement(ActivityBaseLabel, { item }),
  toFlow: (item, frame) => createElement(LazyActivityCheckout, { frame, item }),
};
