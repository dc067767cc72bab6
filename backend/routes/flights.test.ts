import {
  getItineraryEndpoint,
  listDayPricesEndpoint,
  listNextFlightsEndpoint,
  listSeatsEndpoint,
  searchFlightsEndpoint,
} from "@/lib/api/contract/flights";
import { markupRules } from "../db/schema/markups";
import { createSnapshotStore } from "../searches/create-snapshot-store";
import type { FlightBookingSupplier } from "../ports/flight-supplier";
import {
  fakeFare,
  fakeItinerary,
  fakeLeg,
  fakeSegment,
  openFakeFlights,
} from "../testing/open-fake-flights";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const minute = 60_000;
const eur = (wholesale: number) => ({
  currency: "EUR",
  wholesale,
  taxAndFee: Math.floor(wholesale / 10),
  published: wholesale * 3,
});
const flex = {
  brand: { id: "flex", name: "Flex" },
  bags: { cabin: 1, checked: 1, checkedKg: 23, extra: 1 },
  change: "free" as const,
  refund: "fee" as const,
};
const viaParis = fakeLeg(
  fakeSegment("9Z10", {
    from: "LIS",
    to: "CDG",
    departs: "2026-12-26T18:00",
    arrives: "2026-12-26T21:30",
  }),
  fakeSegment("9Z20", {
    from: "CDG",
    to: "LHR",
    departs: "2026-12-26T23:30",
    arrives: "2026-12-27T00:05",
  }),
);
const toItineraries = () => [
  fakeItinerary("nonstop", {
    fares: [
      fakeFare("nonstop-light", { price: eur(10_000) }),
      fakeFare("nonstop-flex", { price: eur(16_000), ...flex, refund: "free" }),
    ],
  }),
  fakeItinerary("paris", {
    legs: [viaParis],
    fares: [
      fakeFare("paris-light", {
        price: eur(7_000),
        bags: { cabin: 0, checked: 0, checkedKg: 23, extra: 2 },
        bagPrices: [2_500],
      }),
      fakeFare("paris-none", {
        price: eur(6_500),
        bags: { cabin: 0, checked: 0, checkedKg: null, extra: 0 },
        bagPrices: [null],
        change: "no",
        changeFee: null,
      }),
    ],
  }),
];

const flights = openFakeFlights();
let calls = 0;
let dayCalls = 0;
const counted: FlightBookingSupplier = {
  ...flights,
  async listDayPrices(query) {
    dayCalls += 1;
    const days = await flights.listDayPrices(query);
    return [{ date: "2026-11-20", price: null }, ...days, { date: "2027-12-31", price: null }];
  },
  findItineraries(query) {
    calls += 1;
    return flights.findItineraries(query);
  },
};
const clock = { ms: 1, now: () => clock.ms };
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({
    now: () => new Date("2026-11-21T12:00:00Z"),
    serviceSuppliers: { flights: { fake: counted } },
    snapshots: createSnapshotStore({ clock }),
    searchWaitMs: 60_000,
  });
  for (const agency of ["alpha", "beta"] as const)
    await backend.changeAgency(agency, {
      defaultCurrency: "EUR",
      bookingMenuItemOptions: [{ title: "Air Travel", active: true }],
    });
});
afterAll(() => backend.close());
beforeEach(() => {
  clock.ms += 60 * minute;
  flights.itineraries.splice(0, flights.itineraries.length, ...toItineraries());
  flights.fail(null);
  calls = 0;
  dayCalls = 0;
});

const body = {
  legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-26" }],
  adults: 1,
};
type Options = Parameters<TestBackend["call"]>[1];
const ask = (change: object = {}, options: Options = {}) =>
  backend.call(searchFlightsEndpoint, { body: { ...body, ...change }, ...options });
async function search(change: object = {}, options: Options = {}) {
  const found = await ask(change, options);
  if (found.status !== 200) throw new Error(JSON.stringify(found.body));
  return searchFlightsEndpoint.response.parse(found.body);
}
async function getFares(id: string, options: Options = {}, change: object = {}) {
  const found = await backend.call(getItineraryEndpoint, {
    params: { id },
    body: { adults: 1, ...change },
    ...options,
  });
  if (found.status !== 200) throw new Error(JSON.stringify(found.body));
  return getItineraryEndpoint.response.parse(found.body);
}
type Found = Awaited<ReturnType<typeof search>>;
const faresOf = ({ itineraries }: Found) => itineraries.map(({ fare }) => fare.id);
const totalsOf = ({ itineraries }: Found) =>
  itineraries.map(({ fare }) => fare.price?.total.amount);
const issuesOf = ({ status, body: refused }: { status: number; body: Record<string, unknown> }) => [
  status,
  (refused.issues as { path: string }[] | undefined)?.map(({ path }) => path),
];

test("itineraries with their cheapest fare, in the order of price, time and departure", async () => {
  const found = await search({ sort: "price" });
  expect([faresOf(found), totalsOf(found)]).toEqual([
    ["paris-none", "nonstop-light"],
    [7_280, 11_200],
  ]);
  expect([found.total, found.unfiltered, found.pages]).toEqual([2, 2, 1]);
  expect(faresOf(await search({ sort: "duration" }))).toEqual(["nonstop-light", "paris-none"]);
  expect(faresOf(await search({ sort: "departure" }))).toEqual(["nonstop-light", "paris-none"]);
  const [, second] = found.itineraries;
  expect(second?.legs[0]).toMatchObject({ minutes: 170, daysLater: 0, connections: [] });
  expect(found.itineraries[0]?.legs[0]).toMatchObject({
    daysLater: 1,
    connections: [{ airport: { iata: "CDG" }, minutes: 120 }],
  });
  expect(calls).toBe(1);
});

test("only nonstop flights, with counts as if stops weren't filtered", async () => {
  const found = await search({ filters: { maximumStops: 0 } });
  expect(faresOf(found)).toEqual(["nonstop-light"]);
  expect(found.facets.stops).toEqual([
    { value: 0, count: 1 },
    { value: 1, count: 2 },
    { value: 2, count: 2 },
  ]);
  expect(found.facets.airlines).toEqual([
    { value: "7X", name: "Airline 7X", count: 1 },
    { value: "9Z", name: "Airline 9Z", count: 0 },
  ]);
  expect(found.facets.connections).toEqual([{ value: "CDG", name: "Paris", count: 0 }]);
});

test("where the filters leave nothing, what there is without each is counted", async () => {
  const found = await search({ filters: { maximumStops: 0, airlines: ["9Z"] } });
  expect([found.total, found.lifted]).toEqual([0, { maximumStops: 1, airlines: 1 }]);
});

test.each<[string, object, string[]]>([
  ["an airline", { airlines: ["9Z"] }, ["paris-none"]],
  [
    "connecting airports, which nonstop flights don't need",
    { connections: ["MAD"] },
    ["nonstop-light"],
  ],
  [
    "the hour of departure",
    { times: [{ leg: 0, departure: { from: 0, until: 719 } }] },
    ["nonstop-light"],
  ],
  ["the hour of arrival", { times: [{ leg: 0, arrival: { from: 0, until: 60 } }] }, ["paris-none"]],
  ["the longest time", { maximumMinutes: 200 }, ["nonstop-light"]],
  ["a bag on board", { hasCabinBag: true }, ["nonstop-light"]],
  ["what can be given back", { isRefundable: true }, ["nonstop-flex"]],
  ["a price", { maximumPrice: 8_000 }, ["paris-none"]],
])("filters by %s", async (_, filters, expected) => {
  expect(faresOf(await search({ filters }))).toEqual(expected);
});

test("the filter of bags adds each bag to the total, as a quote would", async () => {
  const one = await search({ filters: { checkedBags: 1 }, sort: "price", adults: 2, ages: [1] });
  expect(one.itineraries.map(({ fare, addedBags }) => [fare.id, addedBags])).toEqual([
    ["paris-light", 1],
    ["nonstop-light", 1],
  ]);
  // Two adults and a tenth for the infant, who has no bag, with two bags, plus 12 %.
  expect(totalsOf(one)).toEqual([
    Math.round((7_000 * 2.1 + 2 * 2_500) * 1.12),
    Math.round((10_000 * 2.1 + 2 * 3_000) * 1.12),
  ]);
  const { facets } = await search({});
  expect(facets.checkedBags).toEqual([
    { value: 1, count: 2 },
    { value: 2, count: 2 },
  ]);
  const included = await search({ filters: { checkedBags: 1, isRefundable: true } });
  expect(included.itineraries.map(({ addedBags }) => addedBags)).toEqual([0]);
});

describe("a return by its outbound", () => {
  const back = { from: "airport-LHR", to: "airport-LIS", date: "2026-12-29" };
  const asked = { legs: [...body.legs, back] };
  const outbounds = { ...asked, list: "outbounds" };
  const [early, late] = ["7X214-LISLHR-20261226", "9Z10-LISCDG-20261226_9Z20-CDGLHR-20261226"];
  const home = (number: string, departs: string, arrives: string) =>
    fakeLeg(
      fakeSegment(number, {
        ...{ from: "LHR", to: "LIS" },
        ...{ departs: `2026-12-29T${departs}`, arrives: `2026-12-29T${arrives}` },
      }),
    );
  const [noon, evening] = [home("7X300", "12:00", "14:50"), home("9Z400", "19:00", "23:10")];
  const [nonstop] = fakeItinerary("nonstop").itinerary.legs;
  const toPair = (id: string, legs: (typeof noon | undefined)[], wholesale: number) =>
    fakeItinerary(id, {
      legs: legs.flatMap((leg) => leg ?? []),
      fares: [
        fakeFare(`${id}-light`, { price: eur(wholesale), bagPrices: [3_000, 3_000] }),
        fakeFare(`${id}-flex`, { ...flex, price: eur(2 * wholesale), bagPrices: [3_000, 3_000] }),
      ],
    });
  beforeEach(() =>
    flights.itineraries.splice(
      0,
      flights.itineraries.length,
      toPair("a", [nonstop, noon], 20_000),
      toPair("b", [nonstop, evening], 15_000),
      toPair("c", [viaParis, noon], 18_000),
    ),
  );
  const linesOf = ({ itineraries }: Found) =>
    itineraries.map(({ id, outbound }) => [id, outbound?.id, outbound?.pairs]);

  it("is each outbound once, with the cheapest total of its pairs", async () => {
    const found = await search({ ...outbounds, sort: "price" });
    expect(linesOf(found)).toEqual([
      ["b", early, 2],
      ["c", late, 1],
    ]);
    expect(totalsOf(found)).toEqual([16_800, 20_160]);
    expect([found.total, found.unfiltered, found.pages, found.outbound]).toEqual([2, 2, 1, null]);
    expect(found.facets).toMatchObject({
      stops: [{ count: 1 }, { count: 2 }, { count: 2 }],
      airlines: [
        { value: "7X", count: 2 },
        { value: "9Z", count: 2 },
      ],
      isRefundable: 2,
      price: { minimum: { amount: 16_800 }, maximum: { amount: 20_160 } },
    });
    expect(calls).toBe(1);
  });

  it("is left by a filter where one of its pairs is", async () => {
    const times = [{ leg: 1, departure: { from: 0, until: 800 } }];
    expect(linesOf(await search({ ...outbounds, sort: "price", filters: { times } }))).toEqual([
      ["c", late, 1],
      ["a", early, 1],
    ]);
    const nonstopOnly = await search({ ...outbounds, filters: { maximumStops: 0 } });
    expect(linesOf(nonstopOnly)).toEqual([["b", early, 2]]);
    expect([nonstopOnly.total, nonstopOnly.unfiltered]).toEqual([1, 2]);
    const none = await search({ ...outbounds, filters: { maximumPrice: 1 } });
    expect(none.lifted).toEqual({ maximumPrice: 2 });
  });

  it("has its ways back with the totals of the pairs, in their own order", async () => {
    const found = await search({ ...outbounds, outbound: early, sort: "departure" });
    expect(linesOf(found)).toEqual([
      ["a", undefined, undefined],
      ["b", undefined, undefined],
    ]);
    expect(totalsOf(found)).toEqual([22_400, 16_800]);
    expect(found.outbound?.segments.map(({ number }) => number)).toEqual(["7X214"]);
    expect([found.total, found.unfiltered]).toEqual([2, 2]);
    const filtered = await search({ ...asked, outbound: early, filters: { airlines: ["0X"] } });
    expect([filtered.total, filtered.outbound?.minutes]).toEqual([0, 170]);
    const gone = await search({ ...asked, outbound: "7X1-LISLHR-20261226" });
    expect([gone.unfiltered, gone.outbound]).toEqual([0, null]);
  });

  it("is sorted by itself alone, and its ways back by themselves", async () => {
    const idsFor = async (change: object) => (await search(change)).itineraries.map(({ id }) => id);
    expect(await idsFor({ ...outbounds, sort: "duration" })).toEqual(["b", "c"]);
    expect(await idsFor({ ...asked, sort: "duration" })).toEqual(["a", "b", "c"]);
    expect(await idsFor({ ...asked, outbound: early, sort: "duration" })).toEqual(["a", "b"]);
  });

  it("comes in pages of outbounds", async () => {
    flights.itineraries.push(
      ...Array.from({ length: 30 }, (_, index) => {
        const segment = fakeSegment(`7X${500 + index}`, {
          ...{ from: "LIS", to: "LHR" },
          ...{ departs: "2026-12-26T09:00", arrives: "2026-12-26T11:50" },
        });
        return [
          toPair(`m${index}`, [fakeLeg(segment), noon], 30_000),
          toPair(`n${index}`, [fakeLeg(segment), evening], 30_000),
        ];
      }).flat(),
    );
    const pages = [await search(outbounds), await search({ ...outbounds, page: 2 })];
    expect(pages.map(({ total, pages: count }) => [total, count])).toEqual([
      [32, 2],
      [32, 2],
    ]);
    const ids = pages.flatMap(({ itineraries }) => itineraries.map(({ outbound }) => outbound?.id));
    expect(new Set(ids).size).toBe(32);
  });

  it("says without price rights nothing by the pair that stands for it, nor by the order", async () => {
    const at = { agency: "beta" } as const;
    const linesAt = async (change: object) =>
      linesOf(await search({ ...outbounds, ...change }, at));
    const lines = await linesAt({});
    expect(lines).toEqual([
      ["a", early, 2],
      ["c", late, 1],
    ]);
    for (const { fares } of flights.itineraries)
      for (const fare of fares) fare.price = eur(90_000 - fare.price.wholesale);
    clock.ms += 60 * minute;
    expect(await linesAt({})).toEqual(lines);
    const answers = [await search(outbounds, at), await search({ ...asked, outbound: early }, at)];
    expect(JSON.stringify(answers)).not.toMatch(/"amount"|currency/);
    for (const change of [outbounds, { ...asked, outbound: early }])
      expect(issuesOf(await ask({ ...change, sort: "price" }, at))).toEqual([422, ["sort"]]);
  });

  it("is refused of anything but two legs", async () => {
    expect(issuesOf(await ask({ list: "outbounds" }))).toEqual([422, ["list"]]);
    expect(issuesOf(await ask({ outbound: early }))).toEqual([422, ["outbound"]]);
  });
});

test("a fare costs the same in its itinerary, and its shares add up to it", async () => {
  const party = { adults: 2, ages: [11, 1] };
  const { itineraries } = await search({ ...party });
  for (const { id, fare } of itineraries) {
    const { fares } = await getFares(id, {}, party);
    const same = fares.find((one) => one.id === fare.id);
    expect(same?.price).toEqual(fare.price);
    for (const { price, shares } of fares) {
      expect(shares?.map(({ kind, count }) => [kind, count])).toEqual([
        ["adult", 2],
        ["child", 1],
        ["infant", 1],
      ]);
      expect(shares?.reduce((sum, { total }) => sum + total.amount, 0)).toBe(price?.total.amount);
    }
  }
});

test("who is twelve by the last leg pays as an adult", async () => {
  const totalFor = async (age: number) => totalsOf(await search({ ages: [age] }))[0];
  expect(await totalFor(12)).toBe(2 * 11_200);
  expect(await totalFor(11)).toBe(Math.round(17_500 * 1.12));
});

describe("what a viewer may see", () => {
  const at = { agency: "beta" } as const;

  it("is no amount without price rights", async () => {
    const answers = [
      await search({ filters: { checkedBags: 1 } }, at),
      await getFares("nonstop", at),
      (
        await backend.call(listSeatsEndpoint, {
          params: { id: "nonstop-light" },
          body: { adults: 1 },
          ...at,
        })
      ).body,
      (await backend.call(listDayPricesEndpoint, { body, ...at })).body,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/"amount"|currency/);
    expect(answers[3]).toEqual({
      days: [
        { date: "2026-12-26", isFlown: true },
        { date: "2026-12-27", isFlown: false },
      ],
    });
  });

  it("tells nothing by an order or by the fare that is shown", async () => {
    flights.itineraries[1]?.fares.reverse();
    flights.itineraries[0]?.fares.splice(
      0,
      2,
      fakeFare("nonstop-flex", { ...flex, refund: "free", price: eur(5_000) }),
      fakeFare("nonstop-light", { price: eur(10_000) }),
    );
    expect(faresOf(await search({}, { ...at, as: "traveller" }))).toContain("nonstop-flex");
    expect(faresOf(await search({}, at))).toEqual(["nonstop-light", "paris-none"]);
    const orderFor = async (options: Options) =>
      (await getFares("nonstop", options)).fares.map(({ id }) => id);
    expect(await orderFor({ ...at, as: "traveller" })).toEqual(["nonstop-flex", "nonstop-light"]);
    expect(await orderFor(at)).toEqual(["nonstop-light", "nonstop-flex"]);
  });

  it("is no filter and no sort by an amount either", async () => {
    const priced = { sort: "price", filters: { minimumPrice: 1, maximumPrice: 2 } };
    expect(issuesOf(await ask(priced, at))).toEqual([
      422,
      ["filters.minimumPrice", "filters.maximumPrice", "sort"],
    ]);
    expect((await ask(priced, { ...at, as: "traveller" })).status).toBe(200);
  });

  it("is net and markup for agents alone, from the same answer", async () => {
    const ofTraveller = await search({ sort: "price" }, { ...at, as: "traveller" });
    const ofAgent = await search({ sort: "price" }, { ...at, as: "agent" });
    expect(calls).toBe(1);
    expect(JSON.stringify(ofTraveller)).not.toMatch(/"net"|markup|"agent"/);
    expect(ofAgent.itineraries.map(({ fare }) => fare.price?.agent?.net.amount)).toEqual([
      6_500, 10_000,
    ]);
  });
});

describe("one agency", () => {
  it("has its own prices and its own answers", async () => {
    await backend.db.forOperator((tx) =>
      tx.insert(markupRules).values({
        agencyId: backend.ids.beta,
        service: "flights",
        basisPoints: 0,
        currency: "EUR",
      }),
    );
    const totals = await Promise.all(
      (["alpha", "beta"] as const).map(async (agency) =>
        totalsOf(await search({ sort: "price" }, { agency, as: "traveller" })),
      ),
    );
    expect(totals).toEqual([
      [7_280, 11_200],
      [6_500, 10_000],
    ]);
    expect(calls).toBe(2);
    await backend.db.forOperator((tx) => tx.delete(markupRules));
  });

  it("sells none without a payment gateway", async () => {
    await backend.changeAgency("alpha", { currentPaymentGateway: null });
    expect((await search()).unfiltered).toBe(0);
    expect((await getFares("nonstop")).fares).toEqual([]);
    await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
    expect((await search()).unfiltered).toBe(2);
  });

  it("has no flights where they are switched off, nor one that isn't there", async () => {
    const everyCall = () => [
      ask(),
      backend.call(getItineraryEndpoint, { params: { id: "nowhere" }, body: { adults: 1 } }),
      backend.call(listSeatsEndpoint, { params: { id: "nowhere" }, body: { adults: 1 } }),
      backend.call(listNextFlightsEndpoint, { params: { id: "nowhere" }, body: {} }),
      backend.call(listDayPricesEndpoint, { body }),
    ];
    const codesOf = async () =>
      (await Promise.all(everyCall())).map((answer) => answer.body.code ?? answer.status);
    const setActive = (active: boolean) =>
      backend.changeAgency("alpha", {
        bookingMenuItemOptions: [{ title: "Air Travel", active }],
      });
    await setActive(false);
    expect(await codesOf()).toEqual(Array(5).fill("service_not_enabled"));
    await setActive(true);
    expect(await codesOf()).toEqual([
      200,
      "flight_not_found",
      "flight_not_found",
      "flight_not_found",
      200,
    ]);
  });
});

describe("seats", () => {
  it("cost what they add to the total", async () => {
    const { body: found } = await backend.call(listSeatsEndpoint, {
      params: { id: "nonstop-light" },
      body: { adults: 1 },
    });
    expect(found.segments).toEqual([
      {
        number: "7X214",
        columns: ["A", null, "C"],
        rows: [
          {
            row: 1,
            seats: [
              {
                id: "1A",
                traits: ["window"],
                isFree: true,
                price: { amount: 1_680, currency: "EUR" },
              },
              { id: "1C", traits: ["aisle"], isFree: false, price: null },
            ],
          },
        ],
      },
    ]);
  });
});

test("days are asked for once, one way or with a return", async () => {
  const list = (legs: object[]) => backend.call(listDayPricesEndpoint, { body: { ...body, legs } });
  const back = { from: "airport-LHR", to: "airport-LIS", date: "2026-12-29" };
  await Promise.all(Array.from({ length: 5 }, () => list([...body.legs, back])));
  expect(dayCalls).toBe(1);
  expect(issuesOf(await list([...body.legs, back, { ...back, to: "airport-CDG" }]))).toEqual([
    422,
    ["legs"],
  ]);
});

test("the cheapest total of each day that can be booked", async () => {
  const { body: found } = await backend.call(listDayPricesEndpoint, { body });
  expect(found.days).toEqual([
    { date: "2026-12-26", isFlown: true, total: { amount: 7_280, currency: "EUR" } },
    { date: "2026-12-27", isFlown: false },
  ]);
});

test("what one could fly with after a missed connection", async () => {
  const { body: found } = await backend.call(listNextFlightsEndpoint, {
    params: { id: "paris" },
    body: {},
  });
  expect(found.connections).toEqual([{ leg: 0, airport: "CDG", isProtected: true, next: [] }]);
});

it.each<[string, object, string]>([
  ["has more infants than laps", { adults: 1, ages: [0, 1] }, "ages"],
  ["needs more than nine seats", { adults: 8, ages: [5, 6] }, "adults"],
  ["goes nowhere", { legs: [{ ...body.legs[0], to: "airport-LIS" }] }, "legs.0.to"],
  ["departs yesterday", { legs: [{ ...body.legs[0], date: "2026-11-20" }] }, "legs.0.date"],
  ["is too far ahead", { legs: [{ ...body.legs[0], date: "2028-01-01" }] }, "legs.0.date"],
  [
    "flies back before it flies out",
    {
      legs: [body.legs[0], { from: "airport-LHR", to: "airport-LIS", date: "2026-12-24" }],
    },
    "legs.1.date",
  ],
])("refuses a search that %s, naming the field", async (_, change, path) => {
  expect(issuesOf(await ask(change))).toEqual([422, [path]]);
  expect(calls).toBe(0);
});

it("takes two infants on two laps, and nine seats with them", async () => {
  expect((await ask({ adults: 2, ages: [0, 1] })).status).toBe(200);
  expect((await ask({ adults: 8, ages: [5, 1] })).status).toBe(200);
});

it("says that the airlines don't answer, once no supplier does", async () => {
  flights.fail("unavailable");
  const { status, body: refused } = await ask();
  expect([status, refused.code]).toEqual([503, "supplier_unavailable"]);
});

test("one more bag costs what the filter adds for it", async () => {
  const [plain, withBag] = await Promise.all([
    search({ filters: { maximumStops: 0 } }),
    search({ filters: { maximumStops: 0, checkedBags: 1 }, sort: "price" }),
  ]);
  const added = (totalsOf(withBag)[0] ?? 0) - (totalsOf(plain)[0] ?? 0);
  const { fares } = await getFares("nonstop");
  expect(fares[0]?.bagPrices).toEqual([{ amount: added, currency: "EUR" }]);
  expect(added).toBe(3_360);
});
