import type { FlightPlace } from "@/lib/flights/read-flight-query";
import type { DefaultPlace } from "./search-defaults";

/** A flight's place as place fields know it, and back. */
export const toDefaultPlace = ({ id, name }: FlightPlace): DefaultPlace | null =>
  name ? { name, id: id ?? undefined } : null;
export const toFlightPlace = ({ id, name }: DefaultPlace): FlightPlace => ({
  id: id ?? null,
  name,
});
