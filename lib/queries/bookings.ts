import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  changeContact,
  changeTravellers,
  findBooking,
  getBooking,
  quoteChange,
  startPayment,
  type BookingAccess,
} from "@/lib/api/browser/bookings";
import { getQuoteHolder } from "@/lib/checkout/quote-holder";

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
/** The quote of a change, with the change itself. */
export const quoteChangeMutation = () =>
  mutationOptions({
    mutationKey: ["bookings", "quoteChange"],
    mutationFn: async (order: Parameters<typeof quoteChange>[0]) => ({
      ...(await quoteChange({ holder: getQuoteHolder(), ...order })),
      change: order.change,
    }),
  });
/** The booking as it is then, with the requested names. */
export const changeTravellersMutation = () =>
  mutationOptions({
    mutationKey: ["bookings", "travellers"],
    mutationFn: async (order: Parameters<typeof changeTravellers>[0]) => ({
      ...(await changeTravellers(order)),
      travellers: order.travellers,
    }),
  });
/** The key that opens it then, with the address. */
export const changeContactMutation = () =>
  mutationOptions({
    mutationKey: ["bookings", "contact"],
    mutationFn: async (order: BookingAccess & { email: string }) => ({
      ...(await changeContact(order)),
      email: order.email,
    }),
  });
