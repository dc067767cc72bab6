import { listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import { listAgencyBookings } from "../agency-bookings/list-agency-bookings";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../request-context";
import { requireSignedIn } from "../sessions/require-signed-in";

type Settings = { db: ScopedDatabase; now: () => Date };

/** The agency's bookings, for those who work there. */
export function registerAgencyBookingRoutes(handle: Handle, { db, now }: Settings): void {
  handle(listAgencyBookingsEndpoint, (context, { query }) =>
    listAgencyBookings(db, requireSignedIn(context), { query, now: now() }),
  );
}
