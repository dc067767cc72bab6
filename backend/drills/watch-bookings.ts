import { sql } from "drizzle-orm";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import type { ScopedDatabase, Transaction } from "../db/scoped";

type Outside = Pick<BookingDependencies, "db" | "services" | "getPaymentGateway">;
/** Called at each point, by its name; the process may end in there. */
type Reach = (point: string) => Promise<void>;

/**
 * What a transaction has written, according to Postgres: rows carry the id of the transaction that
 * wrote them. Null: nothing, so a crash changes nothing.
 */
async function describeWrites(tx: Transaction): Promise<string | null> {
  const mine = sql`xmin::text = pg_current_xact_id_if_assigned()::text`;
  const written = await tx.execute(sql`
    select 1 as first, 'booking ' || state || case when leased_until is null then '' else ', leased' end as what from bookings where ${mine}
    union all select 2, 'checkout ' || state from sandbox_checkouts where ${mine}
    union all select 3, 'payment event' from payment_events where ${mine}
    union all select 4, 'hold ' || state from holds where ${mine}
    union all select 4, 'payment ' || state from payments where ${mine}
    union all select 4, 'refund ' || state from refunds where ${mine}
    union all select 4, 'ledger ' || kind from ledger_transactions where ${mine}
    union all select 4, 'mail ' || kind from mails where ${mine}
    order by 1, 2`);
  const { rows } = written as { rows: { first: number; what: string }[] };
  // Writes that accompany a booking's change have its name.
  const names = rows.filter(({ first }) => first === rows[0]?.first).map(({ what }) => what);
  return names.length > 0 ? names.join(" and ") : null;
}

const watchDatabase = (db: ScopedDatabase, reach: Reach): ScopedDatabase => ({
  ...db,
  async forAgency(agencyId, work) {
    const { done, written } = await db.forAgency(agencyId, async (tx) => {
      const result = { done: await work(tx), written: await describeWrites(tx) };
      if (result.written) await reach(`before the commit of ${result.written}`);
      return result;
    });
    if (written) await reach(`after the commit of ${written}`);
    return done;
  },
});

const around = async <T>(name: string, call: () => Promise<T>, reach: Reach): Promise<T> => {
  await reach(`before ${name}`);
  const answer = await call();
  await reach(`after ${name}`);
  return answer;
};

/**
 * Wraps the points where a crash matters to a booking: before and after each call to the supplier
 * and the gateway, before and after the commit of each transaction that wrote something. Supplier
 * and gateway keep their own books, bypassing `db`.
 */
export const watchBookings = (
  { db, services, getPaymentGateway }: Outside,
  reach: Reach,
): Outside => ({
  db: watchDatabase(db, reach),
  services: {
    ...services,
    getSupplier(booking) {
      const supplier = services.getSupplier(booking);
      return {
        // What only asks changes nothing wherever it ends.
        ...supplier,
        hold: (order) => around("supplier.hold", () => supplier.hold(order), reach),
        book: (order) => around("supplier.book", () => supplier.book(order), reach),
        getBooking: (reference) =>
          around("supplier.getBooking", () => supplier.getBooking(reference), reach),
        cancel: (...given) => around("supplier.cancel", () => supplier.cancel(...given), reach),
      };
    },
  },
  async getPaymentGateway(...which) {
    const gateway = await getPaymentGateway(...which);
    return (
      gateway && {
        ...gateway,
        createCheckout: (asked) =>
          around("gateway.createCheckout", () => gateway.createCheckout(asked), reach),
        getPayment: (asked) => around("gateway.getPayment", () => gateway.getPayment(asked), reach),
        expireCheckout: (asked) =>
          around("gateway.expireCheckout", () => gateway.expireCheckout(asked), reach),
        refund: (asked) => around("gateway.refund", () => gateway.refund(asked), reach),
        getRefund: (asked) => around("gateway.getRefund", () => gateway.getRefund(asked), reach),
      }
    );
  },
});
