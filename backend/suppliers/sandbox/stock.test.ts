import fc from "fast-check";
import { addDays } from "@/lib/dates/calendar-date";
import { sandboxReservations, sandboxStock } from "@/backend/db/schema/sandbox-stock";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { createReservations } from "./reservations";
import { joinUnits, listTakenUnits, listUnitsLeft, toUnitOfSlot } from "./stock";

const allotment = 3;
const firstDay = "2026-12-01";
const start = Date.parse("2026-11-21T12:00:00Z");
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const action = fc.record({
  kind: fc.constantFrom("hold", "hold", "swap", "swap", "book", "book", "cancel", "wait"),
  buyer: fc.integer({ min: 0, max: 5 }),
});
/** What a buyer wants, always the same: their reference stands for it. */
const wanted = (buyer: number) => ({
  from: buyer % 3,
  length: (buyer % 2) + 1,
  count: (buyer % 2) + 1,
  // Buyers of two take one of each of two kinds, or two of one.
  // One of them takes each on a day of its own.
  unit:
    buyer === 1
      ? "standard+family"
      : buyer === 3
        ? "family+family"
        : buyer === 5
          ? joinUnits([
              toUnitOfSlot("standard", addDays(firstDay, 2)),
              toUnitOfSlot("family", addDays(firstDay, 3)),
            ])
          : "standard",
});

test("whatever buyers do at whatever time, what is left and what is taken make up the allotment of each slot", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        const { db } = database;
        const resource = `property-${run++}`;
        let clock = start;
        const now = () => new Date(clock);
        const reservations = createReservations({
          db,
          now,
          allotmentOf: () => allotment,
          toWord: () => null,
        });
        const act = ({ kind, buyer }: { kind: string; buyer: number }) => {
          // Who swaps wants what the next one wants, in place of what they have.
          const isSwap = kind === "swap";
          const { from, length, count, unit } = wanted(isSwap ? (buyer + 1) % 6 : buyer);
          const slots = Array.from({ length }, (_, day) => addDays(firstDay, from + day));
          const own = `${resource}-${buyer}`;
          const clientReference = isSwap ? `${own}-swapped` : own;
          if (kind === "book") return reservations.book(clientReference);
          if (kind === "cancel") return reservations.cancel(clientReference);
          if (kind === "wait") return Promise.resolve((clock += 120_000));
          const until = new Date(clock + 90_000);
          return reservations.hold({
            resource,
            unit,
            offerId: "any",
            slots,
            count,
            clientReference,
            ...(isSwap ? { replaces: [own] } : {}),
            until,
            now: now(),
          });
        };
        // The actions of a round run at the same time.
        for (const round of rounds) {
          await Promise.all(round.map(act));
          const [stock, all] = await db.forOperator(
            async (tx) =>
              [
                await tx.select().from(sandboxStock),
                await tx.select().from(sandboxReservations),
              ] as const,
          );
          const taking = all.filter(
            (row) =>
              row.resource === resource && ["held", "pending", "confirmed"].includes(row.state),
          );
          const rows = stock.filter((row) => row.resource === resource);
          for (const { unit, slot, left } of rows) {
            const taken = taking
              .flatMap(listTakenUnits)
              .filter((each) => each.unit === unit && each.slots.includes(slot))
              .reduce((sum, { count }) => sum + count, 0);
            expect({ unit, slot, left, taken }).toEqual({
              unit,
              slot,
              left: allotment - taken,
              taken: expect.any(Number),
            });
            expect(left).toBeGreaterThanOrEqual(0);
          }
        }
        // Everybody cancels, twice: all is as it was.
        await Promise.all(
          [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5].flatMap((buyer) =>
            ["", "-swapped"].map((end) => reservations.cancel(`${resource}-${buyer}${end}`)),
          ),
        );
        const left = await listUnitsLeft(db, {
          start: firstDay,
          end: addDays(firstDay, 9),
          now: now(),
          resources: [resource],
        });
        for (const unit of ["standard", "family"])
          expect([allotment, undefined]).toContain(left.get(resource)?.get(unit));
      },
    ),
    { numRuns: 30 },
  );
});

test("holds that ran out come back by being looked at, once", async () => {
  const { db } = database;
  const resource = "expired";
  const reservations = createReservations({
    db,
    now: () => new Date(start),
    allotmentOf: () => allotment,
    toWord: () => null,
  });
  const slots = [firstDay, addDays(firstDay, 1)];
  const until = new Date(start + 60_000);
  const hold = (clientReference: string) =>
    reservations.hold({
      resource,
      unit: "standard",
      offerId: "any",
      slots,
      count: 1,
      clientReference,
      until,
      now: new Date(start),
    });
  await Promise.all(["a", "b", "c"].map(hold));
  const look = (now: number) =>
    listUnitsLeft(db, {
      start: firstDay,
      end: addDays(firstDay, 1),
      now: new Date(now),
      resources: [resource],
    });
  expect((await look(start)).get(resource)?.get("standard")).toBe(0);
  const looks = await Promise.all(Array.from({ length: 5 }, () => look(start + 60_000)));
  expect(looks.length).toBe(5);
  expect((await look(start + 60_000)).get(resource)?.get("standard")).toBe(allotment);
});

test("of several units each is taken once in the slots of all, or in the one that it names", () => {
  const slots = ["2026-12-01", "2026-12-02"];
  const unit = joinUnits([
    toUnitOfSlot("seat", "2026-12-02"),
    "standard",
    toUnitOfSlot("seat", "2026-12-02"),
    toUnitOfSlot("seat", "2026-12-01"),
  ]);
  expect(listTakenUnits({ unit, count: 4, slots })).toEqual([
    { unit: "seat", count: 1, slots: ["2026-12-01"] },
    { unit: "seat", count: 2, slots: ["2026-12-02"] },
    { unit: "standard", count: 1, slots },
  ]);
  expect(listTakenUnits({ unit: "standard", count: 4, slots })).toEqual([
    { unit: "standard", count: 4, slots },
  ]);
});
