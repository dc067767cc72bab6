/** As the search form tells them apart. */
export const flightTrips = ["return", "oneWay", "multi"] as const;
export type FlightTrip = (typeof flightTrips)[number];
