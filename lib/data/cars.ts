import "server-only";
import type * as z from "zod";
import {
  carIdSchema,
  listCarOffersEndpoint,
  searchCarsEndpoint,
  type Rental,
  type carSearchSchema,
} from "@/lib/api/contract/cars";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type FoundCars = z.output<typeof searchCarsEndpoint.response>;
export type CarOffers = z.output<typeof listCarOffersEndpoint.response>;

/**
 * One page of the cars at a place, with the prices that the viewer may see; if suppliers are slow,
 * how far the search has come.
 * @throws ApiError (422 for times that can't be booked, and for price filters and sorts without
 * price rights; 503 if no supplier responds) or ContractError
 */
export const searchCars = async (
  tenant: string,
  { search }: { search: z.input<typeof carSearchSchema> },
): Promise<FoundCars> => (await apiForRequest(tenant)).call(searchCarsEndpoint, { body: search });

/**
 * A car with every cover for a rental; null if no car has this id.
 * @throws ApiError or ContractError, see `searchCars`
 */
export async function listCarOffers(
  tenant: string,
  { id, rental }: { id: string; rental: Rental },
): Promise<CarOffers | null> {
  if (!carIdSchema.safeParse(id).success) return null;
  const api = await apiForRequest(tenant);
  return orNull(api.call(listCarOffersEndpoint, { params: { id }, body: rental }));
}
