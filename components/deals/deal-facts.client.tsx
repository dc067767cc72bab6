"use client";

import type { Deal } from "@/lib/api/contract/to-deal";
import { ActivityFacts } from "./activity-facts.client";
import { CarFacts } from "./car-facts.client";
import { HotelFacts } from "./hotel-facts.client";
import { ResortFacts } from "./resort-facts.client";

/** A card's content between image and price, by kind of deal. */
export function DealFacts({ deal }: { deal: Deal }) {
  switch (deal.service) {
    case "hotels":
      return <HotelFacts deal={deal} />;
    case "activities":
      return <ActivityFacts deal={deal} />;
    case "cars":
      return <CarFacts deal={deal} />;
    case "resorts":
      return <ResortFacts deal={deal} />;
  }
}
