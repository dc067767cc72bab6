import { searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { createFakeHotels, fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { createSnapshotStore } from "../searches/create-snapshot-store";
import { openForFile } from "../testing/open-for-file";
import { openBookingKit } from "../testing/open-booking-kit";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const second = createFakeHotels({
  hotels: [
    fakeHotel("second-1", {
      supplier: "second",
      offers: [
        fakeOffer("second-1-1", {
          supplier: "second",
          cancellation: {
            zone: "Europe/Lisbon",
            steps: [{ before: "2026-12-20T12:00:00.000Z", refundPercentage: 100 }],
          },
        }),
      ],
    }),
  ],
});
const kit = openForFile(() => openBookingKit({ moreHotelSuppliers: { second } }));

/** A confirmed booking of the second supplier's hotel. */
async function buySecond() {
  const { body } = await kit.backend.call(createQuoteEndpoint, {
    body: {
      selection: {
        service: "hotels",
        stay: { start: "2026-12-26", end: "2026-12-28" },
        rooms: [{ adults: 2, childAges: [] }],
        residence: "NO",
        hotelId: "second-1",
        offerId: "second-1-1",
      },
    },
  });
  const placed = (await kit.order(kit.toOrder(body.quote as Quote))).body as {
    reference: string;
    key: string;
  };
  await kit.startPayment(placed);
  kit.money.pay(await kit.lastCheckout(placed.reference));
  kit.wait(3);
  expect((await kit.get(placed)).state).toBe("confirmed");
  return placed;
}

it("takes, and is asked to cancel, exactly its own bookings", async () => {
  const ofFirst = await kit.confirm();
  const ofSecond = await buySecond();
  expect((await kit.rowOf(ofFirst.reference)).supplier).toBe("fake");
  expect((await kit.rowOf(ofSecond.reference)).supplier).toBe("second");
  expect([...kit.supplier.reservations.keys()]).toEqual([ofFirst.reference]);
  expect([...second.reservations.keys()]).toEqual([ofSecond.reference]);

  await kit.cancel(ofSecond, (await kit.get(ofSecond)).price.dueNow);
  expect(second.reservations.get(ofSecond.reference)?.state).toBe("cancelled");
  expect(kit.supplier.reservations.get(ofFirst.reference)?.state).toBe("confirmed");
  await kit.cancel(ofFirst, (await kit.get(ofFirst)).price.dueNow);
  expect(kit.supplier.reservations.get(ofFirst.reference)?.state).toBe("cancelled");
  expect([kit.supplier.reservations.size, second.reservations.size]).toEqual([1, 1]);
});

describe("a search at both", () => {
  const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
  const body = {
    stay: { start: "2026-12-26", end: "2026-12-28" },
    rooms: [{ adults: 2, childAges: [] }],
    residence: "NO",
    place: lisbon,
  };
  const first = createFakeHotels({ hotels: [fakeHotel("first-1")] });
  const clock = { ms: 1, now: () => clock.ms };
  const problems: string[] = [];
  let release: (() => void) | null = null;
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend({
      now: () => new Date("2026-11-21T12:00:00Z"),
      logProblem: (line) => void problems.push(line),
      snapshots: createSnapshotStore({ clock }),
      searchWaitMs: 20,
      serviceSuppliers: {
        hotels: {
          first: {
            ...first,
            findHotels: async (query) => {
              await new Promise<void>((resolve) => (release = resolve));
              return first.findHotels(query);
            },
          },
          second,
        },
      },
    });
  });
  afterAll(() => backend.close());
  const search = async () => {
    const { status, body: found } = await backend.call(searchHotelsEndpoint, { body });
    return [status, found.state, found.total];
  };

  it("shows the fast one's hotels while the slow one searches, then all", async () => {
    expect(await search()).toEqual([200, "partial", 1]);
    release?.();
    await new Promise(setImmediate);
    expect(await search()).toEqual([200, "complete", 2]);
    expect(problems).toEqual([]);
  });

  it("goes without the one that fails, which is logged", async () => {
    clock.ms += 6 * 60_000;
    first.fail("unavailable");
    expect(await search()).toEqual([200, "partial", 1]);
    release?.();
    await new Promise(setImmediate);
    expect(await search()).toEqual([200, "complete", 1]);
    expect(problems).toEqual([
      'a search goes without supplier "first": the fake supplier: unavailable',
    ]);
  });
});

it("leaves a booking alone whose supplier isn't configured any more", async () => {
  const placed = await kit.confirm();
  const { services } = kit.dependencies;
  const row = await kit.rowOf(placed.reference);
  expect(() => services.getSupplier({ ...row, supplier: "gone" })).toThrow(
    'hotels has no supplier "gone"',
  );
});
