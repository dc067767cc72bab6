import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { cancelBooking, createBooking, findBooking, getBooking, quoteCancellation, startPayment, type WhichBooking } from "@/lib/api/browser/bookings";
import { createQuote, refreshQuote } from "@/lib/api/browser/quotes";
import type { BookingState } from "@/lib/api/contract/booking-states";

export const createQuoteMutation = () => mutationOptions({ mutationKey: ["quotes", "create"], mutationFn: createQuote });
export const refreshQuoteMutation = () => mutationOptions({ mutationKey: ["quotes", "refresh"], mutationFn: refreshQuote });
export const createBookingMutation = () => mutationOptions({ mutationKey: ["bookings", "create"], mutationFn: createBooking });
export const startPaymentMutation = () => mutationOptions({ mutationKey: ["bookings", "startPayment"], mutationFn: startPayment });
export const findBookingMutation = () => mutationOptions({ mutationKey: ["bookings", "find"], mutationFn: findBooking });
export const quoteCancellationMutation = () => mutationOptions({ mutationKey: ["bookings", "quoteCancellation"], mutationFn: quoteCancellation });
export const cancelBookingMutation = () =>
  mutationOptions({
    mutationKey: ["bookings", "cancel"],
    mutationFn: cancelBooking,
    onSettled: (_data, _error, { reference }, _result, { client }) => client.invalidateQueries({ queryKey: ["bookings", reference] }),
  });

/** States that change by themselves within seconds or minutes. `failed` and `cancelled` do while money is on its way back. */
const movingStates: readonly BookingState[] = ["quoted", "paying", "pendingSupplier", "cancelRequested"];
const lookAgainMs = 2_500;

/** A booking as it stands; asked again while something is under way. */
export const bookingQuery = (which: WhichBooking) =>
  queryOptions({
    queryKey: ["bookings", which.reference],
    queryFn: async ({ signal }) => (await getBooking(which, signal)).booking,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && (movingStates.includes(data.state) || data.refund?.state === "pending") ? lookAgainMs : false),
  });
