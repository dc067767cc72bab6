import { eq } from "drizzle-orm";
import { findFreeCancellation } from "../pricing/free-cancellation";
import type { CancellationStep } from "../ports/booking-supplier";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { bookings } from "./schema/bookings";

let kit: BookingKit;
let reference: string;
beforeAll(async () => {
  kit = await openBookingKit();
  ({ reference } = await kit.confirm());
});
afterAll(() => kit.close());

const keep = (amount: number, owed?: number) => ({
  keep: { amount, currency: "EUR" },
  ...(owed === undefined ? {} : { owed }),
});
const [early, late] = ["2026-12-01T12:00:00.000Z", "2026-12-24T22:59:00Z"];

it("is noted as a booking is made", async () => {
  const { detail, freeCancellationUntil } = await kit.rowOf(reference);
  const until = findFreeCancellation(detail.cancellation, "");
  expect(until).not.toBeNull();
  expect(freeCancellationUntil).toEqual(new Date(until ?? ""));
});

it.each<[string, CancellationStep[]]>([
  ["no terms", []],
  [
    "all of it, then half",
    [
      { before: early, refundPercentage: 100 },
      { before: late, refundPercentage: 50 },
    ],
  ],
  [
    "all of it twice",
    [
      { before: early, ...keep(0) },
      { before: late, refundPercentage: 100 },
    ],
  ],
  ["never all of it", [{ before: late, refundPercentage: 99 }]],
  ["a penalty", [{ before: late, ...keep(1) }]],
  ["none of the agency's, what the supplier is owed", [{ before: early, ...keep(0, 700) }]],
])("follows the terms that are sold: %s", async (_name, steps) => {
  const { agencyId, id, detail } = await kit.rowOf(reference);
  const changed = { ...detail, cancellation: { zone: "Europe/Lisbon", steps } };
  await kit.backend.db.forAgency(agencyId, (tx) =>
    tx.update(bookings).set({ detail: changed }).where(eq(bookings.id, id)),
  );
  const until = findFreeCancellation(changed.cancellation, "");
  const { freeCancellationUntil } = await kit.rowOf(reference);
  expect(freeCancellationUntil?.toISOString()).toBe(
    until ? new Date(until).toISOString() : undefined,
  );
});
