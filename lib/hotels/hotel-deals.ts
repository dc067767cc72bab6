import type { DealFacts } from "@/lib/deals/deal-searches";

export const hotelDeals: DealFacts<"hotels"> = {
  around: "stay",
  toSearch: ({ point, place, dates, currency, defaults, flags }) => ({
    service: "hotels",
    body: {
      occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
      stayPeriod: dates,
      ...point,
      nationality: defaults.nationality,
      destinationCountryCode: defaults.destinationCountryCode,
      currency,
      radius: defaults.radius,
      searchString: place,
      ...flags,
    },
  }),
};
