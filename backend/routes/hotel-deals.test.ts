import { searchHotelDealsEndpoint } from "@/lib/api/contract/deals";
import { listHotelOffersEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { toMoney } from "@/lib/money/money";
import { markupRules } from "../db/schema/markups";
import { suggestHotelsEndpoint } from "@/lib/api/contract/suggestions";
import { createFakeHotels, fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const backend = openForFile(() => openTestBackend({ now: () => new Date("2026-11-21T12:00:00Z") }));

const point = { latitude: 38.7223, longitude: -9.1393 };
const stay = { start: "2026-12-05", end: "2026-12-07" };
const party = { stay, rooms: [{ adults: 2, childAges: [] }], residence: "PT" };
const dealBody = {
  ...point,
  isOTA: true,
  isHome: true,
  isFromDestination: false,
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] as number[] }],
  stayPeriod: stay,
  nationality: "PT",
  destinationCountryCode: "PT",
  currency: "USD",
  radius: 15,
  searchString: "Lisbon",
};

async function listDeals(
  change: object = {},
  { from = backend, ...options }: Parameters<TestBackend["call"]>[1] & { from?: TestBackend } = {},
) {
  const answer = await from.call(searchHotelDealsEndpoint, {
    body: { ...dealBody, ...change },
    ...options,
  });
  return searchHotelDealsEndpoint.response.parse(answer.body).response;
}

/** The rates that the page of a deal's link asks for. */
async function followLink(link: string, options: Parameters<TestBackend["call"]>[1] = {}) {
  const { searchParams } = new URL(link, "http://x");
  const text = (name: string) => searchParams.get(name) ?? "";
  const place = {
    name: text("place"),
    latitude: Number(text("placeLat")),
    longitude: Number(text("placeLong")),
  };
  const rooms = searchParams.getAll("room").map((room) => {
    const [adults, ages] = room.split("-");
    return { adults: Number(adults), childAges: (ages?.split(".") ?? []).map(Number) };
  });
  const linked = { start: text("checkIn"), end: text("checkOut") };
  const { body } = await backend.call(listHotelOffersEndpoint, {
    params: { id: searchParams.get("id") ?? "" },
    body: { stay: linked, rooms, residence: "PT" },
    ...options,
  });
  return { place, rooms, ...listHotelOffersEndpoint.response.parse(body) };
}

test.each([
  ["dollars, without a rule", null, []],
  [
    "kroner, a percentage between a floor and a cap of another currency",
    "DKK",
    [
      {
        service: null,
        basisPoints: 1_575,
        floorAmount: 2_000,
        capAmount: 9_000,
        currency: "EUR",
      } as const,
    ],
  ],
  [
    "pesos, a fixed amount for hotels",
    "MXN",
    [
      { service: null, basisPoints: 0, currency: "USD" } as const,
      { service: "hotels", fixedAmount: 3_333, currency: "JPY" } as const,
    ],
  ],
])(
  "a deal's card, its line in the list and its cheapest rate cost the same: %s",
  async (_, defaultCurrency, rules) => {
    await backend.changeAgency("alpha", { defaultCurrency });
    await backend.db.forOperator(async (tx) => {
      await tx.delete(markupRules);
      if (rules.length > 0)
        await tx
          .insert(markupRules)
          .values(rules.map((rule) => ({ ...rule, agencyId: backend.ids.alpha })));
    });
    const currency = toChargeCurrency({ defaultCurrency });
    const deals = await listDeals({ currency }, { as: "agent" });
    expect(deals).toHaveLength(12);
    const { hotels } = searchHotelsEndpoint.response.parse(
      (
        await backend.call(searchHotelsEndpoint, {
          as: "agent",
          body: { ...party, place: { ...point, name: "Lisbon", hotelId: deals[0]?.id } },
        })
      ).body,
    );
    expect(hotels[0]?.id).toBe(deals[0]?.id);
    expect(hotels[0]?.offer.price?.total).toEqual(
      toMoney(deals[0]?.rates.totalRate ?? Number.NaN, currency),
    );
    for (const deal of deals) {
      const { offers, hotel } = await followLink(deal.link, { as: "agent" });
      expect(hotel.id).toBe(deal.id);
      const [cheapest] = offers;
      const {
        totalRate = Number.NaN,
        publishedRate = Number.NaN,
        wholesaleRate = Number.NaN,
        markup = Number.NaN,
        discountPercentage,
      } = deal.rates;
      expect(cheapest).toMatchObject({
        board: deal.boardBasis,
        price: {
          total: toMoney(totalRate, currency),
          reference: publishedRate > totalRate ? toMoney(publishedRate, currency) : null,
          agent: { net: toMoney(wholesaleRate, currency), markup: toMoney(markup, currency) },
          discountPercentage,
        },
      });
      expect(cheapest?.cancellation.refundable).toBe(
        deal.freeCancellationUntil === null ? "none" : "full",
      );
      const totals = offers.map(({ price }) => price?.total.amount ?? Number.NaN);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      for (const { price, charges } of offers) {
        const onSite = charges.filter(
          ({ kind, when, isMandatory }) => kind === "excluded" && when === "onSite" && isMandatory,
        );
        if (price && price.dueNow.amount > 0)
          expect(onSite.reduce((sum, { amount }) => sum + (amount?.amount ?? Number.NaN), 0)).toBe(
            price.dueOnSite.amount,
          );
      }
    }
  },
);

test("a deal leads to its hotel for its own rooms, at its price", async () => {
  await backend.changeAgency("alpha", { defaultCurrency: null });
  const occupancies = [
    { numOfRoom: 2, numOfAdults: 2, numOfChildren: 1, childAges: [7] },
    { numOfRoom: 1, numOfAdults: 1, numOfChildren: 0, childAges: [] },
  ];
  const deals = await listDeals({ occupancies, searchString: "" });
  expect(deals.length).toBeGreaterThan(5);
  for (const { id, link, rates, hotel } of deals.slice(0, 3)) {
    const opened = await followLink(link);
    expect(opened.hotel).toMatchObject({ id, name: hotel.hotelDetails.name });
    expect(opened.offers[0]?.price?.total).toEqual(toMoney(rates.totalRate ?? 0, "USD"));
    expect(opened.rooms).toEqual([
      { adults: 2, childAges: [7] },
      { adults: 2, childAges: [7] },
      { adults: 1, childAges: [] },
    ]);
    expect(opened.place).toEqual({ name: "Lisbon", ...point });
  }
});

test("deals lie within the radius, at the distance they say, and no price decides their order", async () => {
  const near = await listDeals({ radius: 2 });
  expect(near.length).toBeGreaterThan(3);
  expect(near.filter(({ hotel }) => hotel.hotelDetails.distance > 2)).toEqual([]);
  await backend.changeAgency("beta", { defaultCurrency: "USD" });
  const idsOf = async (options: Parameters<typeof listDeals>[1]) =>
    (await listDeals({}, options)).map(({ id }) => id);
  const toVisitors = await idsOf({ agency: "beta" });
  expect(toVisitors).toHaveLength(12);
  expect(await idsOf({ agency: "beta", as: "agent" })).toEqual(toVisitors);
});

test("an agency that sells on request shows what is paid when booking, too, and leads to an enquiry", async () => {
  await backend.changeAgency("alpha", {
    currentPaymentGateway: null,
    bookingMenuItemOptions: [{ title: "Hotels", active: true, mode: "on-request" }],
  });
  const onRequest = await listDeals();
  expect(onRequest[0]?.link).toMatch(/^\/booknow\/hotels\/enquiry\?.*checkIn=2026-12-05.*deal=/);
  await backend.changeAgency("alpha", {
    bookingMenuItemOptions: [{ title: "Hotels", active: true, mode: "online" }],
  });
  const online = await listDeals();
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
  const totals = (deals: typeof online) =>
    new Map(deals.map(({ id, rates }) => [id, rates.totalRate]));
  const all = totals(await listDeals());
  expect(totals(onRequest)).toEqual(all);
  // What is paid at the property costs more than the cheapest that is paid now.
  for (const [id, total] of totals(online))
    if (all.has(id)) expect(total).toBeGreaterThan(all.get(id) ?? Infinity);
});

describe("of suppliers of one's own", () => {
  const [first, second] = [
    createFakeHotels({
      hotels: [
        fakeHotel("first-1", {
          hotelClass: null,
          offers: [
            fakeOffer("first-1-1", {
              board: "half_board",
              cancellation: {
                zone: "Europe/Lisbon",
                steps: [{ before: "2026-12-03T00:00:00.000Z", refundPercentage: 100 }],
              },
            }),
          ],
        }),
      ],
    }),
    createFakeHotels({ hotels: [fakeHotel("second-1")] }),
  ];
  const problems: string[] = [];
  let mixed: TestBackend;
  beforeAll(async () => {
    mixed = await openTestBackend({
      now: () => new Date("2026-11-21T12:00:00Z"),
      serviceSuppliers: { hotels: { first, second } },
      logProblem: (message) => void problems.push(message),
    });
  });
  afterAll(() => mixed.close());

  test("one that fails hides nobody else's; if all do, that is no empty list", async () => {
    expect((await listDeals({}, { from: mixed })).map(({ id }) => id).sort()).toEqual([
      "first-1",
      "second-1",
    ]);
    second.fail("timeout");
    const [deal, ...others] = await listDeals({ radius: 31 }, { from: mixed });
    expect(others).toEqual([]);
    // Midnight ends the day before.
    expect(deal).toMatchObject({
      id: "first-1",
      rating: 0,
      boardBasis: "half_board",
      freeCancellationUntil: "2026-12-02",
    });
    expect(problems).toEqual([expect.stringContaining('supplier "second"')]);
    first.fail("unavailable");
    const answer = await mixed.call(searchHotelDealsEndpoint, {
      body: { ...dealBody, nationality: "DK" },
    });
    expect(answer).toMatchObject({ status: 503, body: { code: "supplier_unavailable" } });
    first.fail(null);
    second.fail(null);
  });

  test("auto-suggest goes without one that fails, too", async () => {
    const suggest = async () =>
      (await mixed.call(suggestHotelsEndpoint, { body: { text: "lisb", isManageLocation: false } }))
        .body as { data: { locationSuggestions: { id: string }[] } };
    const near = (id: string) => async () => [{ id, name: `Hotel ${id}`, ...point }];
    Object.assign(first, { listHotelsNear: near("first-1"), findOwnPlace: async () => null });
    Object.assign(second, {
      listHotelsNear: () => Promise.reject(new Error("down")),
      findOwnPlace: () => Promise.reject(new Error("down")),
    });
    expect((await suggest()).data.locationSuggestions.map(({ id }) => id)).toContain("first-1");
  });

  test("a supplier that is still searching is no empty list either", async () => {
    const slow = await openTestBackend({
      now: () => new Date("2026-11-21T12:00:00Z"),
      serviceSuppliers: {
        hotels: { first: { ...first, findHotels: () => new Promise(() => {}) } },
      },
    });
    const answer = await slow.call(searchHotelDealsEndpoint, { body: dealBody });
    expect(answer).toMatchObject({ status: 503, body: { code: "supplier_unavailable" } });
    expect(answer.headers.get("Retry-After")).toBe("1");
    expect(slow.logged).toEqual([]);
    await slow.close();
  });
});
