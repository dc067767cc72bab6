import { and, eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { openForFile } from "../../testing/open-for-file";
import { openBookingKit } from "../../testing/open-booking-kit";
import { dropLeases } from "./drop-leases";
import { aliveMs, keepLease } from "./keep-lease";
import { startBookingWorker } from "./start-booking-worker";
import { takeNextStep } from "./take-next-step";

const kit = openForFile(openBookingKit);
beforeEach(() => kit.setClock("2026-11-21T12:00:00Z"));
afterEach(() => jest.useRealTimers());

async function work(seconds = 0): Promise<void> {
  kit.wait(seconds);
  const worker = startBookingWorker(kit.dependencies);
  await worker.takeDue();
  await worker.stop();
}
const stateOf = async (reference: string) => (await kit.rowOf(reference)).state;
const ended: (() => void)[] = [];

/** An order that isn't held yet, because the supplier was down for a moment. */
async function toQuoted(): Promise<string> {
  const quote = await kit.quote();
  kit.supplier.isDown = true;
  const { body } = await kit.order(kit.toOrder(quote));
  kit.supplier.isDown = false;
  kit.wait(3);
  return body.reference as string;
}

/** A process that asks the supplier and is never heard of again. */
async function dieInMidHold(reference: string): Promise<void> {
  const { id: bookingId } = await kit.rowOf(reference);
  const { services } = kit.dependencies;
  const asked = new Promise<void>((resolve) => {
    const deaf = {
      ...services,
      getSupplier: (booking: Parameters<typeof services.getSupplier>[0]) => ({
        ...services.getSupplier(booking),
        hold: () => {
          resolve();
          return new Promise<never>((_, reject) => {
            ended.push(() => reject(new Error("the process died")));
          });
        },
      }),
    };
    const which = { agencyId: kit.backend.ids.alpha, bookingId };
    const dependencies = { ...kit.dependencies, services: deaf, logProblem: () => {} };
    const dead = takeNextStep(dependencies, which);
    ended.push(() => void dead.catch(() => {}));
  });
  await asked;
}
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

test("who dies in mid-hold leaves the booking to others within half a minute", async () => {
  const reference = await toQuoted();
  await dieInMidHold(reference);
  await work(1);
  expect(await stateOf(reference)).toBe("quoted");
  await work(aliveMs / 1_000);
  expect(await stateOf(reference)).toBe("held");
  expect(aliveMs).toBeLessThanOrEqual(30_000);
});

test("at the start of the only process there is nobody to wait for", async () => {
  const reference = await toQuoted();
  await dieInMidHold(reference);
  await dropLeases(kit.backend.db);
  await work();
  expect(await stateOf(reference)).toBe("held");
});

test("where nobody asked to the end, the booking says so", async () => {
  const reference = await toQuoted();
  await dieInMidHold(reference);
  await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.update(bookings).set({ lastError: null }).where(eq(bookings.reference, reference)),
  );
  await work(11 * 60);
  expect(await kit.rowOf(reference)).toMatchObject({ state: "failed", failure: "interrupted" });
});

test("a lease is extended for as long as its step is taken, unless somebody else has it", async () => {
  jest.useFakeTimers({
    now: kit.now(),
    doNotFake: ["Date", "nextTick", "queueMicrotask", "setImmediate", "setTimeout", "clearTimeout"],
  });
  const reference = await toQuoted();
  const { id: bookingId, agencyId } = await kit.rowOf(reference);
  const leaseUntil = (leasedUntil: Date) =>
    kit.backend.db.forAgency(agencyId, (tx) =>
      tx
        .update(bookings)
        .set({ leasedUntil })
        .where(and(eq(bookings.agencyId, agencyId), eq(bookings.id, bookingId))),
    );
  const keep = async (takenBy?: Date) => {
    const leasedUntil = new Date(kit.now().getTime() + aliveMs);
    await leaseUntil(leasedUntil);
    const end = keepLease(kit.dependencies, { agencyId, bookingId, leasedUntil });
    if (takenBy) await leaseUntil(takenBy);
    kit.wait(20);
    jest.advanceTimersByTime(20_000);
    const until = await end();
    return { leasedUntil, until, stored: (await kit.rowOf(reference)).leasedUntil };
  };
  const extended = new Date(kit.now().getTime() + aliveMs + 20_000);
  expect(await keep()).toMatchObject({ until: extended, stored: extended });
  const others = new Date(kit.now().getTime() + 7_000);
  const { leasedUntil, until, stored } = await keep(others);
  expect([until, stored]).toEqual([leasedUntil, others]);
});
