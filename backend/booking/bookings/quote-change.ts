import type * as z from "zod";
import type { quoteChangeEndpoint } from "@/lib/api/contract/bookings";
import type { BodyOf } from "@/lib/api/contract/endpoint";
import type { Quote } from "@/lib/api/contract/quotes";
import type { HoldLimit } from "../holds/hold-quote";
import { soldOut } from "../quotes/check-item";
import { createQuote } from "../quotes/create-quote";
import { requireBuyer } from "../quotes/require-buyer";
import type { RequestContext } from "../../http/request-context";
import { auditBooking } from "./audit-booking";
import type { BookingDependencies } from "./booking-dependencies";
import { withMoney } from "./booking-record";
import { findReplacement, isChangeable, notChangeable } from "./is-changeable";
import { requireAccess, type BookingSelector } from "./require-booking";

type ChangeRequest = BookingSelector & z.output<BodyOf<typeof quoteChangeEndpoint>>;

/**
 * A quote of what was booked as a change wants it, which replaces the booking once it is booked.
 * @throws RouteError 401, 403 `not_allowed`, 404 `booking_not_found`, 409 `not_changeable` or
 *   `sold_out`, 422, 429, 503 `supplier_unavailable`
 */
export async function quoteChange(
  dependencies: BookingDependencies & HoldLimit,
  context: RequestContext,
  { change, holder, ...selector }: ChangeRequest,
): Promise<Quote> {
  requireBuyer(context);
  const { db, services } = dependencies;
  const { agency, language } = context;
  const now = dependencies.now();
  const { booking, access } = await db.forAgency(agency.id, async (tx) => {
    const found = await requireAccess(tx, context, selector, { to: "write" });
    const record = await withMoney(tx, found.booking);
    const isOpen =
      isChangeable(record, { services, now }) && !(await findReplacement(tx, record.booking));
    if (!isOpen) throw notChangeable();
    return found;
  });
  const service = services.getModule(booking.service);
  const selection = await service.toChangedSelection?.(booking.detail, change, {
    ...{ language, now, agencyId: agency.id },
  });
  if (!selection) throw soldOut();
  return createQuote(dependencies, context, {
    selection,
    holder,
    change: {
      replaces: booking.id,
      isKeyHolders: access.as === "keyHolder",
      note: (tx, { total, currency }) =>
        auditBooking(tx, context, booking, {
          action: "booking.changeQuoted",
          after: { amount: `${total} ${currency}` },
          now,
        }),
    },
  });
}
