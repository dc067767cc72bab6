import type { DealFacts } from "@/lib/deals/deal-searches";

export const resortDeals: DealFacts<"resorts"> = {
  around: "stay",
  toSearch: ({ point, currency }) => ({
    service: "resorts",
    currency,
    body: { lat: point.latitude, lon: point.longitude },
  }),
};
