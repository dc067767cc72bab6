import { toFullName } from "@/lib/api/contract/full-name";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import type { PriceTier } from "@/lib/api/contract/roles";
import { bookings } from "../../db/schema/bookings";
import { refunds } from "../../db/schema/payments";
import type { Transaction } from "../../db/scoped";
import { toNextAction, type Deadlines } from "./booking-deadlines";
import type { BookingRow, RefundRow } from "./booking-record";
import { toRefund } from "./to-booking";

/** What a list shows of a booking. Its item is large, and no line shows it. */
export const summaryColumns = {
  id: bookings.id,
  reference: bookings.reference,
  service: bookings.service,
  state: bookings.state,
  createdAt: bookings.createdAt,
  isForClient: bookings.isForClient,
  headline: bookings.headline,
  people: bookings.people,
  units: bookings.units,
  travellers: bookings.travellers,
  currency: bookings.currency,
  total: bookings.total,
  net: bookings.net,
  markup: bookings.markup,
  commission: bookings.commission,
};
type SummaryRow = Pick<BookingRow, keyof typeof summaryColumns> & Deadlines;

/** All refunds of some bookings, the earliest first. */
export const listRefundsOf = (
  tx: Transaction,
  agencyId: string,
  rows: readonly { id: string }[],
): Promise<RefundRow[]> => {
  const ofRows = inArray(
    refunds.bookingId,
    rows.map(({ id }) => id),
  );
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.agencyId, agencyId), ofRows))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
};

/**
 * A line of a list; what a booking brings only for the tier "agent". `refunds` may hold those of
 * others, too.
 */
export function toSummary(
  { booking, refunds: all }: { booking: SummaryRow; refunds: readonly RefundRow[] },
  priceTier: PriceTier,
): BookingSummary {
  const [lead] = booking.travellers;
  const toMoney = (amount: number) => ({ amount, currency: booking.currency });
  return {
    reference: booking.reference,
    service: booking.service,
    state: booking.state,
    createdAt: booking.createdAt.toISOString(),
    isForClient: booking.isForClient,
    refund: toRefund({
      booking,
      refunds: all.filter(({ bookingId }) => bookingId === booking.id),
    }),
    headline: booking.headline,
    party: { people: booking.people, units: booking.units },
    leadTraveller: lead ? toFullName(lead) : "",
    total: toMoney(booking.total),
    ...toNextAction(booking),
    ...(priceTier === "agent"
      ? {
          agent: {
            net: toMoney(booking.net),
            markup: toMoney(booking.markup),
            commission: toMoney(booking.commission),
          },
        }
      : {}),
  };
}
