import {
  enterRefundByHandEndpoint,
  getBookingSaleEndpoint,
  retryRefundEndpoint,
  type BookingSale,
} from "@/lib/api/contract/agency-bookings";
import { getAgencyById } from "../agencies/get-agency-by-id";
import { withMoney } from "../booking/bookings/booking-record";
import { lookAtRefundsAgain } from "../booking/bookings/look-at-refunds-again";
import { auditEvents } from "../db/schema/audit-events";
import { bookingNotes } from "../db/schema/booking-notes";
import { bookingEvents } from "../db/schema/bookings";
import { ledgerTransactions } from "../db/schema/ledger";
import { securityEvents, sessions } from "../db/schema/users";
import type { DemoRole } from "../demo/demo-users";
import { eraseBooking } from "../people/erase-booking";
import { checkBooks } from "../testing/check-books";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());
afterEach(async () => {
  kit.problems.splice(0);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

type By = { as: DemoRole; agency?: TestAgency };
const owner = { as: "owner" } as const;
const saleOf = async (reference: string) =>
  (await kit.backend.call(getBookingSaleEndpoint, { ...owner, params: { reference } })).body
    .sale as BookingSale;
const retry = (reference: string, by: By = owner) =>
  kit.backend.call(retryRefundEndpoint, { ...by, params: { reference }, body: {} });
const enter = (
  reference: string,
  amount: object,
  {
    paidOn = "2026-11-21",
    note = "Bank transfer 77",
    ...by
  }: By & { paidOn?: string; note?: string } = owner,
) =>
  kit.backend.call(enterRefundByHandEndpoint, {
    ...by,
    params: { reference },
    body: { amount, paidOn, note },
  });
/** Cancelled, and the gateway has refused to give back what was paid. */
async function fail() {
  const placed = await kit.confirm({ as: "sales" });
  const amount = (await kit.get(placed)).price.dueNow;
  kit.money.trouble("refund", "refused");
  await kit.cancel(placed, amount);
  return { ...placed, amount };
}

it("says what is owed and why, and gives it to the gateway again", async () => {
  const { reference, amount } = await fail();
  expect((await saleOf(reference)).owed).toMatchObject({ amount, reason: "refused" });
  const returned = kit.money.returned();
  // Refused once more, and then not.
  kit.money.trouble("refund", "refused");
  expect((await retry(reference)).body).toEqual({ refunds: 1 });
  expect((await kit.rowOf(reference)).state).toBe("cancelled");
  expect((await retry(reference)).body).toEqual({ refunds: 1 });
  expect((await kit.rowOf(reference)).state).toBe("refunded");
  expect(kit.money.returned() - returned).toBe(amount.amount);
  expect(await saleOf(reference)).not.toHaveProperty("owed");
  expect((await retry(reference)).body.code).toBe("nothing_owed");
});

it("tries what the bank sent back as another refund, and counts it once", async () => {
  const { reference, amount } = await fail();
  await retry(reference);
  const returned = kit.money.returned();
  for (const refund of kit.money.refunds.values()) refund.state = "failed";
  const row = await kit.rowOf(reference);
  const { agency, payment } = await kit.backend.db.forAgency(row.agencyId, async (tx) => ({
    agency: await getAgencyById(tx, row.agencyId),
    payment: (await withMoney(tx, row)).payments[0],
  }));
  if (!agency || !payment) throw new Error("nothing was paid");
  await lookAtRefundsAgain(kit.dependencies, agency, payment);
  expect((await kit.rowOf(reference)).state).toBe("cancelled");
  expect((await saleOf(reference)).owed).toMatchObject({ amount, reason: "returned" });
  expect((await retry(reference)).status).toBe(200);
  expect((await kit.rowOf(reference)).state).toBe("refunded");
  expect(returned).toBeGreaterThanOrEqual(amount.amount);
  expect(kit.money.returned()).toBe(amount.amount);
});

it("takes what was paid back by hand: all of it, once, by whom and when", async () => {
  const { reference, amount } = await fail();
  expect((await enter(reference, { ...amount, amount: amount.amount - 1 })).status).toBe(422);
  for (const paidOn of ["2026-11-20", "2026-11-22"])
    expect((await enter(reference, amount, { ...owner, paidOn })).body.issues).toMatchObject([
      { path: "paidOn" },
    ]);
  for (const _again of [1, 2]) expect((await enter(reference, amount)).status).toBe(200);
  expect((await kit.rowOf(reference)).state).toBe("refunded");
  expect((await retry(reference)).body.code).toBe("nothing_owed");
});

it("keeps what was typed of a refund where it is erased with who it is about", async () => {
  const { reference, amount } = await fail();
  const note = "Bank transfer 77 to Nina Berg";
  expect((await enter(reference, amount, { ...owner, note })).status).toBe(200);
  expect((await saleOf(reference)).notes).toMatchObject([{ author: "Olivia Marsh", text: note }]);
  const row = await kit.rowOf(reference);
  const records = { auditEvents, bookingEvents, bookingNotes, ledgerTransactions, securityEvents };
  const listRowsWith = (text: string) =>
    kit.backend.db.forAgency(row.agencyId, async (tx) => {
      const found: string[] = [];
      for (const [name, table] of Object.entries(records))
        if (JSON.stringify(await tx.select().from(table)).includes(text)) found.push(name);
      return found;
    });
  expect(await listRowsWith("Bank transfer 77 to")).toEqual(["bookingNotes"]);
  await kit.backend.db.forAgency(row.agencyId, async (tx) =>
    eraseBooking(tx, await withMoney(tx, row), kit.now()),
  );
  expect(await listRowsWith("Bank transfer 77 to")).toEqual([]);
});

it("is guarded, for those who manage the agency, and for its own bookings", async () => {
  const { reference, amount } = await fail();
  const before = await kit.rowOf(reference);
  for (const as of ["sales", "agent", "restricted", "traveller"] as const)
    for (const answer of [await retry(reference, { as }), await enter(reference, amount, { as })])
      expect([as, answer.status]).toEqual([as, 403]);
  const other = { as: "owner", agency: "beta" } as const;
  expect((await retry(reference, other)).body.code).toBe("booking_not_found");
  expect((await enter(reference, amount, other)).body.code).toBe("booking_not_found");
  const token = await kit.backend.signIn("alpha", "owner");
  const provenAt = new Date("2020-01-01T00:00:00Z");
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.update(sessions).set({ provenAt }),
  );
  const stale = await kit.backend.call(retryRefundEndpoint, {
    headers: { Authorization: `Bearer ${token}` },
    params: { reference },
    body: {},
  });
  expect(stale.body.code).toBe("proof_required");
  expect(await kit.rowOf(reference)).toEqual(before);
});
