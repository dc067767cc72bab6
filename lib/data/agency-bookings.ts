import "server-only";
import type * as z from "zod";
import {
  getBookingSaleEndpoint,
  listAgencyBookingsEndpoint,
  quoteCancellationsEndpoint,
  type BookingSale,
} from "@/lib/api/contract/agency-bookings";
import { listQueries, type ListQueryOf } from "@/lib/lists/list-queries";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { readOrInstead } from "./read-or-instead";

export type AgencyBookingPage = z.output<typeof listAgencyBookingsEndpoint.response>;

/**
 * A page of the agency's bookings that the viewer reaches. @throws ApiError or ContractError, see
 * `createApi`
 */
export async function listAgencyBookings(
  tenant: string,
  query: ListQueryOf<"bookings">,
): Promise<AgencyBookingPage> {
  const api = await apiForRequest(tenant);
  return api.call(listAgencyBookingsEndpoint, { query: listQueries.bookings.toInput(query) });
}

export type CancellableBookings = z.output<typeof quoteCancellationsEndpoint.response>;

/**
 * What cancelling each of several bookings gives back, which may query suppliers. @throws
 * ApiError or ContractError, see `createApi`
 */
export const quoteCancellations = async (
  tenant: string,
  references: readonly string[],
): Promise<CancellableBookings> => {
  const api = await apiForRequest(tenant);
  return api.call(quoteCancellationsEndpoint, { body: { references: [...references] } });
};

/**
 * What the agency knows of a booking besides its buyer; null where the viewer doesn't reach it, and
 * "failed" if it can't be loaded: the page shows the booking without it.
 */
export const getBookingSale = (
  tenant: string,
  reference: string,
): Promise<BookingSale | "failed" | null> =>
  readOrInstead(
    "the sale of a booking",
    async () => {
      const api = await apiForRequest(tenant);
      const params = { reference };
      return (await orNull(api.call(getBookingSaleEndpoint, { params })))?.sale ?? null;
    },
    "failed" as const,
  );
