import "server-only";
import type * as z from "zod";
import { searchFlightsEndpoint, type flightSearchSchema } from "@/lib/api/contract/flights";
import { apiForRequest } from "@/lib/session/api-for-request";

export type FoundFlights = z.output<typeof searchFlightsEndpoint.response>;

/**
 * One page of the itineraries for some legs, with the prices that the viewer may see; if suppliers
 * are slow, how far the search has come.
 * @throws ApiError (422 for a search that can't be flown, and for price filters and sorts without
 * price rights; 503 if no supplier responds) or ContractError
 */
export const searchFlights = async (
  tenant: string,
  { search }: { search: z.input<typeof flightSearchSchema> },
): Promise<FoundFlights> =>
  (await apiForRequest(tenant)).call(searchFlightsEndpoint, { body: search });
