import "server-only";
import { cache } from "react";
import type * as z from "zod";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import {
  flightIdSchema,
  getItineraryEndpoint,
  listNextFlightsEndpoint,
  type searchFlightsEndpoint,
  type FlightParty,
} from "@/lib/api/contract/flights";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type FoundFlights = z.output<typeof searchFlightsEndpoint.response>;

export type ItineraryFares = z.output<typeof getItineraryEndpoint.response>;
export type MissedConnection = z.output<
  typeof listNextFlightsEndpoint.response
>["connections"][number];

/** Fetched once per page: keyed by values, as objects are never the same. */
const findItinerary = cache(
  async (tenant: string, id: string, adults: number, ages: string, cabin: Cabin) => {
    if (!flightIdSchema.safeParse(id).success) return null;
    const api = await apiForRequest(tenant);
    const body = { adults, ages: ages ? ages.split(" ").map(Number) : [], cabin };
    return orNull(api.call(getItineraryEndpoint, { params: { id }, body }));
  },
);

/**
 * An itinerary with its fares in a cabin for a party, the cheapest first; without fares if it is
 * sold out or departed, null if there are no such flights.
 * @throws ApiError (422 for a party that can't be booked, 503 if no supplier responds) or
 * ContractError
 */
export const getItinerary = (
  tenant: string,
  { id, party: { adults, ages }, cabin }: { id: string; party: FlightParty; cabin: Cabin },
): Promise<ItineraryFares | null> => findItinerary(tenant, id, adults, ages.join(" "), cabin);

/**
 * What one could fly with if a connection of an itinerary were missed, connection by connection;
 * null if there are no such flights.
 * @throws ApiError (503 if no supplier responds) or ContractError
 */
export async function listNextFlights(
  tenant: string,
  { id }: { id: string },
): Promise<MissedConnection[] | null> {
  if (!flightIdSchema.safeParse(id).success) return null;
  const api = await apiForRequest(tenant);
  const found = await orNull(api.call(listNextFlightsEndpoint, { params: { id }, body: {} }));
  return found && found.connections;
}
