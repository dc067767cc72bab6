import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  cancelBooking,
  findBooking,
  getBooking,
  quoteCancellation,
  startPayment,
  type BookingAccess,
} from "@/lib/api/browser/bookings";

/** A booking's current state. */
export const bookingQuery = (access: BookingAccess) =>
  queryOptions({
    queryKey: ["bookings", access.reference, access.key],
    queryFn: ({ signal }) => getBooking(access, signal),
  });

export const startPaymentMutation = () =>
  mutationOptions({ mutationKey: ["bookings", "pay"], mutationFn: startPayment });
export const findBookingMutation = () =>
  mutationOptions({ mutationKey: ["bookings", "find"], mutationFn: findBooking });
export const quoteCancellationMutation = () =>
  mutationOptions({
    mutationKey: ["bookings", "quoteCancellation"],
    mutationFn: quoteCancellation,
  });
export const cancelBookingMutation = () =>
  mutationOptions({ mutationKey: ["bookings", "cancel"], mutationFn: cancelBooking });
