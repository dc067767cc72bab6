import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightSearchBody } from "@/lib/api/browser/flight-extras";
import { toItemQuery } from "./to-item-query";

/** The call that finds what else there is for an item's legs, party and cabin, the best first. */
export function toSameSearch(item: FlightItem): FlightSearchBody {
  const { legs, adults, ages, cabin } = toItemQuery(item);
  return {
    legs: legs.map(({ from, to, date }) => ({ from: from.id, to: to.id, date })),
    adults,
    ages,
    cabin,
  };
}
