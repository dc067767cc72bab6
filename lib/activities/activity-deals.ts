import type { DealFacts } from "@/lib/deals/deal-searches";

export const activityDeals: DealFacts<"activities"> = {
  around: "stay",
  toSearch: ({ point, dates, flags }) => ({
    service: "activities",
    body: { date: dates.start, ...point, ...flags },
  }),
};
