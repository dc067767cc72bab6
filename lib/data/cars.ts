import "server-only";
import type * as z from "zod";
import {
  carIdSchema,
  listCarOffersEndpoint,
  type searchCarsEndpoint,
  type Rental,
} from "@/lib/api/contract/cars";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type FoundCars = z.output<typeof searchCarsEndpoint.response>;
export type CarOffers = z.output<typeof listCarOffersEndpoint.response>;

/**
 * A car with every cover for a rental; null if no car has this id.
 * @throws ApiError or ContractError
 */
export async function listCarOffers(
  tenant: string,
  { id, rental }: { id: string; rental: Rental },
): Promise<CarOffers | null> {
  if (!carIdSchema.safeParse(id).success) return null;
  const api = await apiForRequest(tenant);
  return orNull(api.call(listCarOffersEndpoint, { params: { id }, body: rental }));
}
