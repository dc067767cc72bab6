import {
  addBookingNoteEndpoint,
  assignBookingEndpoint,
  exportAgencyBookingsEndpoint,
  getBookingSaleEndpoint,
  listAgencyBookingsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { addBookingNote } from "../agency-bookings/add-booking-note";
import { assignBooking } from "../agency-bookings/assign-booking";
import { getBookingSale } from "../agency-bookings/get-booking-sale";
import { listAgencyBookings } from "../agency-bookings/list-agency-bookings";
import { noteExport } from "../agency-bookings/note-export";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = { db: ScopedDatabase; now: () => Date };

/** The agency's bookings, for those who work there. */
export function registerAgencyBookingRoutes(handle: Handle, { db, now }: Settings): void {
  handle(listAgencyBookingsEndpoint, (context, { query }) =>
    listAgencyBookings(db, requireSignedIn(context), { query, now: now() }),
  );
  handle(exportAgencyBookingsEndpoint, (context, { body }) =>
    noteExport(db, requireSignedIn(context), { filter: body, now: now() }),
  );
  handle(getBookingSaleEndpoint, async (context, { params }) => ({
    sale: await getBookingSale(db, requireSignedIn(context), params),
  }));
  handle(assignBookingEndpoint, async (context, { params, body }) => ({
    seller: await assignBooking(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
  handle(addBookingNoteEndpoint, async (context, { params, body }) => ({
    note: await addBookingNote(db, requireSignedIn(context), { ...params, ...body, now: now() }),
  }));
}
