import {
  confirmPendingOrderEndpoint,
  getPendingOrderEndpoint,
  resendOrderCodeEndpoint,
} from "@/lib/api/contract/pending-orders";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import type { RecipientLimiters } from "../limits/recipient-limits";
import { confirmPendingOrder } from "../booking/pending-orders/confirm-pending-order";
import { requirePendingOrder } from "../booking/pending-orders/pending-order-record";
import { resendCode } from "../booking/pending-orders/resend-code";
import { toPendingOrder } from "../booking/pending-orders/to-pending-order";
import type { Handle } from "../http/request-context";

/** Mailed links need no session, and an ended one doesn't block them. */
const anybody = { toleratesEndedSession: true };

/**
 * Orders that wait for their mailed code: for any holder of their id, as long as they are the
 * agency's.
 */
export function registerPendingOrderRoutes(
  handle: Handle,
  dependencies: BookingDependencies & { recipients: RecipientLimiters },
): void {
  const { db, now } = dependencies;
  handle(
    getPendingOrderEndpoint,
    async ({ agency }, { params }) => ({
      pendingOrder: await db.forAgency(agency.id, async (tx) =>
        toPendingOrder(tx, await requirePendingOrder(tx, agency.id, params), now()),
      ),
    }),
    anybody,
  );
  handle(
    confirmPendingOrderEndpoint,
    (context, { params, body }) =>
      confirmPendingOrder(dependencies, context, { ...params, proof: body }),
    anybody,
  );
  handle(
    resendOrderCodeEndpoint,
    async (context, { params }) => ({
      pendingOrder: await resendCode(dependencies, context, params),
    }),
    anybody,
  );
}
