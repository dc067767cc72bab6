import type { FlightItem } from "./flight-items";

type Flown = Pick<FlightItem, "itinerary">;

/** The day on which ages count: that of the last leg, by the calendar of where it departs. */
export const toAgeDay = ({ itinerary }: Flown): string =>
  itinerary.legs.at(-1)?.segments[0]?.departs.local.slice(0, 10) ?? "";

/** The day of the last landing: until then documents have to be valid. */
export const toLastDay = ({ itinerary }: Flown): string =>
  itinerary.legs.at(-1)?.segments.at(-1)?.arrives.local.slice(0, 10) ?? "";
