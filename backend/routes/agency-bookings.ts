import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  cancelBookingsEndpoint,
  enterRefundByHandEndpoint,
  exportAgencyBookingsEndpoint,
  getBookingSaleEndpoint,
  listAgencyBookingsEndpoint,
  quoteCancellationsEndpoint,
  resendBookingMailEndpoint,
  retryRefundEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { addBookingNote } from "../agency-bookings/add-booking-note";
import { assignBooking } from "../agency-bookings/assign-booking";
import { cancelBookings } from "../agency-bookings/cancel-bookings";
import { getBookingSale } from "../agency-bookings/get-booking-sale";
import { listAgencyBookings } from "../agency-bookings/list-agency-bookings";
import { noteExport } from "../agency-bookings/note-export";
import { quoteCancellations } from "../agency-bookings/quote-cancellations";
import { resendBookingMail } from "../agency-bookings/resend-booking-mail";
import { enterRefundByHand, retryRefund } from "../agency-bookings/settle-refund";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { createLimiter } from "../limits/create-limiter";
import type { OpenCounter } from "../limits/open-counter";
import { quoteLimits } from "../limits/order-limits";
import type { RecipientLimiters } from "../limits/recipient-limits";
import type { Handle } from "../http/request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = BookingDependencies & {
  openCounter: OpenCounter;
  recipients: RecipientLimiters;
};

/** The agency's bookings, for those who work there. */
export function registerAgencyBookingRoutes(
  handle: Handle,
  { openCounter, recipients, ...dependencies }: Settings,
): void {
  const { db, now } = dependencies;
  // Counted with the same of single bookings.
  const cancelling = { ...dependencies, limiter: createLimiter(quoteLimits, openCounter) };
  handle(listAgencyBookingsEndpoint, (context, { query }) =>
    listAgencyBookings(db, requireSignedIn(context), { query, now: now() }),
  );
  handle(exportAgencyBookingsEndpoint, (context, { body }) =>
    noteExport(db, requireSignedIn(context), { filter: body, now: now() }),
  );
  handle(getBookingSaleEndpoint, async (context, { params }) => ({
    sale: await getBookingSale(db, requireSignedIn(context), { ...params, now: now() }),
  }));
  handle(assignBookingEndpoint, async (context, { params, body }) => ({
    seller: await assignBooking(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(resendBookingMailEndpoint, async (context, { params }) => {
    const visit = requireSignedIn(context);
    const at = await resendBookingMail({ db, recipients }, visit, { ...params, now: now() });
    return { mailedAt: at.toISOString() };
  });
  handle(retryRefundEndpoint, async (context, { params }) => ({
    refunds: await retryRefund(dependencies, requireSignedIn(context), params),
  }));
  handle(enterRefundByHandEndpoint, async (context, { params, body }) => ({
    state: await enterRefundByHand(dependencies, requireSignedIn(context), { ...params, ...body }),
  }));
  handle(addBookingNoteEndpoint, async (context, { params, body }) => ({
    note: await addBookingNote(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(quoteCancellationsEndpoint, (context, { body }) =>
    quoteCancellations(cancelling, requireSignedIn(context), body.references),
  );
  handle(cancelBookingsEndpoint, async (context, { body }) => ({
    outcomes: await cancelBookings(cancelling, requireSignedIn(context), body.cancellations),
  }));
}
