import type * as z from "zod";
import { and, eq } from "drizzle-orm";
import {
  cancelBookingsEndpoint,
  quoteCancellationsEndpoint,
} from "@/lib/api/contract/agency-bookings";
import { auditEvents } from "../db/schema/audit-events";
import type { DemoRole } from "../demo/demo-users";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";
import { copyBooking } from "./testing/copy-booking";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());

type By = { as: DemoRole; agency?: TestAgency };
type Quotes = z.output<typeof quoteCancellationsEndpoint.response>;
const quote = async ({ as, agency = "alpha" }: By, references: readonly string[]) => {
  const body = { references };
  const answer = await kit.backend.call(quoteCancellationsEndpoint, { as, agency, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as Quotes;
};
/** What was paid online, all of which comes back. */
const paidOf = async (reference: string) => {
  const { dueNow, currency } = await kit.rowOf(reference);
  return { amount: dueNow, currency };
};
const cancel = ({ as, agency = "alpha" }: By, refunds: Record<string, number>) =>
  kit.backend.call(cancelBookingsEndpoint, {
    as,
    agency,
    body: {
      cancellations: Object.entries(refunds).map(([reference, amount]) => ({
        reference,
        expectedRefund: { amount, currency: "USD" },
      })),
    },
  });
const listNoted = (reference: string) =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx
      .select({ actorName: auditEvents.actorName, after: auditEvents.after })
      .from(auditEvents)
      .where(and(eq(auditEvents.action, "booking.cancelled"), eq(auditEvents.subject, reference))),
  );
const stateOf = async (reference: string) => (await kit.rowOf(reference)).state;
const confirm = async (as?: DemoRole) => (await kit.confirm(as ? { as } : {})).reference;

it("names each fee, in the order asked, and says what stays and why", async () => {
  const [first, second] = [await confirm("agent"), await confirm()];
  const failed = await copyBooking(kit, first);
  const { bookings, missing } = await quote({ as: "owner" }, [
    second,
    failed,
    "H-22222222",
    first,
    second,
  ]);
  expect(bookings.map(({ reference }) => reference)).toEqual([second, failed, first]);
  expect(missing).toEqual(["H-22222222"]);
  const paid = await paidOf(second);
  expect(paid.currency).toBe("USD");
  expect(bookings[0]?.quote).toMatchObject({ paid, fee: { ...paid, amount: 0 }, refund: paid });
  expect(bookings[1]).toMatchObject({ state: "failed", problem: "not_cancellable" });
  expect(bookings[1]?.quote).toBeUndefined();
});

it("cancels each for itself: a refund that has changed stops that one alone", async () => {
  const [one, other, third] = [await confirm(), await confirm("agent"), await confirm("sales")];
  const { amount: paid } = await paidOf(one);
  const refunds = { [one]: paid, [other]: paid - 1, [third]: paid, "H-22222222": 0 };
  const answer = await cancel({ as: "owner" }, refunds);
  expect(answer.body).toEqual({
    outcomes: [
      { reference: one },
      { reference: other, problem: "refund_changed" },
      { reference: third },
      { reference: "H-22222222", problem: "booking_not_found" },
    ],
  });
  expect([await stateOf(one), await stateOf(other), await stateOf(third)]).toEqual([
    "refunded",
    "confirmed",
    "refunded",
  ]);
  expect(await listNoted(one)).toEqual([
    { actorName: "Olivia Marsh", after: { refund: `${paid} USD` } },
  ]);
  expect(await listNoted(other)).toEqual([]);
  const row = await kit.rowOf(third);
  expect(row).toMatchObject({ refundAmount: paid, cancelledBy: "agency" });

  // The same once more repeats nothing, and says nothing else of what is cancelled.
  expect((await cancel({ as: "owner" }, refunds)).body).toEqual(answer.body);
  expect(await listNoted(one)).toHaveLength(1);
  expect((await kit.rowOf(third)).cancelledAt).toEqual(row.cancelledAt);
  const [again] = (await quote({ as: "owner" }, [one])).bookings;
  expect([again?.quote, again?.problem]).toEqual([undefined, undefined]);
});

it("reaches one's own sales alone, and none of another agency", async () => {
  const reference = await confirm("agent");
  const before = await kit.rowOf(reference);
  const refunds = { [reference]: before.dueNow };
  for (const by of [
    { as: "sales" },
    { as: "restricted" },
    { as: "owner", agency: "beta" },
  ] as const) {
    expect(await quote(by, [reference])).toEqual({ bookings: [], missing: [reference] });
    expect((await cancel(by, refunds)).body).toEqual({
      outcomes: [{ reference, problem: "booking_not_found" }],
    });
  }
  const refused = await cancel({ as: "traveller" }, refunds);
  expect([refused.status, refused.body.code]).toEqual([403, "not_allowed"]);
  expect(await kit.rowOf(reference)).toEqual(before);
  expect((await cancel({ as: "agent" }, refunds)).body).toEqual({ outcomes: [{ reference }] });
  expect(await listNoted(reference)).toMatchObject([{ actorName: "Amir Haddad" }]);
});

it("shows restricted agents no net or markup of what they would cancel", async () => {
  const reference = await confirm("restricted");
  expect(JSON.stringify(await quote({ as: "restricted" }, [reference]))).not.toMatch(
    /"(?:net|markup|commission|agent)"/,
  );
  expect(JSON.stringify(await quote({ as: "owner" }, [reference]))).toContain('"markup"');
});

it("takes 200 and no more", async () => {
  const known = await confirm();
  const copies = [];
  for (let number = 0; number < 200; number++) copies.push(await copyBooking(kit, known));
  expect((await quote({ as: "owner" }, copies)).bookings).toHaveLength(200);
  const body = { references: [...copies, known] };
  const { status } = await kit.backend.call(quoteCancellationsEndpoint, { as: "owner", body });
  expect(status).toBe(422);
});
