import {
  answerChangeEndpoint,
  cancelBookingEndpoint,
  changeContactEndpoint,
  changeTravellersEndpoint,
  createBookingEndpoint,
  findBookingEndpoint,
  getBookingEndpoint,
  listBookingsEndpoint,
  quoteChangeEndpoint,
  quoteCancellationEndpoint,
  startPaymentEndpoint,
} from "@/lib/api/contract/bookings";
import { can } from "@/lib/api/contract/roles";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { cancelBooking } from "../booking/bookings/cancel-booking";
import { changeContact } from "../booking/bookings/change-contact";
import { changeTravellers } from "../booking/bookings/change-travellers";
import { createBooking } from "../booking/bookings/create-booking";
import { findBooking, findBookingLimits } from "../booking/bookings/find-booking";
import { getBooking } from "../booking/bookings/get-booking";
import { listBookings } from "../booking/bookings/list-bookings";
import { quoteChange } from "../booking/bookings/quote-change";
import { quoteCancellation } from "../booking/bookings/quote-cancellation";
import { startPayment } from "../booking/bookings/start-payment";
import { requireOnlineService } from "../access/require-service";
import { requireOnlineQuote } from "../booking/quotes/require-online-quote";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import {
  bookingLimits,
  contactLimits,
  holdLimits,
  limitOrder,
  quoteLimits,
  visitorBookingLimits,
} from "../limits/order-limits";
import type { RecipientLimiters } from "../limits/recipient-limits";
import type { Handle } from "../http/request-context";
import { answerChange } from "../booking/supplier-changes/answer-change";
import { requireSignedIn } from "../sessions/require-signed-in";

/** Bookings, from the order to the cancellation: for their buyer or a holder of their key. */
export function registerBookingRoutes(
  handle: Handle,
  dependencies: BookingDependencies & { openCounter: OpenCounter; recipients: RecipientLimiters },
): void {
  const { db, now } = dependencies;
  const limiter = createLimiter(findBookingLimits, dependencies.openCounter);
  const orders = {
    ...dependencies,
    limiter: createLimiter(bookingLimits, dependencies.openCounter),
    visitorLimiter: createLimiter(visitorBookingLimits, dependencies.openCounter),
  };
  const quoteLimiter = createLimiter(quoteLimits, dependencies.openCounter);
  const cancelling = { ...dependencies, limiter: quoteLimiter };
  const quoting = {
    ...dependencies,
    holdLimiter: createLimiter(holdLimits, dependencies.openCounter),
  };
  const contacts = {
    ...dependencies,
    limiter: createLimiter(contactLimits, dependencies.openCounter),
  };
  handle(createBookingEndpoint, async (context, { body }) => {
    await requireOnlineQuote(dependencies, context, body.quoteId);
    return createBooking(orders, context, body);
  });
  handle(startPaymentEndpoint, (context, { params, body }) =>
    startPayment(dependencies, context, { ...params, ...body }),
  );
  handle(getBookingEndpoint, async (context, { params, body }) => ({
    booking: await getBooking(dependencies, context, { ...params, ...body }),
  }));
  handle(findBookingEndpoint, (context, { body }) => findBooking({ db, limiter }, context, body));
  handle(listBookingsEndpoint, (context, { query }) => {
    const { viewer } = requireSignedIn(context);
    return listBookings(db, context.agency.id, {
      userId: viewer.userId,
      isMember: can(viewer, "bookings.read") || can(viewer, "bookings.write"),
      priceTier: context.priceTier,
      ...query,
      now: now(),
    });
  });
  handle(quoteCancellationEndpoint, async (context, { params, body }) => ({
    quote: await quoteCancellation(cancelling, context, { ...params, ...body }),
  }));
  handle(cancelBookingEndpoint, async (context, { params, body }) => ({
    booking: await cancelBooking(cancelling, context, { ...params, ...body }),
  }));
  handle(quoteChangeEndpoint, async (context, { params, body }) => {
    requireOnlineService(context, body.change.service);
    await limitOrder(quoteLimiter, context);
    return { quote: await quoteChange(quoting, context, { ...params, ...body }) };
  });
  handle(answerChangeEndpoint, async (context, { params, body }) => ({
    booking: await answerChange(dependencies, context, { ...params, ...body }),
  }));
  handle(changeTravellersEndpoint, async (context, { params, body }) => {
    // Each set of names is a call to a supplier.
    await limitOrder(quoteLimiter, context);
    return { booking: await changeTravellers(dependencies, context, { ...params, ...body }) };
  });
  handle(changeContactEndpoint, (context, { params, body }) =>
    changeContact(contacts, context, { ...params, ...body }),
  );
}
