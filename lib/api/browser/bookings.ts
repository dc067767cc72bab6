import type * as z from "zod";
import type { BodyOf } from "../contract/endpoint";
import type { Booking, createBookingEndpoint, getBookingEndpoint, startPaymentEndpoint } from "../contract/bookings";
import { call, type Answer } from "./call";

export type BookingBody = z.input<BodyOf<typeof createBookingEndpoint>>;
/** `key` is for who isn't signed in. */
export type BookingAccess = { reference: string; key?: string | undefined };

/** Books a quote; the same key with the same body is the same booking. ApiError 409 `price_changed`, `sold_out`, `quote_expired` or `quote_booked`. */
export const createBooking = (body: BookingBody): Promise<Answer<typeof createBookingEndpoint>> => call("post", "/api/bookings", { body, isSlow: true });

/** Where a booking that is held can be paid; the same payment while that is open. */
export const startPayment = ({ reference, key }: BookingAccess): Promise<Answer<typeof startPaymentEndpoint>> =>
  call("post", `/api/bookings/${reference}/payment`, { body: { key }, isSlow: true });

/** One's own booking, or with its key. ApiError 404 otherwise. */
export const getBooking = async ({ reference, key }: BookingAccess, signal?: AbortSignal): Promise<Booking> =>
  (await call<Answer<typeof getBookingEndpoint>>("post", `/api/bookings/${reference}`, { body: { key }, ...(signal && { signal }) })).booking;
