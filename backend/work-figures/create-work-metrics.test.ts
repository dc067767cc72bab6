import { eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";
import { createWorkMetrics } from "./create-work-metrics";
import { readWorkFigures } from "./read-work-figures";

const kit = openForFile(openBookingKit);

const linesOf = async (register: ReturnType<typeof createWorkMetrics>) =>
  (await register.metrics()).split("\n").filter((line) => line && !line.startsWith("#"));
const openMetrics = () =>
  createWorkMetrics({
    read: () => readWorkFigures(kit.backend.db, { now: kit.dependencies.now() }),
  });

it("counts work in progress and overdue, over all agencies and without a label", async () => {
  expect(await linesOf(openMetrics())).toEqual(
    expect.arrayContaining([
      'backend_bookings{state="held"} 0',
      'backend_mails{state="failed"} 0',
      'backend_booking_steps_stuck{reason="overdue"} 0',
    ]),
  );
  const paid = await kit.confirm();
  await kit.book();
  await kit.book({ agency: "beta", as: "traveller" });
  kit.money.trouble("refund", "refused");
  const { dueNow, currency } = await kit.rowOf(paid.reference);
  expect((await kit.cancel(paid, { amount: dueNow, currency })).status).toBe(200);

  const { alpha, beta } = kit.backend.ids;
  const waiting = await kit.backend.db.forAgency(alpha, (tx) =>
    tx.select({ id: mails.id, createdAt: mails.createdAt }).from(mails).orderBy(mails.createdAt),
  );
  const [given, ...left] = waiting;
  await kit.backend.db.forAgency(alpha, (tx) =>
    tx
      .update(mails)
      .set({ nextAttemptAt: null, lastError: "no such address" })
      .where(eq(mails.id, given?.id ?? "")),
  );
  await kit.backend.db.forAgency(beta, (tx) =>
    tx.update(bookings).set({ attempts: 9, leasedUntil: null }),
  );
  // No backend takes what became due meanwhile.
  kit.wait(60 * 60);
  const lines = await linesOf(openMetrics());
  expect(lines).toEqual(
    expect.arrayContaining([
      'backend_bookings{state="held"} 2',
      'backend_bookings{state="cancelled"} 1',
      'backend_mails{state="failed"} 1',
      'backend_booking_steps_stuck{reason="overdue"} 2',
      'backend_booking_steps_stuck{reason="failing"} 1',
    ]),
  );
  expect(lines).toContain(`backend_refunds_owed{state="failed",currency="${currency}"} 1`);
  expect(lines).toContain(
    `backend_refunds_owed_minor_units{state="failed",currency="${currency}"} ${dueNow}`,
  );
  expect(lines.find((line) => line.startsWith('backend_mails{state="waiting"}'))).toMatch(
    / [1-9]\d*$/,
  );
  const oldest = Number(
    lines.find((line) => line.startsWith("backend_mails_oldest"))?.split(" ")[1],
  );
  expect(oldest).toBeLessThanOrEqual((left[0]?.createdAt.getTime() ?? 0) / 1_000);
  expect(lines.join("\n")).not.toMatch(/alpha|beta/);
});

it("reads the database once for many scrapes, and omits metrics it can't read", async () => {
  let time = 0;
  let reads = 0;
  let isDown = false;
  const figures = await readWorkFigures(kit.backend.db, { now: kit.dependencies.now() });
  const read = async () => {
    reads += 1;
    if (isDown) throw new Error("connection refused");
    return figures;
  };
  const register = createWorkMetrics({ read, clock: { now: () => time } });
  await Promise.all([register.metrics(), register.metrics()]);
  time = 9_000;
  await register.metrics();
  expect(reads).toBe(1);
  const logged = jest.spyOn(console, "error").mockImplementation(() => {});
  [time, isDown] = [20_000, true];
  expect(await linesOf(register)).toEqual([]);
  expect(logged.mock.calls.flat().join()).toContain("metrics: connection refused");
  [time, isDown] = [31_000, false];
  expect((await linesOf(register)).length).toBeGreaterThan(0);
});
