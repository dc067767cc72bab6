import type { BodyOf } from "./browser-call";
import { call, callWithBody } from "./call";

export type BookingBody = BodyOf<"POST /api/bookings">;
/** `key` is for who isn't signed in. */
export type BookingAccess = { reference: string; key?: string | undefined };

/**
 * Books a quote; the same key with the same body is the same booking. ApiError 409 `price_changed`,
 * `sold_out`, `quote_expired` or `quote_booked`.
 */
export const createBooking = (body: BookingBody) =>
  call("POST /api/bookings", { body, isSlow: true });

/** Where a booking that is held can be paid; the same payment while that is open. */
export const startPayment = ({ reference, key }: BookingAccess) =>
  call("POST /api/bookings/{reference}/payment", {
    params: { reference },
    body: { key },
    isSlow: true,
  });

/** One's own booking, or with its key. ApiError 404 otherwise. */
export const getBooking = async ({ reference, key }: BookingAccess, signal?: AbortSignal) =>
  (await call("POST /api/bookings/{reference}", { params: { reference }, body: { key }, signal }))
    .booking;

/**
 * The key of a booking. ApiError 404 when the reference or the address is wrong, 429 after too many
 * tries.
 */
export const findBooking = callWithBody("POST /api/find-booking");

/** Cancels at the refund that was shown. ApiError 409 `refund_changed` or `not_cancellable`. */
export const cancelBooking = ({
  reference,
  ...body
}: BookingAccess & BodyOf<"POST /api/bookings/{reference}/cancel">) =>
  call("POST /api/bookings/{reference}/cancel", { params: { reference }, body, isSlow: true });

/**
 * A quote of other dates or fewer rooms, which replaces the booking. ApiError 409 `not_changeable`
 * or `sold_out`.
 */
export const quoteChange = ({
  reference,
  ...body
}: BookingAccess & BodyOf<"POST /api/bookings/{reference}/change-quote">) =>
  call("POST /api/bookings/{reference}/change-quote", {
    params: { reference },
    body,
    isSlow: true,
  });

/** Names other travellers. ApiError 409 `not_changeable`. */
export const changeTravellers = ({
  reference,
  ...body
}: BookingAccess & BodyOf<"POST /api/bookings/{reference}/travellers">) =>
  call("POST /api/bookings/{reference}/travellers", { params: { reference }, body, isSlow: true });

/**
 * Corrects the address that it is mailed to, and has it mailed there again. ApiError 409
 * `not_changeable`.
 */
export const changeContact = ({
  reference,
  ...body
}: BookingAccess & BodyOf<"POST /api/bookings/{reference}/contact">) =>
  call("POST /api/bookings/{reference}/contact", { params: { reference }, body });
