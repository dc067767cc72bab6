import { asc, eq, inArray } from "drizzle-orm";
import { nextStates } from "@/lib/api/contract/booking-states";
import { openBookingKey } from "../booking/bookings/booking-key";
import { withMoney, type BookingRecord } from "../booking/bookings/booking-record";
import { bookingEvents, bookings } from "../db/schema/bookings";
import { holds } from "../db/schema/holds";
import { mails } from "../db/schema/mails";
import { sandboxCheckouts } from "../db/schema/payments";
import { sandboxReservations, sandboxStock } from "../db/schema/sandbox-stock";
import type { ScopedDatabase } from "../db/scoped";
import { serviceModules } from "../services/service-modules";
import { listTakenUnits } from "../suppliers/sandbox/stock";
import { checkBooks } from "../testing/check-books";
import type { Placed } from "../testing/sandbox-buyer";

type Reservation = typeof sandboxReservations.$inferSelect;
type Checkout = typeof sandboxCheckouts.$inferSelect;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
/**
 * The supplier's state for a booking without work in progress; a hold may exist before we know of
 * it.
 */
const reservedIn: Record<
  BookingRecord["booking"]["state"],
  readonly (Reservation["state"] | null)[]
> = {
  quoted: [null, "requested", "held"],
  requested: ["requested", "declined", "held"],
  held: ["held"],
  paying: ["held"],
  pendingSupplier: ["held", "pending", "confirmed"],
  confirmed: ["confirmed"],
  failed: [null, "cancelled", "refused", "declined"],
  cancelRequested: ["confirmed", "cancelled"],
  cancelled: ["cancelled"],
  refunded: ["cancelled", "refused"],
};

function checkBooking(
  { booking, instalments, payments, refunds }: BookingRecord,
  { reservation, checkouts }: { reservation: Reservation | undefined; checkouts: Checkout[] },
) {
  const taken = checkouts.filter(({ state }) => state === "succeeded");
  const paid = sum(
    payments.filter(({ state }) => state === "succeeded").map(({ amount }) => amount),
  );
  const back = sum(
    refunds.filter(({ state }) => state === "succeeded").map(({ amount }) => amount),
  );
  const isOver = booking.nextStepAt === null;
  const atGateway = [
    sum(taken.map(({ amount }) => amount)),
    sum(checkouts.map(({ refunded }) => refunded)),
  ] as const;
  const due = (kinds: string[]) =>
    sum(instalments.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const rules: [holds: boolean, text: string][] = [
    [
      sum(instalments.map(({ amount }) => amount)) === booking.total &&
        due(["full", "deposit"]) === booking.dueNow &&
        due(["onSite"]) === booking.dueOnSite,
      `its ${instalments.length} instalments aren't its total of ${booking.total}`,
    ],
    [
      reservedIn[booking.state].includes(reservation?.state ?? null),
      `the supplier says ${reservation?.state ?? "nothing"}`,
    ],
    [taken.length <= 1, `charged ${taken.length} times`],
    [
      !isOver || (atGateway[0] === paid && atGateway[1] === back),
      `the gateway took ${atGateway.join(" and gave back ")}, we know of ${paid} and ${back}`,
    ],
    [
      booking.state !== "confirmed" || atGateway[0] === booking.dueNow,
      `confirmed and charged ${atGateway[0]} of ${booking.dueNow}`,
    ],
  ];
  return rules.flatMap(([holds, text]) =>
    holds ? [] : [`${booking.reference} (${booking.state}): ${text}`],
  );
}

/** Checks that each state may follow the one before. */
const checkHistory = (reference: string, states: (keyof typeof nextStates)[]) =>
  states.flatMap((state, index) => {
    const before = states[index - 1];
    return before === undefined || before === state || nextStates[before].includes(state)
      ? []
      : [`${reference} went from ${before} to ${state}`];
  });

/** What is left plus what is taken equals each slot's allotment; nothing is oversold. */
export async function checkStock(db: ScopedDatabase): Promise<string[]> {
  const allotments = Object.values(serviceModules).map((module) => module.createAllotments());
  const [stock, reservations] = await db.forOperator(
    async (tx) =>
      [
        await tx.select().from(sandboxStock),
        await tx
          .select()
          .from(sandboxReservations)
          .where(inArray(sandboxReservations.state, ["held", "pending", "confirmed"])),
      ] as const,
  );
  return stock.flatMap(({ resource, unit, slot, left }) => {
    const allotment = sum(allotments.map((allotmentOf) => allotmentOf({ resource, unit })));
    const taken = sum(
      reservations
        .filter((row) => row.resource === resource)
        .flatMap(listTakenUnits)
        .filter((each) => each.unit === unit && each.slots.includes(slot))
        .map(({ count }) => count),
    );
    return left >= 0 && left + taken === allotment
      ? []
      : [`${resource} ${unit} ${slot}: ${left} left and ${taken} taken of ${allotment}`];
  });
}

/**
 * The problems of a world without work in progress: our books compared with the gateway's and the
 * supplier's, each booking's history, its mails, and the responses to buyers. Empty if all is well.
 */
export async function checkWorld(
  db: ScopedDatabase,
  agencyId: string,
  { orders }: { orders: Map<string, Placed | null> },
): Promise<string[]> {
  const problems = [...(await checkBooks(db, agencyId)), ...(await checkStock(db))];
  const reservations = new Map(
    (await db.forOperator((tx) => tx.select().from(sandboxReservations))).map((row) => [
      row.clientReference,
      row,
    ]),
  );
  await db.forAgency(agencyId, async (tx) => {
    const all = await tx.select().from(bookings);
    const checkouts = await tx.select().from(sandboxCheckouts);
    for (const booking of all) {
      const record = await withMoney(tx, booking);
      const ids = record.payments.map(({ id }) => id);
      const theirs = {
        reservation: reservations.get(booking.reference),
        checkouts: checkouts.filter(({ paymentId }) => ids.includes(paymentId)),
      };
      const events = await tx
        .select()
        .from(bookingEvents)
        .where(eq(bookingEvents.bookingId, booking.id))
        .orderBy(asc(bookingEvents.at));
      problems.push(
        ...checkBooking(record, theirs),
        ...checkHistory(
          booking.reference,
          events.map(({ state }) => state),
        ),
      );
      if (!orders.has(booking.idempotencyKey))
        problems.push(`${booking.reference} was ordered by nobody`);
    }
    for (const [key, placed] of orders) {
      const [booking, ...others] = all.filter(({ idempotencyKey }) => idempotencyKey === key);
      if (others.length > 0) problems.push(`${key} has ${others.length + 1} bookings`);
      if (
        placed &&
        (booking?.reference !== placed.reference || openBookingKey(tx, booking) !== placed.key)
      )
        problems.push(`${placed.reference} was told to a buyer and is lost`);
    }
    const held = await tx.select().from(holds);
    for (const { reference, state } of held) {
      const there = reservations.get(reference)?.state;
      if (state === "held" && there !== "held")
        problems.push(`${reference} is held for a quote, the supplier says ${there ?? "nothing"}`);
    }
    const ours = new Set([...all, ...held].map(({ reference }) => reference));
    for (const [reference, { state }] of reservations)
      if (!ours.has(reference) && state !== "cancelled")
        problems.push(`the supplier has ${reference}, we don't`);
    const kinds = (await tx.select({ kind: mails.kind }).from(mails)).map(({ kind }) => kind);
    const history = await tx
      .select({ state: bookingEvents.state, bookingId: bookingEvents.bookingId })
      .from(bookingEvents);
    for (const [kind, state] of [
      ["bookingConfirmed", "confirmed"],
      ["bookingCancelled", "cancelled"],
      ["bookingRefunded", "refunded"],
    ] as const) {
      const reached = new Set(
        history.filter((event) => event.state === state).map(({ bookingId }) => bookingId),
      ).size;
      const sent = kinds.filter((one) => one === kind).length;
      if (sent !== reached)
        problems.push(`${sent} mails tell that a booking is ${state}, ${reached} are`);
    }
  });
  return problems;
}
