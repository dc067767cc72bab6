import "server-only";
import type * as z from "zod";
import {
  bookingKeySchema,
  bookingReferenceSchema,
  getBookingEndpoint,
  listBookingsEndpoint,
  type Booking,
  type bookingTabs,
} from "@/lib/api/contract/bookings";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";

export type BookingPage = z.output<typeof listBookingsEndpoint.response>;

/** One's own booking, or with its key, after what was due for it; null for every other, and for what is no reference or key. @throws ApiError or ContractError */
export async function getBooking(tenant: string, { reference, key }: { reference: string; key?: string | undefined }): Promise<Booking | null> {
  const isKeyRight = key === undefined || bookingKeySchema.safeParse(key).success;
  if (!bookingReferenceSchema.safeParse(reference).success || !isKeyRight) return null;
  const api = await apiForRequest(tenant);
  return (await orNull(api.call(getBookingEndpoint, { params: { reference }, body: key === undefined ? {} : { key } })))?.booking ?? null;
}

/** A page (from 1) of one's own bookings; signed in only. @throws ApiError or ContractError */
export const listBookings = async (tenant: string, { tab, page }: { tab: (typeof bookingTabs)[number]; page: number }): Promise<BookingPage> =>
  (await apiForRequest(tenant)).call(listBookingsEndpoint, { query: { tab, page } });
