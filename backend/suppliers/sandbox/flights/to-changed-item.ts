import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightLeg, Segment } from "@/lib/api/contract/flights";
import { daysBetween } from "@/lib/dates/calendar-date";
import { toEpochMinute, toMomentAt } from "@/lib/dates/zone-clock";

/** Long enough that one may have everything back by the rules of most countries. */
const laterMinutes = 200;

const toLater = (moment: Segment["departs"]): Segment["departs"] =>
  toMomentAt(toEpochMinute(new Date(moment.at)) + laterMinutes, moment.zone);

function toLaterLeg(leg: FlightLeg): FlightLeg {
  const segments = leg.segments.map((segment) => ({
    ...segment,
    departs: toLater(segment.departs),
    arrives: toLater(segment.arrives),
  }));
  const [departs, arrives] = [segments[0]?.departs.local, segments.at(-1)?.arrives.local];
  return {
    ...leg,
    segments,
    daysLater: daysBetween(departs?.slice(0, 10) ?? "", arrives?.slice(0, 10) ?? ""),
  };
}

/** What is flown once the airline has put off the last leg by some hours; seats are kept. */
export function toChangedItem(item: FlightItem): FlightItem {
  const { legs } = item.itinerary;
  return {
    ...item,
    itinerary: {
      ...item.itinerary,
      legs: legs.map((leg, index) => (index === legs.length - 1 ? toLaterLeg(leg) : leg)),
    },
  };
}
