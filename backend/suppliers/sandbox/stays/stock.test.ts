import fc from "fast-check";
import { addDays } from "@/lib/dates/calendar-date";
import { sandboxReservations, sandboxStock } from "@/backend/db/schema/sandbox-stock";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { createReservations } from "./reservations";
import { listRoomsLeft } from "./stock";

const allotment = 3;
const firstNight = "2026-12-01";
const start = Date.parse("2026-11-21T12:00:00Z");
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const action = fc.record({
  kind: fc.constantFrom("hold", "hold", "hold", "book", "book", "cancel", "cancel", "wait"),
  buyer: fc.integer({ min: 0, max: 5 }),
});
/** What a buyer wants, always the same: their reference stands for it. */
const wanted = (buyer: number) => ({
  from: buyer % 3,
  length: (buyer % 2) + 1,
  rooms: (buyer % 2) + 1,
});

test("whatever buyers do at whatever time, rooms left and rooms taken make up the allotment of each night", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      async (rounds) => {
        const { db } = database;
        const hotelId = `property-${run++}`;
        let clock = start;
        const now = () => new Date(clock);
        const reservations = createReservations({ db, now, allotmentOf: () => allotment });
        const act = ({ kind, buyer }: { kind: string; buyer: number }) => {
          const { from, length, rooms } = wanted(buyer);
          const nights = Array.from({ length }, (_, night) => addDays(firstNight, from + night));
          const clientReference = `${hotelId}-${buyer}`;
          if (kind === "book") return reservations.book(clientReference);
          if (kind === "cancel") return reservations.cancel(clientReference);
          if (kind === "wait") return Promise.resolve((clock += 120_000));
          const until = new Date(clock + 90_000);
          return reservations.hold({
            hotelId,
            roomCode: "standard",
            offerId: "any",
            nights,
            rooms,
            clientReference,
            allotment,
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
              row.hotelId === hotelId && ["held", "pending", "confirmed"].includes(row.state),
          );
          for (const { night, roomsLeft } of stock.filter((row) => row.hotelId === hotelId)) {
            const taken = taking
              .filter(({ nights }) => nights.includes(night))
              .reduce((sum, { rooms }) => sum + rooms, 0);
            expect({ night, roomsLeft, taken }).toEqual({
              night,
              roomsLeft: allotment - taken,
              taken: expect.any(Number),
            });
            expect(roomsLeft).toBeGreaterThanOrEqual(0);
          }
        }
        // Everybody cancels, twice: all is as it was.
        await Promise.all(
          [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5].map((buyer) =>
            reservations.cancel(`${hotelId}-${buyer}`),
          ),
        );
        const left = await listRoomsLeft(db, {
          stay: { start: firstNight, end: addDays(firstNight, 9) },
          now: now(),
          hotelId,
        });
        expect([allotment, undefined]).toContain(left.get(hotelId)?.get("standard"));
      },
    ),
    { numRuns: 30 },
  );
});

test("holds that ran out come back by being looked at, once", async () => {
  const { db } = database;
  const hotelId = "expired";
  const reservations = createReservations({
    db,
    now: () => new Date(start),
    allotmentOf: () => allotment,
  });
  const nights = [firstNight, addDays(firstNight, 1)];
  const until = new Date(start + 60_000);
  const hold = (clientReference: string) =>
    reservations.hold({
      hotelId,
      roomCode: "standard",
      offerId: "any",
      nights,
      rooms: 1,
      clientReference,
      allotment,
      until,
      now: new Date(start),
    });
  await Promise.all(["a", "b", "c"].map(hold));
  const look = (now: number) =>
    listRoomsLeft(db, {
      stay: { start: firstNight, end: addDays(firstNight, 1) },
      now: new Date(now),
      hotelId,
    });
  expect((await look(start)).get(hotelId)?.get("standard")).toBe(0);
  const looks = await Promise.all(Array.from({ length: 5 }, () => look(start + 60_000)));
  expect(looks.length).toBe(5);
  expect((await look(start + 60_000)).get(hotelId)?.get("standard")).toBe(allotment);
});
