import type { FlightPlace } from "@/lib/flights/flight-query";
import type { DefaultPlace } from "./search-defaults";

/** A flight's place as place fields know it, and back. */
export const toDefaultPlace = ({ id, name, timeZone }: FlightPlace): DefaultPlace | null =>
  name ? { name, id: id ?? undefined, timeZone } : null;
export const toFlightPlace = ({ id, name, timeZone }: DefaultPlace): FlightPlace => ({
  id: id ?? null,
  name,
  timeZone,
});
