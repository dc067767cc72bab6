import { header } from "@/lib/api/headers";
import { searchHotelDealsEndpoint } from "@/lib/api/contract/deals";
import { searchRadius } from "@/lib/api/contract/hotel-terms";
import { listHotelOffersEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { toMoney } from "@/lib/money/money";
import { createSnapshotStore, type SnapshotStore } from "../searches/create-snapshot-store";
import type { HotelBookingSupplier } from "../ports/hotel-supplier";
import { createFakeHotels, fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

// How often the supplier is called when many people look at the same hotels in many ways.

const minute = 60_000;
const clock = { ms: 1, now: () => clock.ms };
const supplier = createFakeHotels();
let calls = 0;
/** Pending calls while the supplier responds only on `answer()`; null: it responds at once. */
let waiting: (() => void)[] | null = null;
const counted: HotelBookingSupplier = {
  ...supplier,
  findHotels: async (query) => {
    calls += 1;
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()));
    return supplier.findHotels(query);
  },
};
/** Requests that have reached the store. */
let readers = 0;
function openStore(): SnapshotStore {
  const store = createSnapshotStore({ clock });
  return {
    ...store,
    read: (...asked) => {
      readers += 1;
      return store.read(...asked);
    },
  };
}
async function answer(): Promise<void> {
  for (const resolve of waiting?.splice(0) ?? []) resolve();
  await new Promise(setImmediate);
}
const settings = {
  now: () => new Date("2026-11-21T12:00:00Z"),
  serviceSuppliers: { hotels: { fake: counted } },
};
const backend = openForFile(() => openTestBackend({ ...settings, snapshots: openStore() }));
beforeEach(() => {
  clock.ms += 60 * minute;
  supplier.fail(null);
  supplier.hotels.splice(
    0,
    supplier.hotels.length,
    ...Array.from({ length: 25 }, (_, number) =>
      fakeHotel(`h${number}`, {
        hotelClass: 3 + (number % 3),
        relevance: number,
        closedOn: ["2026-12-24"],
        offers: [
          fakeOffer(`h${number}-1`, {
            price: {
              currency: "USD",
              wholesale: 10_000 + number * 100,
              taxAndFee: 1_000,
              published: 60_000,
            },
          }),
        ],
      }),
    ),
  );
  calls = 0;
  readers = 0;
  waiting = null;
});

const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
const body = {
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
  place: lisbon,
};
type Options = Parameters<TestBackend["call"]>[1];
async function search(change: object = {}, options: Options = {}) {
  const answer = await backend.call(searchHotelsEndpoint, {
    body: { ...body, ...change },
    ...options,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return searchHotelsEndpoint.response.parse(answer.body);
}

it("asks once for another order, filter and page, and for whoever looks", async () => {
  const first = await search();
  expect([first.state, first.askAgainInMs, first.total, first.pages]).toEqual([
    "complete",
    null,
    25,
    2,
  ]);
  const byPrice = await search({ sort: "price" });
  const byClass = await search({ filters: { classes: [4] } });
  const second = await search({ page: 2 });
  const named = await search({ place: { ...lisbon, name: "Lisboa", hotelId: "h3" } });
  expect([byPrice, byClass, second, named].map(({ hotels: [hotel] }) => hotel?.id)).toEqual([
    "h0",
    "h22",
    "h4",
    "h3",
  ]);
  expect(byClass.total).toBe(8);
  expect(calls).toBe(1);
});

it("shows each viewer their own prices of what was asked for by another one", async () => {
  const at = { agency: "beta" } as const;
  const asVisitor = await search({}, at);
  const asTraveller = await search({}, { ...at, as: "traveller" });
  const asAgent = await search({}, { ...at, as: "agent" });
  const again = await search({}, at);
  expect(calls).toBe(1);
  expect(JSON.stringify([asVisitor, again])).not.toMatch(/"price"|"total":\{|currency/);
  const [ofTraveller, ofAgent] = [asTraveller, asAgent].map(({ hotels }) => hotels[0]?.offer.price);
  expect(ofTraveller?.total.amount).toBe(ofAgent?.total.amount);
  expect(Object.keys(ofTraveller ?? {})).not.toContain("agent");
  expect(JSON.stringify(asTraveller)).not.toMatch(/"net"|markup|"agent"|12400/);
  expect(ofAgent?.agent?.net.amount).toBe(12_400);
});

const dealBody = {
  latitude: lisbon.latitude,
  longitude: lisbon.longitude,
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] as number[] }],
  stayPeriod: body.stay,
  nationality: body.residence,
  destinationCountryCode: "PT",
  currency: "USD",
  radius: 15,
  searchString: "Lisbon",
  isOTA: true,
  isHome: true,
  isFromDestination: false,
};
async function listDeals(change: object = {}, options: Options = {}) {
  const answer = await backend.call(searchHotelDealsEndpoint, {
    body: { ...dealBody, ...change },
    ...options,
  });
  return searchHotelDealsEndpoint.response.parse(answer.body).response;
}

it("asks once for deals and the search that they lead to, whoever looks, in whatever currency", async () => {
  const deals = await listDeals();
  expect(deals).toHaveLength(12);
  expect((await search()).hotels.find(({ id }) => id === deals[0]?.id)?.offer.price?.total).toEqual(
    toMoney(deals[0]?.rates.totalRate ?? 0, "USD"),
  );
  await listDeals({}, { as: "agent" });
  await listDeals({ currency: "EUR", radius: 3, searchString: "", isOTA: false });
  expect(calls).toBe(1);
  await listDeals({ radius: 31 });
  await listDeals({ radius: searchRadius.largest });
  expect(calls).toBe(2);
  const spanish = { headers: { [header.language]: "es" } };
  await listDeals({}, spanish);
  await search({}, spanish);
  expect(calls).toBe(3);
});

it("refuses deals from farther away than hotels are searched", async () => {
  const body = { ...dealBody, radius: searchRadius.largest + 1 };
  expect((await backend.call(searchHotelDealsEndpoint, { body })).status).toBe(422);
  expect(calls).toBe(0);
});

it.each<[string, object, Options]>([
  ["agency", {}, { agency: "beta", as: "agent" }],
  ["language", {}, { headers: { [header.language]: "es" } }],
  ["dates", { stay: { start: "2026-12-05", end: "2026-12-08" } }, {}],
  ["party", { rooms: [{ adults: 2, childAges: [4] }] }, {}],
  ["residence", { residence: "DK" }, {}],
  ["place", { place: { ...lisbon, latitude: 38.7 } }, {}],
  ["radius", { radius: 31 }, {}],
])("asks again for another %s", async (_, change, options) => {
  await search();
  await search(change, options);
  await search(change, options);
  expect(calls).toBe(2);
});

it("asks once for twenty at once", async () => {
  const found = await Promise.all(Array.from({ length: 20 }, () => search()));
  expect(found.map(({ total }) => total)).toEqual(Array(20).fill(25));
  expect(calls).toBe(1);
});

it("asks again after five minutes, and once an offer has expired", async () => {
  await search();
  clock.ms += 5 * minute + 1;
  await search();
  expect(calls).toBe(2);
  clock.ms += 60 * minute;
  const [hotel] = supplier.hotels;
  if (hotel?.offers[0]) hotel.offers[0].expiresAt = "2026-11-21T12:01:00.000Z";
  await search();
  clock.ms += minute - 1;
  await search();
  expect(calls).toBe(3);
  clock.ms += 2;
  await search();
  expect(calls).toBe(4);
});

it("tells all of a failure, and asks the supplier again for the next one", async () => {
  supplier.fail("unavailable");
  waiting = [];
  const asked = Array.from({ length: 5 }, () => backend.call(searchHotelsEndpoint, { body }));
  while (readers < asked.length) await new Promise(setImmediate);
  await answer();
  waiting = null;
  const failed = await Promise.all(asked);
  expect(failed.map(({ status, body: { code } }) => [status, code])).toEqual(
    Array(5).fill([503, "supplier_unavailable"]),
  );
  expect(calls).toBe(1);
  supplier.fail(null);
  expect((await search()).total).toBe(25);
  expect(calls).toBe(2);
});

it("finds other dates once, and has them at hand for whoever goes there", async () => {
  const stay = { start: "2026-12-24", end: "2026-12-26" };
  const { alternatives } = await search({ stay });
  expect(alternatives?.dates).toHaveLength(3);
  const before = calls;
  expect((await search({ stay, sort: "score" })).alternatives).toEqual(alternatives);
  const { start = "", end = "" } = alternatives?.dates[0] ?? {};
  expect((await search({ stay: { start, end } })).total).toBe(25);
  expect(calls).toBe(before);
});

it("counts the hotels around one that is sold out by the same answers", async () => {
  for (const { closedOn } of supplier.hotels.slice(0, 1)) closedOn.push("2026-12-05");
  const { rooms, residence, stay } = body;
  const ask = () =>
    backend.call(listHotelOffersEndpoint, {
      params: { id: "h0" },
      body: { rooms, residence, stay },
    });
  expect((await ask()).body.alternatives).toMatchObject({ area: { distance: 0 } });
  await ask();
  expect(calls).toBe(1);
});

it("takes no answer over to what an agency without a gateway can sell, nor back", async () => {
  const totals = [(await search()).total];
  await backend.changeAgency("alpha", { currentPaymentGateway: null });
  totals.push((await search()).total);
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
  totals.push((await search()).total);
  expect(totals).toEqual([25, 0, 25]);
});

describe("a supplier that takes its time", () => {
  let slow: TestBackend;
  beforeAll(async () => {
    slow = await openTestBackend({
      ...settings,
      snapshots: openStore(),
      searchWaitMs: 20,
    });
  });
  afterAll(() => slow.close());
  beforeEach(() => {
    waiting = [];
  });
  const poll = (change: object = {}) =>
    slow.call(searchHotelsEndpoint, { body: { ...body, ...change } });

  it("is waited for a moment, asked once, and read when it has answered", async () => {
    const first = await poll();
    expect(first).toMatchObject({
      status: 200,
      body: {
        state: "searching",
        askAgainInMs: 1_000,
        hotels: [],
        pins: [],
        total: 0,
        unfiltered: 0,
        alternatives: null,
      },
    });
    expect((await poll({ sort: "price" })).body.state).toBe("searching");
    await answer();
    expect((await poll({ filters: { classes: [4] } })).body).toMatchObject({
      state: "complete",
      askAgainInMs: null,
      total: 8,
      unfiltered: 25,
    });
    expect(calls).toBe(1);
  });

  it("is said to have failed when it has", async () => {
    expect((await poll()).body.state).toBe("searching");
    supplier.fail("timeout");
    await answer();
    expect(await poll()).toMatchObject({ status: 503, body: { code: "supplier_unavailable" } });
    expect(slow.logged.map(String)).toEqual(["SupplierError: the fake supplier: timeout"]);
    supplier.fail(null);
    clock.ms += 10_000;
    expect((await poll()).body.state).toBe("searching");
    await answer();
  });

  it("is asked for other dates without anybody waiting", async () => {
    const stay = { start: "2026-12-24", end: "2026-12-26" };
    for (let round = 0; round < 40; round++) {
      const { body: found } = await poll({ stay });
      expect(found.alternatives === null).toBe(found.state === "searching");
      if (found.state === "complete") return;
      await answer();
    }
    throw new Error("the search never completed");
  });
});
