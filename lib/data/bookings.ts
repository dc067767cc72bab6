import "server-only";
import type * as z from "zod";
import { bookingKeySchema, bookingReferenceSchema } from "@/lib/api/contract/booking-keys";
import {
  getBookingEndpoint,
  listBookingsEndpoint,
  quoteCancellationEndpoint,
  type Booking,
  type bookingTabs,
} from "@/lib/api/contract/bookings";
import type { Member } from "@/lib/api/contract/roles";
import { ApiError } from "@/lib/api/errors";
import { toBookingProblem, type AskedCancellation } from "@/lib/bookings/booking-problems";
import { ownBookingPath } from "@/lib/bookings/own-booking-path";
import { apiForRequest } from "@/lib/session/api-for-request";
import { orNull } from "./or-null";
import { readForPage } from "./read-for-page";

/**
 * A booking by its reference, the viewer's own or with its key; null for everybody else, and for a
 * malformed reference. @throws ApiError or ContractError, see `createApi`
 */
export async function getBooking(
  tenant: string,
  { reference, key }: { reference: unknown; key?: unknown },
): Promise<Booking | null> {
  const parsed = bookingReferenceSchema.safeParse(reference);
  const body = bookingKeySchema.optional().safeParse(key);
  if (!parsed.success || !body.success) return null;
  const api = await apiForRequest(tenant);
  const answer = await orNull(
    api.call(getBookingEndpoint, { params: { reference: parsed.data }, body: { key: body.data } }),
  );
  return answer && readForPage(answer.booking);
}

/**
 * The path, without a language, of a booking that the viewer made; null for everybody else,
 * even with a key.
 */
export async function getOwnBookingPath(
  tenant: string,
  { session, reference }: { session: { user: Member } | null; reference: string },
): Promise<string | null> {
  if (!session || !(await getBooking(tenant, { reference }))) return null;
  return ownBookingPath(session.user, reference);
}

export type BookingPage = z.output<typeof listBookingsEndpoint.response>;

/**
 * A page (from 1) of the viewer's own bookings, or of those between two days; signed in only.
 * @throws ApiError or ContractError, see `createApi`
 */
export const listBookings = async (
  tenant: string,
  query: { tab: (typeof bookingTabs)[number]; page: number; from?: string; to?: string },
): Promise<BookingPage> => (await apiForRequest(tenant)).call(listBookingsEndpoint, { query });

/** Asks the supplier where no rule says it. @throws ContractError, see `createApi` */
export async function askCancellation(
  tenant: string,
  { reference, key }: { reference: string; key?: string | undefined },
): Promise<AskedCancellation> {
  const api = await apiForRequest(tenant);
  const body = key === undefined ? {} : { key };
  try {
    return await api.call(quoteCancellationEndpoint, { params: { reference }, body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: toBookingProblem(error) };
  }
}
