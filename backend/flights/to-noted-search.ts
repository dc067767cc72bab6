import type { FlightSearch } from "@/lib/api/contract/flights";
import type { NotedSearch } from "../past-searches/noted-search";
import { isKnownPlace, toFlightPlaceName } from "../past-searches/place-names";

const toPlace = (id: string) => ({
  id,
  name: toFlightPlaceName(id) ?? id.replace(/^airport-/, ""),
});

/** Its place is where the flights go, not from where. */
export const toNotedSearch = ({
  legs,
  adults,
  ages,
  cabin,
  filters,
  outbound,
}: FlightSearch): NotedSearch => ({
  isWhole: outbound === undefined,
  filters,
  toInput: () => ({
    service: "flights",
    legs: legs.map(({ from, to, date }) => ({ from: toPlace(from), to: toPlace(to), date })),
    adults,
    ages,
    cabin,
  }),
  toPlaceId() {
    const to = legs[0]?.to ?? "";
    return isKnownPlace(to) ? to : "";
  },
});
