import type * as z from "zod";
import type {
  cancelBookingEndpoint,
  createBookingEndpoint,
  findBookingEndpoint,
  getBookingEndpoint,
  quoteCancellationEndpoint,
  startPaymentEndpoint,
} from "../contract/bookings";
import type { BodyOf } from "../contract/endpoint";
import { call, type Answer } from "./call";

/** Which booking: one's own by its reference, anybody's with its key. ApiError 404 for every other. */
export type WhichBooking = { reference: string; key?: string };

const toPath = ({ reference }: WhichBooking) => `/api/bookings/${encodeURIComponent(reference)}` as const;
const toKey = ({ key }: WhichBooking) => (key === undefined ? {} : { key });

/**
 * Books a quote. Sent again with the same key (a UUID) it is the same booking. ApiError 409 `price_changed` (the quote then holds the new price),
 * `sold_out`, `quote_expired` or `quote_booked`; 422 naming the field; 503 `payment_unavailable`.
 */
export const createBooking = (body: z.input<BodyOf<typeof createBookingEndpoint>>): Promise<Answer<typeof createBookingEndpoint>> =>
  call("post", "/api/bookings", { body });

/** Where to pay; `redirectUrl` is null when there is nothing to pay now. ApiError 409 `hold_expired`, 503 `payment_unavailable`. */
export const startPayment = (which: WhichBooking): Promise<Answer<typeof startPaymentEndpoint>> =>
  call("post", `${toPath(which)}/payment`, { body: toKey(which) });

/** As it stands now; what is being paid is asked for at its gateway. */
export const getBooking = (which: WhichBooking, signal?: AbortSignal): Promise<Answer<typeof getBookingEndpoint>> =>
  call("post", toPath(which), { body: toKey(which), ...(signal ? { signal } : {}) });

/** The key of a booking. ApiError 404 when the reference or the address is wrong, 429 after too many tries. */
export const findBooking = (body: { reference: string; email: string }): Promise<Answer<typeof findBookingEndpoint>> =>
  call("post", "/api/find-booking", { body });

/** What cancelling now gives back. ApiError 409 `not_cancellable`. */
export const quoteCancellation = (which: WhichBooking): Promise<Answer<typeof quoteCancellationEndpoint>> =>
  call("post", `${toPath(which)}/cancellation-quote`, { body: toKey(which) });

/** Cancels at the refund that was shown. ApiError 409 `refund_changed` or `not_cancellable`. */
export const cancelBooking = ({
  expectedRefund,
  ...which
}: WhichBooking & { expectedRefund: { amount: number; currency: string } }): Promise<Answer<typeof cancelBookingEndpoint>> =>
  call("post", `${toPath(which)}/cancel`, { body: { ...toKey(which), expectedRefund } });
