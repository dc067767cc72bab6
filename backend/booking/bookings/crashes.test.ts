import fc from "fast-check";
import { checkBooks } from "../../testing/check-books";
import { crashDatabase, crashShares, dieAtEach, type Moment } from "../../testing/crash-database";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { startBookingWorker } from "./start-booking-worker";
import { leaseMs } from "./step";
import { wakeBookingOfPayment } from "./wake-booking-of-payment";

jest.setTimeout(300_000);

let kit: BookingKit;
let crash: ReturnType<typeof crashDatabase>;
beforeAll(async () => {
  kit = await openBookingKit({ stock: 10_000 });
  crash = crashDatabase(kit.backend.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));

const wake = (gatewayReference: string) =>
  wakeBookingOfPayment(kit.dependencies, kit.backend.ids.alpha, {
    gateway: "sandbox",
    gatewayReference,
  });
async function work(): Promise<void> {
  const worker = startBookingWorker(kit.dependencies);
  await worker.takeDue();
  await worker.stop();
}
/** Another process takes over once the lease of the dead one has run out. */
async function restart(): Promise<void> {
  crash.restart();
  kit.wait(leaseMs / 1_000 + 1);
  await work();
}
const lastOf = <T>(values: Iterable<T>): T | undefined => [...values].at(-1);

/**
 * Buys and cancels, repeating each action that a crash cut off. @returns whether the process died
 */
async function buyAndCancel(at: number, kind: Moment): Promise<boolean> {
  const [taken, returned, booked] = [
    kit.money.taken(),
    kit.money.returned(),
    kit.supplier.booked(),
  ];
  const quote = await kit.quote();
  const order = kit.toOrder(quote);
  crash.arm(at, kind);
  let hasDied = false;
  const insist = async <T>(action: () => Promise<T>): Promise<T> => {
    const first = await action().catch((error: unknown) => error);
    if (!crash.isDead()) return first as T;
    hasDied = true;
    await restart();
    return action();
  };
  const placed = (await insist(() => kit.order(order))).body as { reference: string; key: string };
  await insist(() => kit.startPayment(placed));
  const checkout = lastOf(kit.money.checkouts.keys()) ?? "";
  expect(kit.money.pay(checkout)).toBe(true);
  await insist(() => wake(checkout));
  await insist(async () => {
    const booking = await kit.get(placed).catch(() => null);
    if (!crash.isDead()) expect(booking?.state).toBe("confirmed");
  });
  const dueNow = quote.price.dueNow;
  expect(kit.money.taken() - taken).toBe(dueNow.amount);
  const answer = await insist(() => kit.cancel(placed, dueNow));
  expect(answer.status).toBe(200);
  crash.restart();
  await restart();
  expect(await kit.get(placed)).toMatchObject({
    state: "refunded",
    refund: { state: "succeeded", amount: dueNow },
  });
  expect([
    kit.money.taken() - taken,
    kit.money.returned() - returned,
    kit.supplier.booked() - booked,
  ]).toEqual([dueNow.amount, dueNow.amount, 0]);
  expect(await kit.listPayments(placed.reference)).toHaveLength(1);
  return hasDied;
}

it.each(crashShares)("ends the same wherever the process dies, share %i of 6", async (share) => {
  expect(await dieAtEach(share, buyAndCancel)).toBeGreaterThan(15);
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("book" as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("startPayment", "pay", "fail", "process", "wake", "look", "cancel"),
      which: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      seconds: fc.constantFrom(1, 31, 200, 1_900),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("supplier" as const),
      write: fc.constantFrom("hold", "book", "cancel"),
      trouble: fc.constantFrom("before", "after", "refused", "pending"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("gateway" as const),
      call: fc.constantFrom("createCheckout", "getPayment", "expireCheckout", "refund"),
      trouble: fc.constantFrom("before", "after"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("die" as const),
      at: fc.integer({ min: 1, max: 8 }),
      kind: fc.constantFrom("before", "after"),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** All that anybody tries, in any order; what fails, fails. */
async function attempt(done: Action, placed: { reference: string; key: string }[]): Promise<void> {
  if (crash.isDead()) await restart();
  if (done.do === "wait") return kit.wait(done.seconds);
  if (done.do === "supplier") return kit.supplier.trouble(done.write, done.trouble);
  if (done.do === "gateway") return kit.money.trouble(done.call, done.trouble);
  if (done.do === "die") return crash.arm(done.at, done.kind);
  if (done.do === "book") {
    const { status, body } = await kit.order(kit.toOrder(await kit.quote()));
    if (status === 200) placed.push(body as { reference: string; key: string });
    return;
  }
  if (!("which" in done)) return;
  const one = placed[done.which % Math.max(1, placed.length)];
  if (!one) return;
  const checkout = await kit.lastCheckout(one.reference);
  if (done.do === "startPayment") await kit.startPayment(one);
  if (done.do === "look") await kit.get(one);
  if (done.do === "cancel") await kit.cancel(one, (await kit.get(one)).price.dueNow);
  if (!checkout) return;
  if (done.do === "pay") kit.money.pay(checkout, { isForced: true });
  if (done.do === "fail") kit.money.fail(checkout);
  if (done.do === "process") kit.money.process(checkout);
  if (done.do === "wake") await wake(checkout);
}

it("never loses or invents money, whatever happens in which order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 18 }), async (actions) => {
      kit.setClock("2026-11-21T12:00:00Z");
      const placed: { reference: string; key: string }[] = [];
      for (const one of actions) await attempt(one, placed).catch(() => null);
      // The world is in order again: everything comes to an end.
      kit.supplier.troubles.clear();
      kit.money.calm();
      await restart();
      for (const checkout of kit.money.checkouts.values())
        if (checkout.state === "processing") checkout.state = "succeeded";
      for (const reference of kit.money.checkouts.keys()) await wake(reference);
      for (let round = 0; round < 6; round += 1) {
        kit.wait(1_900);
        await work();
      }
      const rows = await Promise.all(placed.map(({ reference }) => kit.rowOf(reference)));
      for (const { state, nextStepAt } of rows) {
        expect(["confirmed", "failed", "cancelled", "refunded"]).toContain(state);
        expect(nextStepAt).toBeNull();
      }
      expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
      // What the gateway has is what the confirmed ones cost, and the supplier has exactly those.
      const all = await kit.listStates();
      const confirmed = all.filter(({ state }) => state === "confirmed");
      expect(kit.money.taken() - kit.money.returned()).toBe(
        confirmed.reduce((total, { dueNow }) => total + dueNow, 0),
      );
      expect(kit.supplier.booked()).toBe(confirmed.length);
    }),
    { numRuns: 12 },
  );
});
