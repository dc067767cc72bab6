import {
  getHotelEndpoint,
  listHotelOffersEndpoint,
  searchHotelsEndpoint,
  type HotelOffer,
  type HotelSummary,
} from "@/lib/api/contract/hotels";
import { markupRules } from "../db/schema/markups";
import { createSnapshotStore } from "../searches/create-snapshot-store";
import { createFakeHotels, fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const usd = (wholesale: number, more = {}) => ({
  currency: "USD",
  wholesale,
  taxAndFee: Math.floor(wholesale / 10),
  published: wholesale * 3,
  ...more,
});
const free = {
  zone: "Europe/Lisbon",
  steps: [{ before: "2026-12-01T12:00:00.000Z", refundPercentage: 100 }],
};
const near = (km: number) => ({ latitude: 38.7223 + km / 111.2, longitude: -9.1393 });
const closedOn = ["2026-12-24"];

const toHotels = () => [
  fakeHotel("river", {
    ...near(1),
    relevance: 9,
    closedOn: [...closedOn],
    offers: [
      fakeOffer("river-1", {
        price: usd(20_000),
        cancellation: { zone: "Europe/Lisbon", steps: [] },
      }),
      fakeOffer("river-2", { price: usd(30_000), board: "breakfast", cancellation: free }),
    ],
  }),
  fakeHotel("hill", {
    ...near(2),
    relevance: 8,
    closedOn: [...closedOn],
    hotelClass: 5,
    guestScore: { value: 9.4, count: 3 },
    offers: [fakeOffer("hill-1", { price: usd(90_000), payment: "atProperty" })],
  }),
  fakeHotel("port", {
    ...near(3),
    relevance: 7,
    closedOn: [...closedOn],
    hotelClass: 3,
    offers: [fakeOffer("port-1", { price: usd(10_000, { dueOnSite: 500 }) })],
  }),
];

let backend: TestBackend;
let supplier: ReturnType<typeof createFakeHotels>;
const clock = { ms: 1, now: () => clock.ms };
beforeAll(async () => {
  supplier = createFakeHotels();
  backend = await openTestBackend({
    now: () => new Date("2026-11-21T12:00:00Z"),
    serviceSuppliers: { hotels: { fake: supplier } },
    snapshots: createSnapshotStore({ clock }),
  });
});
beforeEach(() => {
  // No test gets what another one has found.
  clock.ms += 60 * 60_000;
  supplier.hotels.splice(0, supplier.hotels.length, ...toHotels());
  supplier.fail(null);
});
afterAll(() => backend.close());

const party = {
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
};
const body = { ...party, place: { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" } };
type Options = Parameters<TestBackend["call"]>[1];
async function search(change: Record<string, unknown> = {}, options: Options = {}) {
  const answer = await backend.call(searchHotelsEndpoint, {
    body: { ...body, ...change },
    ...options,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return searchHotelsEndpoint.response.parse(answer.body);
}
const listOffers = async (id: string, options: Options = {}) => {
  const answer = await backend.call(listHotelOffersEndpoint, {
    params: { id },
    body: party,
    ...options,
  });
  return { ...answer, offers: (answer.body.offers ?? []) as HotelOffer[] };
};
const idsOf = ({ hotels }: { hotels: HotelSummary[] }) => hotels.map(({ id }) => id);
const issuesOf = ({ status, body: answer }: { status: number; body: Record<string, unknown> }) => [
  status,
  (answer.issues as { path: string }[] | undefined)?.map(({ path }) => path),
];

test("hotels with their cheapest offer, priced as a deal of the same net price", async () => {
  const { hotels, total, unfiltered, pages, pins, facets, alternatives } = await search();
  expect(
    hotels.map(({ id, offer }) => [
      id,
      offer.id,
      offer.price?.total.amount,
      offer.price?.unit?.amount.amount,
    ]),
  ).toEqual([
    ["river", "river-1", 22_400, 11_200],
    ["port", "port-1", 11_200, 5_600],
    // What suits better costs nine times as much.
    ["hill", "hill-1", 100_800, 50_400],
  ]);
  expect([total, unfiltered, pages, alternatives]).toEqual([3, 3, 1, null]);
  expect(
    hotels.map(({ offer }) => [offer.price?.dueNow.amount, offer.price?.dueOnSite.amount]),
  ).toEqual([
    [22_400, 0],
    [10_700, 500],
    [0, 100_800],
  ]);
  expect(pins.map((pin) => pin.total?.amount)).toEqual([22_400, 11_200, 100_800]);
  expect(facets.price).toEqual({
    minimum: { amount: 11_200, currency: "USD" },
    maximum: { amount: 100_800, currency: "USD" },
  });
});

test.each([
  ["best", ["river", "port", "hill"]],
  ["price", ["port", "river", "hill"]],
  ["distance", ["river", "hill", "port"]],
  ["score", ["hill", "port", "river"]],
])("sorted by %s", async (sort, ids) => expect(idsOf(await search({ sort }))).toEqual(ids));

test("the hotel that was searched for comes first, where it passes the filters", async () => {
  const place = { ...body.place, hotelId: "port" };
  expect(idsOf(await search({ place }))).toEqual(["port", "river", "hill"]);
  expect(idsOf(await search({ place, filters: { classes: [5] } }))).toEqual(["hill"]);
});

test("filters take offers, not hotels: what is shown is the cheapest that passes", async () => {
  const shown = async (filters: object) =>
    (await search({ filters })).hotels.map(({ id, offer }) => [id, offer.id]);
  expect(await shown({ boards: ["breakfast"] })).toEqual([["river", "river-2"]]);
  expect(await shown({ freeCancellation: true })).toEqual([["river", "river-2"]]);
  expect(await shown({ payAtProperty: true })).toEqual([["hill", "hill-1"]]);
  // In what the traveller pays: 300.00 net are 336.00.
  expect(await shown({ minimumPrice: 33_600, maximumPrice: 40_000 })).toEqual([
    ["river", "river-2"],
  ]);
  expect(await shown({ minimumPrice: 33_601, maximumPrice: 40_000 })).toEqual([]);
  expect(
    (await search({ filters: { boards: ["breakfast"] } })).hotels[0]?.offer.freeCancellation,
  ).toEqual({
    until: "2026-12-01T12:00:00.000Z",
    zone: "Europe/Lisbon",
  });
});

test("where the filters leave nothing, what there is without each is counted", async () => {
  const found = await search({
    filters: { boards: ["breakfast"], payAtProperty: true, maximumPrice: 40_000, minimumPrice: 1 },
  });
  expect([found.total, found.lifted]).toEqual([
    0,
    { boards: 0, payAtProperty: 1, minimumPrice: 0, maximumPrice: 0 },
  ]);
  const priced = await search({ filters: { payAtProperty: true, maximumPrice: 20_000 } });
  expect(priced.lifted).toEqual({ payAtProperty: 1, maximumPrice: 1 });
  expect((await search({ filters: { payAtProperty: true } })).lifted).toEqual({});
});

test("a list is sorted by the distance to a landmark, which its cards say, and stays the same", async () => {
  const plain = await search({}, { headers: { "accept-language": "es" } });
  expect(plain.landmarks).toContainEqual({ id: "belem-tower", name: "Torre de Belém" });
  const byTower = { sort: "landmark", near: "belem-tower" };
  // West of the others, but farther from the searched place.
  supplier.hotels.push(fakeHotel("belem", { latitude: 38.6975, longitude: -9.206 }));
  const found = await search(byTower);
  expect(idsOf(found)).toEqual(["belem", "river", "hill", "port"]);
  expect(found.hotels[0]?.near).toEqual({
    ...{ kind: "sight", name: "Belém Tower" },
    distance: expect.closeTo(1.09, 1) as number,
  });
  const usual = await search({ sort: "distance" });
  expect(idsOf(usual)).toEqual(["river", "hill", "port", "belem"]);
  expect([found.total, found.facets]).toEqual([usual.total, usual.facets]);
  expect(idsOf(await search({ ...byTower, near: "no-such-place" }))).toEqual(idsOf(usual));
  supplier.hotels.push(
    ...Array.from({ length: 20 }, (_, index) => fakeHotel(`more-${index}`, { longitude: -9.1 })),
  );
  clock.ms += 60 * 60_000;
  const pages = await Promise.all([1, 2].map((page) => search({ ...byTower, page })));
  expect(new Set(pages.flatMap(idsOf)).size).toBe(24);
  const atSea = { latitude: 38.5, longitude: -10.3, name: "Sea" };
  expect((await search({ place: atSea })).landmarks).toEqual([]);
});

test("a hotel has a few pictures besides the one that it has in the list, each once", async () => {
  supplier.hotels.splice(
    0,
    3,
    fakeHotel("first", { relevance: 9, pictures: ["a", "b"] }),
    fakeHotel("second", { relevance: 8, pictures: ["a", "b", "c", "a", "d", "e", "f", "g"] }),
  );
  const { hotels } = await search();
  expect(hotels.map(({ picture, morePictures }) => [picture, ...morePictures])).toEqual([
    ["a", "b"],
    ["b", "a", "c", "d", "e"],
  ]);
});

test("answers pins only to who asks for them, and asking is the default", async () => {
  const [list, map] = [await search({ hasPins: false }), await search()];
  expect(list.pins).toEqual([]);
  expect(map.pins).toHaveLength(3);
  expect({ ...list, pins: map.pins }).toEqual(map);
});

test("twenty to a page, five hundred pins, nobody twice; a page too far is the last one", async () => {
  supplier.hotels.splice(
    0,
    3,
    ...Array.from({ length: 501 }, (_, number) =>
      fakeHotel(`h${number}`, { relevance: number % 7 }),
    ),
  );
  const pages = await Promise.all([1, 2, 26, 900].map((page) => search({ page })));
  expect(pages.map(({ hotels, page, pins }) => [hotels.length, page, pins.length])).toEqual([
    [20, 1, 500],
    [20, 2, 500],
    [1, 26, 500],
    [1, 26, 500],
  ]);
  const all = await Promise.all(
    Array.from({ length: 26 }, (_, index) => search({ page: index + 1 })),
  );
  expect(new Set(all.flatMap(idsOf)).size).toBe(501);
});

test("where there is nothing on these dates, other dates of the same length; where filters left nothing, they are to blame", async () => {
  const christmas = await search({ stay: { start: "2026-12-24", end: "2026-12-26" } });
  expect([christmas.total, christmas.unfiltered, christmas.pages]).toEqual([0, 0, 0]);
  expect(christmas.alternatives?.dates).toEqual([
    { start: "2026-12-25", end: "2026-12-27", hotels: 3 },
    { start: "2026-12-26", end: "2026-12-28", hotels: 3 },
    { start: "2026-12-22", end: "2026-12-24", hotels: 3 },
  ]);
  expect((await search({ filters: { classes: [1] } })).alternatives).toEqual({
    dates: [],
    area: null,
  });
});

test("where there is no hotel the nearest town that has some is named", async () => {
  // Out at sea, 100 km from Lisbon.
  const place = { latitude: 38.5, longitude: -10.3, name: "Sea" };
  supplier.hotels.splice(0, 3, fakeHotel("cascais", { latitude: 38.69, longitude: -9.42 }));
  const { alternatives } = await search({ place });
  expect(alternatives?.dates).toEqual([]);
  expect(alternatives?.area).toMatchObject({ latitude: expect.closeTo(38.7, 0) as number });
  expect(alternatives?.area?.distance).toBeGreaterThan(30);
  expect(alternatives?.area?.distance).toBeLessThan(110);
});

test("a hotel with all its rates, the cheapest first, as its deal and its line in the list say", async () => {
  const { body: answer, offers } = await listOffers("river");
  expect(
    offers.map(({ id, price, cancellation }) => [id, price?.total.amount, cancellation.refundable]),
  ).toEqual([
    ["river-1", 22_400, "none"],
    ["river-2", 33_600, "full"],
  ]);
  expect(offers[1]?.cancellation.steps[0]?.refund).toEqual({ amount: 33_600, currency: "USD" });
  const { body: alone } = await backend.call(getHotelEndpoint, { params: { id: "river" } });
  expect(alone.hotel).toEqual(answer.hotel);
  expect(answer.alternatives).toBeNull();
});

test("a hotel that is sold out says when it isn't, and that others are near", async () => {
  const [river] = supplier.hotels;
  river?.closedOn.push("2026-12-05");
  const { body: answer } = await listOffers("river");
  expect(answer).toMatchObject({
    offers: [],
    alternatives: {
      dates: [
        { start: "2026-12-06", end: "2026-12-08", hotels: 1 },
        { start: "2026-12-07" },
        { start: "2026-12-03" },
      ],
      area: { name: "Lisbon", distance: 0 },
    },
  });
});

describe("who may see which price", () => {
  const numbers = ["22400", "224", "20000", "200.00", "2400", "60000"];
  test("an agent also net and markup, a traveller and a visitor what they pay", async () => {
    for (const as of [undefined, "traveller", "restricted"] as const) {
      const found = await search({}, as ? { as } : {});
      const { offers } = await listOffers("river", as ? { as } : {});
      expect(found.hotels[0]?.offer.price?.total.amount).toBe(22_400);
      expect(Object.keys(offers[0]?.price ?? {})).not.toContain("agent");
      expect(JSON.stringify([found, offers])).not.toMatch(/"net"|markup|"agent"|20000/);
    }
    const agents = [
      (await search({}, { as: "agent" })).hotels[0]?.offer.price,
      (await listOffers("river", { as: "agent" })).offers[0]?.price,
    ];
    const agent = {
      net: { amount: 20_000, currency: "USD" },
      markup: { amount: 2_400, currency: "USD" },
    };
    expect(agents).toMatchObject([{ agent }, { agent }]);
  });

  test("rates are the cheapest first, but where prices are hidden their order tells nothing", async () => {
    supplier.hotels[0]?.offers.splice(
      0,
      2,
      fakeOffer("a-2", { price: usd(30_000), room: fakeOffer("a").room }),
      fakeOffer("a-1", { price: usd(20_000), room: fakeOffer("a").room, board: "breakfast" }),
    );
    const orderFor = async (options: Options) =>
      (await listOffers("river", { agency: "beta", ...options })).offers.map(({ id }) => id);
    expect(await orderFor({ as: "traveller" })).toEqual(["a-1", "a-2"]);
    expect(await orderFor({})).toEqual(["a-2", "a-1"]);
  });

  test("a hotel's line shows its cheapest rate, but where prices are hidden one that tells nothing", async () => {
    supplier.hotels[0]?.offers.splice(
      0,
      2,
      fakeOffer("b", { price: usd(20_000), board: "breakfast" }),
      fakeOffer("a", { price: usd(30_000) }),
    );
    const shownFor = async (options: Options) =>
      (await search({}, { agency: "beta", ...options })).hotels[0]?.offer.id;
    expect(await shownFor({ as: "traveller" })).toBe("b");
    expect(await shownFor({})).toBe("a");
  });

  test("a visitor where prices are hidden gets no number of one, and neither order nor filter by it", async () => {
    const asVisitor = { agency: "beta" } as const;
    const [found, { body: offers }] = [
      await search({}, asVisitor),
      await listOffers("river", asVisitor),
    ];
    expect(found.hotels).toHaveLength(3);
    const text = JSON.stringify([found, offers]);
    expect(text).not.toMatch(/"price"|"total":\{|currency|"refund":/);
    expect(numbers.filter((number) => text.includes(number))).toEqual([]);
    const refused = (change: object) =>
      backend.call(searchHotelsEndpoint, { ...asVisitor, body: { ...body, ...change } });
    expect(issuesOf(await refused({ sort: "price" }))).toEqual([422, ["sort"]]);
    expect(
      issuesOf(await refused({ filters: { minimumPrice: 0, maximumPrice: 5 }, sort: "price" })),
    ).toEqual([422, ["filters.minimumPrice", "filters.maximumPrice", "sort"]]);
    expect(idsOf(await search({ sort: "price" }, { agency: "beta", as: "traveller" }))).toEqual([
      "port",
      "river",
      "hill",
    ]);
  });
});

test("an agency's markup and currency are its own", async () => {
  const total = async (agency: "alpha" | "beta") =>
    (await listOffers("port", { agency, as: "traveller" })).offers[0]?.price?.total;
  await backend.changeAgency("beta", { defaultCurrency: "JPY" });
  const before = [await total("alpha"), await total("beta")];
  expect(before).toEqual([
    { amount: 11_200, currency: "USD" },
    { amount: expect.any(Number) as number, currency: "JPY" },
  ]);
  await backend.db.forOperator((tx) =>
    tx.insert(markupRules).values({
      agencyId: backend.ids.beta,
      service: "hotels",
      basisPoints: 2_000,
      currency: "USD",
    }),
  );
  const [alpha, beta] = [await total("alpha"), await total("beta")];
  expect(alpha).toEqual(before[0]);
  expect((beta?.amount ?? 0) / (before[1]?.amount ?? 1)).toBeCloseTo(1.2 / 1.12, 2);
});

test.each([
  [
    "nine rooms",
    { rooms: Array.from({ length: 9 }, () => ({ adults: 1, childAges: [] })) },
    "rooms",
  ],
  ["nobody grown up", { rooms: [{ adults: 0, childAges: [4] }] }, "rooms.0.adults"],
  ["a child of 18", { rooms: [{ adults: 1, childAges: [18] }] }, "rooms.0.childAges.0"],
  ["no night", { stay: { start: "2026-12-05", end: "2026-12-05" } }, "stay.end"],
  ["yesterday", { stay: { start: "2026-11-20", end: "2026-11-22" } }, "stay.start"],
  ["31 nights", { stay: { start: "2026-12-01", end: "2027-01-01" } }, "stay.end"],
  ["a field of one's own", { markup: 0 }, "markup"],
])("%s is refused by name", async (_, wrong, path) => {
  expect(
    issuesOf(await backend.call(searchHotelsEndpoint, { body: { ...body, ...wrong } })),
  ).toEqual([422, [path]]);
  expect(
    issuesOf(
      await backend.call(listHotelOffersEndpoint, {
        params: { id: "river" },
        body: { ...party, ...wrong },
      }),
    ),
  ).toEqual([422, [path]]);
});

test.each(["unavailable", "timeout", "malformed"] as const)(
  "a supplier that is %s is no answer, and its cause is logged",
  async (kind) => {
    supplier.fail(kind);
    const logged = backend.logged.length;
    const answers = [
      await backend.call(searchHotelsEndpoint, { body }),
      await listOffers("river"),
      await backend.call(getHotelEndpoint, { params: { id: "river" } }),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
      Array(3).fill([503, "supplier_unavailable"]),
    );
    expect(JSON.stringify(answers)).not.toContain("fake supplier");
    expect(backend.logged.slice(logged).map(String)).toEqual(
      Array(3).fill(`SupplierError: the fake supplier: ${kind}`),
    );
  },
);

test("an unknown hotel is 404, and so is everything where hotels are switched off", async () => {
  expect([
    (await listOffers("nowhere")).status,
    (await backend.call(getHotelEndpoint, { params: { id: "nowhere" } })).status,
  ]).toEqual([404, 404]);
  await backend.changeAgency("beta", {
    bookingMenuItemOptions: [{ title: "Air Travel", active: true }],
  });
  for (const as of [undefined, "agent"] as const) {
    const options = { agency: "beta" as const, ...(as ? { as } : {}), params: { id: "river" } };
    const answers = [
      await backend.call(searchHotelsEndpoint, { ...options, body }),
      await backend.call(listHotelOffersEndpoint, { ...options, body: party }),
      await backend.call(getHotelEndpoint, options),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
      Array(3).fill([404, "service_not_enabled"]),
    );
  }
});
