import type { DealFacts } from "@/lib/deals/deal-searches";

export const carDeals: DealFacts<"cars"> = {
  around: "airport",
  toSearch: ({ point, place, dates, defaults, flags }) => ({
    service: "cars",
    body: {
      age: defaults.driverAge,
      countryOfResidence: defaults.countryOfResidence,
      pickUpDateTime: `${dates.start}T10:00:00`,
      pickupLatitude: point.latitude,
      pickupLongitude: point.longitude,
      returnDateTime: `${dates.end}T10:00:00`,
      returnLatitude: point.latitude,
      returnLongitude: point.longitude,
      searchString: place,
      ...flags,
    },
  }),
};
