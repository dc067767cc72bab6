import type * as z from "zod";
import type { BodyOf } from "../contract/endpoint";
import type {
  Booking,
  cancelBookingEndpoint,
  createBookingEndpoint,
  findBookingEndpoint,
  getBookingEndpoint,
  quoteCancellationEndpoint,
  startPaymentEndpoint,
} from "../contract/bookings";
import { call, type Answer } from "./call";

export type BookingBody = z.input<BodyOf<typeof createBookingEndpoint>>;
/** `key` is for who isn't signed in. */
export type BookingAccess = { reference: string; key?: string | undefined };

/**
 * Books a quote; the same key with the same body is the same booking. ApiError 409 `price_changed`,
 * `sold_out`, `quote_expired` or `quote_booked`.
 */
export const createBooking = (body: BookingBody): Promise<Answer<typeof createBookingEndpoint>> =>
  call("post", "/api/bookings", { body, isSlow: true });

/** Where a booking that is held can be paid; the same payment while that is open. */
export const startPayment = ({
  reference,
  key,
}: BookingAccess): Promise<Answer<typeof startPaymentEndpoint>> =>
  call("post", `/api/bookings/${reference}/payment`, { body: { key }, isSlow: true });

/** One's own booking, or with its key. ApiError 404 otherwise. */
export const getBooking = async (
  { reference, key }: BookingAccess,
  signal?: AbortSignal,
): Promise<Booking> =>
  (
    await call<Answer<typeof getBookingEndpoint>>("post", `/api/bookings/${reference}`, {
      body: { key },
      ...(signal && { signal }),
    })
  ).booking;

/**
 * The key of a booking. ApiError 404 when the reference or the address is wrong, 429 after too many
 * tries.
 */
export const findBooking = (body: {
  reference: string;
  email: string;
}): Promise<Answer<typeof findBookingEndpoint>> => call("post", "/api/find-booking", { body });

/** What cancelling now gives back. ApiError 409 `not_cancellable`. */
export const quoteCancellation = ({
  reference,
  key,
}: BookingAccess): Promise<Answer<typeof quoteCancellationEndpoint>> =>
  call("post", `/api/bookings/${reference}/cancellation-quote`, { body: { key } });

/** Cancels at the refund that was shown. ApiError 409 `refund_changed` or `not_cancellable`. */
export const cancelBooking = ({
  reference,
  ...body
}: BookingAccess & { expectedRefund: { amount: number; currency: string } }): Promise<
  Answer<typeof cancelBookingEndpoint>
> => call("post", `/api/bookings/${reference}/cancel`, { body, isSlow: true });
