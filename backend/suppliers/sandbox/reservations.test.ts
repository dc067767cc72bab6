import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { addMs } from "@/lib/dates/instants";
import { order, testBookings } from "../testing/booking-supplier-contract";
import { createMagicCalls } from "./magic-calls";
import { requestWords } from "./null-island";
import { createReservations } from "./reservations";
import { listUnitsLeft } from "./stock";

const day = "2026-12-24";
const places = 3;
const price = { currency: "EUR", wholesale: 40_000, taxAndFee: 0, published: 40_000 };
const answerWithinHours = 6;
const words: readonly string[] = requestWords;

/** The least that a supplier is in the sandbox: offers of the places of a tour, by its name. */
describe("the sandbox's reservations keep the contract of a supplier", () => {
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let reservations: ReturnType<typeof createReservations>;
  let magic: ReturnType<typeof createMagicCalls>;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { db } = database;
    const toWord = ({ resource }: { resource: string }) =>
      words.find((word) => word === resource) ?? null;
    reservations = createReservations({ db, now, allotmentOf: () => places, toWord });
    magic = createMagicCalls(reservations);
  });
  afterAll(() => database.close());

  const toTour = (offerId: string) => offerId.split(".")[0] ?? "";
  const toOffer = (id: string) => ({
    ...{ id, price },
    ...(words.includes(toTour(id)) ? { answerWithinHours } : {}),
  });
  const first = async (tour: string) => toOffer(`${tour}.morning`);

  testBookings({
    supplier: () => ({
      ...magic.bookings,
      cancel: (reference) => magic.bookings.cancel(reference),
    }),
    first: () => first("plain"),
    other: async () => toOffer("plain.evening"),
    requested: {
      accepted: () => first("accepts-later"),
      declined: () => first("declines-later"),
      unanswered: () => first("never-answers"),
    },
    async hold(offer, { reference = randomUUID(), expected = price, minutes = 20, replaces } = {}) {
      const resource = toTour(offer.id);
      const wanted = {
        ...{ clientReference: reference, resource, unit: "place", offerId: offer.id, count: 1 },
        ...{ slots: [day], until: addMs(now(), minutes * 60_000), replaces, now: now() },
      };
      const answer = await magic.hold(null, {
        expected,
        toSold: () => offer,
        find: async () => offer,
        take: () =>
          words.includes(resource)
            ? reservations.request({ ...wanted, answerWithinHours })
            : reservations.hold(wanted),
      });
      return { reference, answer };
    },
    book: (clientReference) => magic.bookings.book({ ...order, clientReference }),
    async countLeft(offerId, replaces = []) {
      const resource = toTour(offerId);
      const of = { start: day, end: "2026-12-25", now: now(), resources: [resource], replaces };
      return (await listUnitsLeft(database.db, of)).get(resource)?.get("place") ?? places;
    },
    advance: (ms) => void (clock += ms),
  });
});
