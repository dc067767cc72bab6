import {
  listCarOffersEndpoint,
  searchCarsEndpoint,
  type CarOffer,
  type CarSummary,
} from "@/lib/api/contract/cars";
import { markupRules } from "../db/schema/markups";
import { createSnapshotStore } from "../searches/create-snapshot-store";
import type { CarBookingSupplier } from "../ports/car-supplier";
import { fakeCar, fakeCarOffer, fakeDepot, openFakeCars } from "../testing/open-fake-cars";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const minute = 60_000;
const eur = (wholesale: number, more = {}) => ({
  currency: "EUR",
  wholesale,
  taxAndFee: Math.floor(wholesale / 10),
  published: wholesale * 3,
  ...more,
});
const inTown = fakeDepot("town", { kind: "city", latitude: 38.72 });
const free = {
  zone: "Europe/Lisbon",
  steps: [{ before: "2026-12-01T12:00:00.000Z", refundPercentage: 100 }],
};
const fees = {
  price: eur(15_000, { dueOnSite: 5_000, atCost: 5_000 }),
  deskFees: [{ code: "youngDriver" as const, amount: 5_000 }],
};
const toCars = () => [
  fakeCar("mini", {
    relevance: 3,
    offers: [
      fakeCarOffer("mini-basic", { price: eur(10_000), vehicle: { class: "mini", seats: 4 } }),
      fakeCarOffer("mini-complete", {
        price: eur(14_000),
        vehicle: { class: "mini", seats: 4 },
        cover: "complete",
        cancellation: free,
        excess: 0,
      }),
    ],
  }),
  fakeCar("suv", {
    relevance: 2,
    depot: inTown,
    vehicle: { class: "suv", gearbox: "automatic" },
    payment: "atDesk",
    price: eur(12_000),
    deposit: 0,
  }),
  fakeCar("van", { relevance: 1, vehicle: { class: "van", seats: 9 }, ...fees }),
];

const cars = openFakeCars();
let calls = 0;
/** Pending calls while the supplier responds only on `answer()`; null: it responds at once. */
let waiting: (() => void)[] | null = null;
const counted: CarBookingSupplier = {
  ...cars,
  findCars: async (query) => {
    calls += 1;
    await new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve()));
    return cars.findCars(query);
  },
};
const second = openFakeCars();
const clock = { ms: 1, now: () => clock.ms };
const problems: string[] = [];
let backend: TestBackend;
let both: TestBackend;
beforeAll(async () => {
  const now = () => new Date("2026-11-21T12:00:00Z");
  const logProblem = (line: string) => void problems.push(line);
  const open = (carSuppliers: Record<string, CarBookingSupplier>, searchWaitMs: number) =>
    openTestBackend({
      now,
      logProblem,
      serviceSuppliers: { cars: carSuppliers },
      snapshots: createSnapshotStore({ clock }),
      searchWaitMs,
    });
  backend = await open({ fake: counted }, 60_000);
  both = await open({ fake: counted, second }, 20);
  for (const one of [backend, both])
    for (const agency of ["alpha", "beta"] as const)
      await one.changeAgency(agency, { defaultCurrency: "EUR" });
  await backend.changeAgency("beta", {
    bookingMenuItemOptions: [{ title: "Cars", active: true }],
  });
});
afterAll(() => Promise.all([backend.close(), both.close()]));
beforeEach(() => {
  clock.ms += 60 * minute;
  cars.cars.splice(0, cars.cars.length, ...toCars());
  cars.refused.splice(0);
  second.cars.splice(0, second.cars.length, fakeCar("other", { supplier: "second" }));
  for (const supplier of [cars, second]) supplier.fail(null);
  calls = 0;
  waiting = null;
  problems.splice(0);
});
async function answer(): Promise<void> {
  for (const resolve of waiting?.splice(0) ?? []) resolve();
  await new Promise(setImmediate);
}

const rental = {
  pickUpAt: "2026-12-26T10:00",
  dropOffAt: "2026-12-28T10:00",
  driverAge: 35,
  residence: "NO",
};
const body = { ...rental, pickUp: { latitude: 38.7742, longitude: -9.1342, name: "Lisbon" } };
type Options = Parameters<TestBackend["call"]>[1];
const ask = (change: object = {}, options: Options = {}) =>
  backend.call(searchCarsEndpoint, { body: { ...body, ...change }, ...options });
async function search(change: object = {}, options: Options = {}) {
  const found = await ask(change, options);
  if (found.status !== 200) throw new Error(JSON.stringify(found.body));
  return searchCarsEndpoint.response.parse(found.body);
}
const listOffers = async (id: string, options: Options = {}) => {
  const found = await backend.call(listCarOffersEndpoint, {
    params: { id },
    body: rental,
    ...options,
  });
  return { ...found, offers: (found.body.offers ?? []) as CarOffer[] };
};
const idsOf = ({ cars: found }: { cars: CarSummary[] }) => found.map(({ id }) => id);
const issuesOf = ({ status, body: refused }: { status: number; body: Record<string, unknown> }) => [
  status,
  (refused.issues as { path: string }[] | undefined)?.map(({ path }) => path),
];

test("cars with their cheapest cover, the money at the desk and what is only blocked there", async () => {
  const found = await search();
  expect(idsOf(found)).toEqual(["mini-basic", "suv-basic", "van-basic"]);
  expect([found.total, found.unfiltered, found.pages, found.refusals]).toEqual([3, 3, 1, []]);
  expect(
    found.cars.map(({ price, deposit, excess, fees: named }) => [
      price?.total.amount,
      price?.dueNow.amount,
      price?.dueOnSite.amount,
      deposit?.amount,
      excess?.amount,
      named.map(({ code, amount }) => [code, amount?.amount]),
    ]),
  ).toEqual([
    [11_200, 11_200, 0, 30_000, 100_000, []],
    [13_440, 0, 13_440, 0, 100_000, []],
    // The fee is in the total and nothing is added to it.
    [16_200, 11_200, 5_000, 30_000, 100_000, [["youngDriver", 5_000]]],
  ]);
  expect(found.pins).toEqual([
    expect.objectContaining({ id: "lis", cars: 2, total: { amount: 11_200, currency: "EUR" } }),
    expect.objectContaining({ id: "town", cars: 1, total: { amount: 13_440, currency: "EUR" } }),
  ]);
  expect(found.facets).toMatchObject({
    payments: [
      { value: "now", count: 2 },
      { value: "atDesk", count: 1 },
    ],
    freeCancellation: 1,
    price: { minimum: { amount: 11_200 }, maximum: { amount: 16_200 } },
    deposits: [{ value: { amount: 0 }, count: 1 }],
  });
});

test("a price is the same among the covers", async () => {
  const { cars: found } = await search();
  for (const { carId, id, price } of found) {
    const { offers } = await listOffers(carId);
    expect(offers.find((offer) => offer.id === id)?.price).toEqual(price);
  }
});

test("sorts by price and by what leaves the card at the desk", async () => {
  expect(idsOf(await search({ sort: "price" }))).toEqual(["mini-basic", "suv-basic", "van-basic"]);
  expect(idsOf(await search({ sort: "atDesk" }))).toEqual(["mini-basic", "van-basic", "suv-basic"]);
});

test("filters take covers, not cars: what is shown is the cheapest that passes", async () => {
  const idsWith = async (filters: object) => idsOf(await search({ filters }));
  expect(await idsWith({ freeCancellation: true })).toEqual(["mini-complete"]);
  expect(await idsWith({ payments: ["atDesk"] })).toEqual(["suv-basic"]);
  expect(await idsWith({ minimumPrice: 12_000 })).toEqual([
    "mini-complete",
    "suv-basic",
    "van-basic",
  ]);
  expect(await idsWith({ maximumDeposit: 0 })).toEqual(["suv-basic"]);
});

test("where the filters leave nothing, what there is without each is counted", async () => {
  const found = await search({ filters: { maximumDeposit: 0, freeCancellation: true } });
  expect([found.total, found.lifted]).toEqual([0, { maximumDeposit: 1, freeCancellation: 1 }]);
});

test("pages hold each car once, and one beyond the last is the last", async () => {
  cars.cars.splice(
    0,
    3,
    ...Array.from({ length: 45 }, (_, number) => fakeCar(`c${number}`, { relevance: number % 3 })),
  );
  const pages = await Promise.all([1, 2, 3, 99].map((page) => search({ page })));
  expect(pages.map(({ cars: shown, page, pages: count }) => [shown.length, page, count])).toEqual([
    [20, 1, 3],
    [20, 2, 3],
    [5, 3, 3],
    [5, 3, 3],
  ]);
  expect(new Set(pages.flatMap(idsOf)).size).toBe(45);
  expect(pages.map(({ pins: [pin] }) => pin?.cars)).toEqual([45, 45, 45, 45]);
});

describe("covers of a car", () => {
  it("are listed the cheapest first, with everything the desk may ask for", async () => {
    const { offers, body: found } = await listOffers("mini");
    expect(offers.map(({ id, price }) => [id, price?.total.amount])).toEqual([
      ["mini-basic", 11_200],
      ["mini-complete", 15_680],
    ]);
    expect(found.refusal).toBeNull();
    expect(
      offers[0]?.charges.map(({ code, kind, amount }) => [code, kind, amount?.amount]),
    ).toEqual([
      ["deposit", "conditional", 30_000],
      ["excess", "conditional", 100_000],
      ["childSeat", "conditional", 3_000],
      ["navigation", "conditional", 2_000],
    ]);
  });

  it("tell nothing by their order, nor by which one is in the list, where prices are hidden", async () => {
    const [basic, complete] = cars.cars[0]?.offers.splice(0) ?? [];
    if (!basic || !complete) throw new Error("no covers");
    cars.cars[0]?.offers.push({ ...complete, price: eur(5_000) }, basic);
    const orderFor = async (options: Options) =>
      (await listOffers("mini", { agency: "beta", ...options })).offers.map(({ id }) => id);
    expect(await orderFor({ as: "traveller" })).toEqual(["mini-complete", "mini-basic"]);
    expect(await orderFor({})).toEqual(["mini-basic", "mini-complete"]);
    const shownFor = async (options: Options) =>
      idsOf(await search({}, { agency: "beta", ...options }))[0];
    expect(await shownFor({ as: "traveller" })).toBe("mini-complete");
    expect(await shownFor({})).toBe("mini-basic");
  });

  it("are none where the car isn't rented, with the reason", async () => {
    cars.cars.splice(0, 3, fakeCar("mini", { offers: [] }));
    cars.refused.push({ reason: "driverTooYoung", cars: 1, age: 21 });
    expect((await listOffers("mini")).body).toEqual({
      offers: [],
      refusal: { reason: "driverTooYoung", age: 21 },
    });
  });
});

describe("what a viewer may see", () => {
  const at = { agency: "beta" } as const;
  it("is no amount without price rights: no price, deposit, excess or fee, nor a count by them", async () => {
    const found = await search({}, at);
    const { offers } = await listOffers("van", at);
    expect(JSON.stringify(found) + JSON.stringify(offers)).not.toMatch(/"amount":[^n]|currency/);
    expect(found.cars.map(({ deposit, excess, fees: named }) => [deposit, excess, named])).toEqual([
      [null, null, []],
      [null, null, []],
      [null, null, [{ code: "youngDriver", amount: null }]],
    ]);
    expect(Object.keys(found.facets)).not.toEqual(expect.arrayContaining(["price"]));
    expect(Object.keys(found.facets)).not.toEqual(expect.arrayContaining(["deposits"]));
    expect(offers[0]?.charges.length).toBeGreaterThan(0);
  });

  it("is no order and no filter by an amount either", async () => {
    expect(issuesOf(await ask({ sort: "atDesk" }, at))).toEqual([422, ["sort"]]);
    expect(
      issuesOf(
        await ask(
          { sort: "price", filters: { minimumPrice: 1, maximumPrice: 2, maximumDeposit: 3 } },
          at,
        ),
      ),
    ).toEqual([
      422,
      ["filters.minimumPrice", "filters.maximumPrice", "filters.maximumDeposit", "sort"],
    ]);
    expect((await ask({ sort: "atDesk" }, { ...at, as: "traveller" })).status).toBe(200);
  });

  it("is net and markup for agents alone, from the same answer", async () => {
    const ofTraveller = await search({}, { ...at, as: "traveller" });
    const ofAgent = await search({}, { ...at, as: "agent" });
    expect(calls).toBe(1);
    expect(JSON.stringify(ofTraveller)).not.toMatch(/"net"|markup|"agent"/);
    expect(ofAgent.cars.map(({ price }) => price?.agent)).toEqual(
      [
        [10_000, 1_200],
        [12_000, 1_440],
        // Nothing is added to the fee.
        [15_000, 1_200],
      ].map(([net, markup]) => ({
        net: { amount: net, currency: "EUR" },
        markup: { amount: markup, currency: "EUR" },
        commission: { amount: 0, currency: "EUR" },
      })),
    );
  });
});

describe("one agency", () => {
  it("has its own prices and its own answers", async () => {
    await backend.db.forOperator((tx) =>
      tx.insert(markupRules).values({
        agencyId: backend.ids.beta,
        service: "cars",
        basisPoints: 0,
        currency: "EUR",
      }),
    );
    const prices = await Promise.all(
      (["alpha", "beta"] as const).map(async (agency) =>
        (await search({}, { agency, as: "traveller" })).cars.map(
          ({ price }) => price?.total.amount,
        ),
      ),
    );
    expect(prices).toEqual([
      [11_200, 13_440, 16_200],
      [10_000, 12_000, 15_000],
    ]);
    expect(calls).toBe(2);
    await backend.db.forOperator((tx) => tx.delete(markupRules));
  });

  it("sells without a gateway only what is paid at the desk, and never a part", async () => {
    cars.cars.push(fakeCar("part", { payment: "part", price: eur(9_000, { dueOnSite: 4_000 }) }));
    await backend.changeAgency("alpha", { currentPaymentGateway: null });
    expect(idsOf(await search())).toEqual(["suv-basic"]);
    expect((await listOffers("part")).body).toEqual({ offers: [], refusal: null });
    await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
    expect((await search()).total).toBe(4);
  });

  it("has no cars where they are switched off, nor one that isn't there", async () => {
    await backend.changeAgency("alpha", {
      bookingMenuItemOptions: [{ title: "Cars", active: false }],
    });
    for (const { status, body: refused } of [await ask(), await listOffers("mini")])
      expect([status, refused.code]).toEqual([404, "service_not_enabled"]);
    await backend.changeAgency("alpha", {
      bookingMenuItemOptions: [{ title: "Cars", active: true }],
    });
    const { status, body: refused } = await listOffers("nowhere");
    expect([status, refused.code]).toEqual([404, "car_not_found"]);
    expect(calls).toBe(0);
  });
});

it.each<[string, object, string]>([
  ["is past where it is picked up", { pickUpAt: "2026-11-20T10:00" }, "pickUpAt"],
  ["is beyond what anybody sells", { pickUpAt: "2028-11-22T10:00" }, "pickUpAt"],
  ["ends within the hour", { dropOffAt: "2026-12-26T10:30" }, "dropOffAt"],
  ["lasts over sixty days", { dropOffAt: "2027-02-24T10:30" }, "dropOffAt"],
  ["is on no date", { pickUpAt: "2026-02-30T10:00" }, "pickUpAt"],
  ["is not on the half hour", { dropOffAt: "2026-12-28T10:15" }, "dropOffAt"],
  ["has a driver of seventeen", { driverAge: 17 }, "driverAge"],
])("refuses a rental that %s, naming the field", async (_, change, path) => {
  expect(issuesOf(await ask(change))).toEqual([422, [path]]);
  expect(
    issuesOf(
      await backend.call(listCarOffersEndpoint, {
        params: { id: "mini" },
        body: { ...rental, ...change },
      }),
    ),
  ).toEqual([422, [path]]);
  expect(calls).toBe(0);
});

it("counts days by the clock of the pick-up place", async () => {
  // It is the 22nd in Auckland already, and the 21st in Lisbon.
  const auckland = { pickUp: { latitude: -36.8485, longitude: 174.7633, name: "Auckland" } };
  const today = { pickUpAt: "2026-11-21T20:00" };
  expect(issuesOf(await ask({ ...today, ...auckland }))).toEqual([422, ["pickUpAt"]]);
  expect((await ask(today)).status).toBe(200);
});

it("refuses a time of today that is past there, rather than finding nothing", async () => {
  expect(issuesOf(await ask({ pickUpAt: "2026-11-21T12:00" }))).toEqual([422, ["pickUpAt"]]);
  expect((await ask({ pickUpAt: "2026-11-21T12:30" })).status).toBe(200);
});

describe("refusals", () => {
  it("say why nobody rents to a driver, rather than nothing", async () => {
    cars.cars.splice(0);
    cars.refused.push(
      { reason: "driverTooYoung", cars: 7, age: 23 },
      { reason: "closed", cars: 2, age: null },
      { reason: "driverTooYoung", cars: 4, age: 21 },
    );
    expect(await search({ driverAge: 19 })).toMatchObject({
      state: "complete",
      cars: [],
      total: 0,
      unfiltered: 0,
      refusals: [
        { reason: "driverTooYoung", cars: 11, age: 21 },
        { reason: "closed", cars: 2, age: null },
      ],
    });
  });

  it("are told beside the cars that are rented, whatever the filters", async () => {
    cars.refused.push({ reason: "closed", cars: 2, age: null });
    const { total, refusals } = await search({ filters: { classes: ["van"] } });
    expect([total, refusals]).toEqual([1, [{ reason: "closed", cars: 2, age: null }]]);
  });
});

describe("the supplier", () => {
  it("is asked once, whatever the order, filters, page, viewer and how many at once", async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => search()));
    expect(found.map(({ total }) => total)).toEqual(Array(20).fill(3));
    await search({ sort: "score", page: 3 });
    await search({ filters: { minimumSeats: 9 } });
    await search({ pickUp: { ...body.pickUp, name: "Lisboa" } });
    await search({}, { as: "agent" });
    expect(calls).toBe(1);
    await search({ driverAge: 22 });
    await search({ dropOff: { latitude: 41.24, longitude: -8.68, name: "Porto" } });
    expect(calls).toBe(3);
  });

  it("is asked again after five minutes, and once an offer has expired", async () => {
    await search();
    clock.ms += 5 * minute + 1;
    await search();
    expect(calls).toBe(2);
    clock.ms += 60 * minute;
    const [offer] = cars.cars[0]?.offers ?? [];
    if (offer) offer.expiresAt = "2026-11-21T12:01:00.000Z";
    await search();
    clock.ms += minute - 1;
    await search();
    expect(calls).toBe(3);
    clock.ms += 2;
    await search();
    expect(calls).toBe(4);
  });

  it("that fails is a 503", async () => {
    cars.fail("unavailable");
    const { status, body: refused } = await ask();
    expect([status, refused.code]).toEqual([503, "supplier_unavailable"]);
  });

  const poll = async () => {
    const found = await both.call(searchCarsEndpoint, { body });
    return [found.status, found.body.state, found.body.total];
  };

  it("that is slow is waited for a moment, and hides nobody else's cars", async () => {
    waiting = [];
    expect(await poll()).toEqual([200, "partial", 1]);
    await answer();
    expect(await poll()).toEqual([200, "complete", 4]);
    expect(calls).toBe(1);
  });

  it("that all are waited for leaves a search that goes on", async () => {
    waiting = [];
    second.fail("timeout");
    expect(await poll()).toEqual([200, "searching", 0]);
    await answer();
    expect(await poll()).toEqual([200, "complete", 3]);
  });

  it("that fails beside another is logged, and asked again in a few seconds", async () => {
    second.fail("unavailable");
    expect(await poll()).toEqual([200, "complete", 3]);
    expect(problems).toEqual([
      'a search goes without supplier "second": the fake cars: unavailable',
    ]);
    second.fail(null);
    clock.ms += 21_000;
    expect(await poll()).toEqual([200, "complete", 4]);
    cars.fail("timeout");
    second.fail("timeout");
    clock.ms += 6 * minute;
    expect(await poll()).toEqual([503, undefined, undefined]);
  });
});
