import { snapshotRates } from "../exchange-rates/snapshot-rates";
import * as z from "zod";
import {
  activityDealSchema,
  carDealSchema,
  hotelDealSchema,
  resortDealSchema,
  searchActivityDealsEndpoint,
  searchCarDealsEndpoint,
  searchHotelDealsEndpoint,
  searchResortDealsEndpoint,
  type Rates,
} from "@/lib/api/contract/deals";
import { listCarOffersEndpoint } from "@/lib/api/contract/cars";
import { listActivityStartsEndpoint } from "@/lib/api/contract/activities";
import type { Money } from "@/lib/money/money";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend } from "../testing/open-test-backend";

const backend = openForFile(() => openTestBackend({ now: () => new Date("2026-11-21T12:00:00Z") }));

const flags = { isOTA: true, isHome: true, isFromDestination: false };
const lisbon = { latitude: 38.72, longitude: -9.14 };
const hotelBody = {
  occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] as number[] }],
  stayPeriod: { start: "2026-12-05", end: "2026-12-07" },
  ...lisbon,
  nationality: "IN",
  destinationCountryCode: "IN",
  currency: "USD",
  radius: 15,
  searchString: "Lisbon",
  ...flags,
};
const activityBody = { date: "2026-12-05", ...lisbon, ...flags };
const carBody = {
  age: 25,
  countryOfResidence: "US",
  pickUpDateTime: "2026-12-05T10:00:00",
  pickupLatitude: 38.77,
  pickupLongitude: -9.13,
  returnDateTime: "2026-12-07T10:00:00",
  returnLatitude: 38.77,
  returnLongitude: -9.13,
  searchString: "Lisbon",
  ...flags,
};
const kinds = {
  hotels: { endpoint: searchHotelDealsEndpoint, body: hotelBody, schema: hotelDealSchema },
  activities: {
    endpoint: searchActivityDealsEndpoint,
    body: activityBody,
    schema: activityDealSchema,
  },
  cars: { endpoint: searchCarDealsEndpoint, body: carBody, schema: carDealSchema },
  resorts: {
    endpoint: searchResortDealsEndpoint,
    body: { lat: 38.72, lon: -9.14 },
    schema: resortDealSchema,
  },
} as const;
type Deal = { id: string; link: string; rates: Rates };
const dealsOf = ({ body }: { body: Record<string, unknown> }) =>
  (body.response ?? body.data) as Deal[];
const issuesOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body.issues as { path: string }[] | undefined)?.map(({ path }) => path),
];

const retail = [
  "baseRate",
  "currency",
  "discountPercentage",
  "publishedRate",
  "taxAndFee",
  "totalRate",
];
const agents = [...retail, "markup", "wholesaleRate"].sort();

describe.each(Object.entries(kinds))("%s", (kind, { endpoint, body, schema }) => {
  test("twelve deals as the contract has them, with root-relative links that hold no price", async () => {
    const answer = await backend.call(endpoint, { body });
    expect(answer.status).toBe(200);
    const deals = dealsOf(answer);
    expect(z.array(schema).safeParse(deals).success).toBe(true);
    expect(deals).toHaveLength(12);
    for (const { link, id } of deals) {
      expect(link).toMatch(/^\/booknow\/[a-z]+\/[a-z-]+(\/[a-z0-9.-]+)?\?/);
      // What is sold on request leads to an enquiry, which names the deal by a sealed token.
      expect(link).toContain(kind === "resorts" ? "/enquiry?" : id);
      expect(link.replace(/deal=[^&]*/, "")).not.toMatch(/rate|price|amount|markup/i);
    }
  });

  test.each([
    ["a visitor where prices are public", undefined, "public", retail],
    ["a traveller", "traveller", "traveller", retail],
    ["a restricted agent", "restricted", "traveller", retail],
    ["an agent", "agent", "agent", agents],
    ["an owner", "owner", "agent", agents],
  ] as const)(
    "%s gets the rates of their tier, named, and no more",
    async (_, as, tier, fields) => {
      const answer = await backend.call(endpoint, { body, ...(as ? { as } : {}) });
      const deals = dealsOf(answer);
      expect(answer.body.priceTier).toBe(tier);
      expect(deals.map(({ rates }) => Object.keys(rates).sort())).toEqual(Array(12).fill(fields));
      if (!fields.includes("wholesaleRate"))
        expect(JSON.stringify(deals)).not.toMatch(/wholesale|markup/i);
    },
  );

  test("everybody is told the same price", async () => {
    const totals = async (as?: "traveller" | "agent") =>
      dealsOf(await backend.call(endpoint, { body, ...(as ? { as } : {}) })).map(
        ({ id, rates }) => [id, rates.totalRate],
      );
    expect(await totals("agent")).toEqual(await totals());
    expect(await totals("traveller")).toEqual(await totals());
  });

  test("an agency that has the service switched off has no such call, whoever asks", async () => {
    const isOn = kind === "hotels";
    for (const as of [undefined, "agent"] as const) {
      const { status, body: answer } = await backend.call(endpoint, {
        agency: "beta",
        body,
        ...(as ? { as } : {}),
      });
      expect([status, answer.code]).toEqual(isOn ? [200, undefined] : [404, "service_not_enabled"]);
    }
    expect((await backend.call(endpoint, { agency: "dormant", body })).status).toBe(503);
    expect(
      (await backend.call(endpoint, { agency: "beta", as: "agent", signedInAt: "alpha", body }))
        .status,
    ).toBe(401);
  });

  test("far from any city there is nothing", async () => {
    const ocean = {
      ...body,
      ...("lat" in body
        ? { lat: 30, lon: -40 }
        : "pickupLatitude" in body
          ? { pickupLatitude: 30, pickupLongitude: -40 }
          : { latitude: 30, longitude: -40 }),
    };
    expect(dealsOf(await backend.call(endpoint, { body: ocean }))).toEqual([]);
  });
});

test("a visitor of an agency that hides prices gets no number but the discount; who signs in there does", async () => {
  const hidden = dealsOf(
    await backend.call(searchHotelDealsEndpoint, { agency: "beta", body: hotelBody }),
  );
  expect(hidden.map(({ rates }) => Object.keys(rates))).toEqual(
    Array(12).fill(["discountPercentage"]),
  );
  const priced = dealsOf(
    await backend.call(searchHotelDealsEndpoint, { agency: "beta", as: "agent", body: hotelBody }),
  );
  const numbers = priced.flatMap(({ rates }) =>
    [rates.publishedRate, rates.totalRate, rates.baseRate, rates.wholesaleRate, rates.markup].map(
      String,
    ),
  );
  expect(
    numbers.filter((number) => number.length > 4 && JSON.stringify(hidden).includes(number)),
  ).toEqual([]);
  const travellers = dealsOf(
    await backend.call(searchHotelDealsEndpoint, {
      agency: "beta",
      as: "traveller",
      body: hotelBody,
    }),
  );
  expect(Object.keys(travellers[0]?.rates ?? {}).sort()).toEqual(retail);
});

test("a hotel deal repeats the dates and the party, in its link too", async () => {
  const occupancies = [
    { numOfRoom: 2, numOfAdults: 2, numOfChildren: 1, childAges: [7] },
    { numOfRoom: 1, numOfAdults: 1, numOfChildren: 0, childAges: [] },
  ];
  const [deal] = dealsOf(
    await backend.call(searchHotelDealsEndpoint, { body: { ...hotelBody, occupancies } }),
  );
  expect(deal).toMatchObject({
    stay: { start: "2026-12-05", end: "2026-12-07", nights: 2 },
    party: { rooms: 3, adults: 5, children: 2 },
    supplier: "sandbox",
  });
  const link = new URL(deal?.link ?? "", "http://x");
  expect([
    link.pathname,
    ...["checkIn", "checkOut", "place"].map((key) => link.searchParams.get(key)),
  ]).toEqual(["/booknow/hotels/search-details", "2026-12-05", "2026-12-07", "Lisbon"]);
  expect(link.searchParams.getAll("room")).toEqual(["2-7", "2-7", "1"]);
});

test.each([
  [
    "a child without an age",
    { occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 2, childAges: [4] }] },
    "occupancies.0.childAges",
  ],
  [
    "an age without a child",
    { occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [4] }] },
    "occupancies.0.childAges",
  ],
  [
    "nine rooms",
    {
      occupancies: [1, 8].map((numOfRoom) => ({
        numOfRoom,
        numOfAdults: 2,
        numOfChildren: 0,
        childAges: [],
      })),
    },
    "occupancies",
  ],
  [
    "nine adults in a room",
    { occupancies: [{ numOfRoom: 1, numOfAdults: 9, numOfChildren: 0, childAges: [] }] },
    "occupancies.0.numOfAdults",
  ],
  ["no night", { stayPeriod: { start: "2026-12-05", end: "2026-12-05" } }, "stayPeriod.end"],
  ["dates reversed", { stayPeriod: { start: "2026-12-07", end: "2026-12-05" } }, "stayPeriod.end"],
  ["31 nights", { stayPeriod: { start: "2026-12-01", end: "2027-01-01" } }, "stayPeriod.end"],
  ["yesterday", { stayPeriod: { start: "2026-11-20", end: "2026-11-22" } }, "stayPeriod.start"],
  ["in ten years", { stayPeriod: { start: "2036-11-20", end: "2036-11-22" } }, "stayPeriod.start"],
  [
    "a day that doesn't exist",
    { stayPeriod: { start: "2026-02-30", end: "2026-03-02" } },
    "stayPeriod.start",
  ],
  ["a currency nobody rates", { currency: "ZZZ" }, "currency"],
  ["north of the North Pole", { latitude: 91 }, "latitude"],
  ["a field of one's own", { markup: 0 }, "markup"],
])("hotels: %s is refused by name", async (_, wrong, path) =>
  expect(
    issuesOf(await backend.call(searchHotelDealsEndpoint, { body: { ...hotelBody, ...wrong } })),
  ).toEqual([422, [path]]),
);

test.each([
  ["a time that doesn't exist", { pickUpDateTime: "2026-12-05T25:00:00" }, "pickUpDateTime"],
  ["a day that doesn't exist", { returnDateTime: "2027-02-30T10:00:00" }, "returnDateTime"],
  ["a quarter past", { pickUpDateTime: "2026-12-05T10:15:00" }, "pickUpDateTime"],
  ["a second past", { returnDateTime: "2026-12-07T10:00:01" }, "returnDateTime"],
  ["half an hour", { returnDateTime: "2026-12-05T10:30:00" }, "returnDateTime"],
  ["three months", { returnDateTime: "2027-03-05T10:00:00" }, "returnDateTime"],
  ["yesterday", { pickUpDateTime: "2026-11-20T10:00:00" }, "pickUpDateTime"],
  ["a driver of 17", { age: 17 }, "age"],
])("cars: %s is refused by name", async (_, wrong, path) =>
  expect(
    issuesOf(await backend.call(searchCarDealsEndpoint, { body: { ...carBody, ...wrong } })),
  ).toEqual([422, [path]]),
);

test("a car's deal leads to the same car for the same rental, at its price", async () => {
  const [deal, ...others] = dealsOf(
    await backend.call(searchCarDealsEndpoint, { body: { ...carBody, age: 22 } }),
  );
  expect(others.length).toBeGreaterThan(5);
  const query = Object.fromEntries(new URL(deal?.link ?? "", "http://x").searchParams);
  expect(query).toMatchObject({
    id: deal?.id,
    pickUpPlace: expect.stringMatching(/./),
    pickUpPlaceLat: expect.stringMatching(/^38\./),
    pickUpPlaceLong: expect.stringMatching(/^-9\./),
    residence: "US",
  });
  expect(query).not.toHaveProperty("dropOffPlace");
  const { body } = await backend.call(listCarOffersEndpoint, {
    params: { id: query.id ?? "" },
    body: {
      pickUpAt: `${query.pickUpDate}T${query.pickUpTime}`,
      dropOffAt: `${query.dropOffDate}T${query.dropOffTime}`,
      driverAge: Number(query.driverAge),
      residence: query.residence ?? "",
    },
  });
  const [offer] = body.offers as { price: { total: Money } }[];
  expect(offer?.price.total).toEqual({
    currency: deal?.rates.currency,
    amount: Math.round((deal?.rates.totalRate ?? 0) * 100),
  });
});

test("a car that is brought back elsewhere has that place in its link", async () => {
  const porto = { returnLatitude: 41.15, returnLongitude: -8.61 };
  const deals = dealsOf(
    await backend.call(searchCarDealsEndpoint, { body: { ...carBody, ...porto } }),
  );
  expect(deals.length).toBeGreaterThan(0);
  for (const { link } of deals)
    expect(new URL(link, "http://x").searchParams.get("dropOffPlaceLat")).toMatch(/^41\./);
});

test("an activity's deal leads to its starts of the day, one of them at its price for its party", async () => {
  const { body } = await backend.call(searchActivityDealsEndpoint, { body: activityBody });
  const { response } = searchActivityDealsEndpoint.response.parse(body);
  expect(new Set(response.map(({ title }) => title)).size).toBe(12);
  for (const { id, link, people, rates } of response) {
    const { pathname, searchParams } = new URL(link, "http://x");
    expect([pathname, searchParams.get("date")]).toEqual([
      `/booknow/activities/result-details/${id}`,
      "2026-12-05",
    ]);
    const [band = "", count] = searchParams.get("band")?.split(".") ?? [];
    expect(Number(count)).toBe(people);
    const answer = await backend.call(listActivityStartsEndpoint, {
      params: { id },
      body: { date: "2026-12-05", party: { [band]: people } },
    });
    const { problem, options } = listActivityStartsEndpoint.response.parse(answer.body);
    expect(problem).toBeNull();
    expect(options.flatMap(({ starts }) => starts.map(({ price }) => price?.total))).toContainEqual(
      {
        currency: rates.currency,
        amount: Math.round((rates.totalRate ?? 0) * 100),
      },
    );
  }
});

test("today is bookable by the place's own calendar", async () => {
  // 12:00 UTC on 21 November is already the 22nd on Samoa.
  const apia = { latitude: -13.8333, longitude: -171.7667 };
  const search = (date: string) =>
    backend.call(searchActivityDealsEndpoint, { body: { ...activityBody, ...apia, date } });
  expect([(await search("2026-11-21")).status, (await search("2026-11-22")).status]).toEqual([
    422, 200,
  ]);
  expect(
    (
      await backend.call(searchActivityDealsEndpoint, {
        body: { ...activityBody, date: "2026-11-21" },
      })
    ).status,
  ).toBe(200);
});

test("hotels and resorts are priced in the asked currency", async () => {
  const total = async (currency: string) => {
    const [deal] = dealsOf(
      await backend.call(searchResortDealsEndpoint, {
        body: kinds.resorts.body,
        query: { currency },
      }),
    );
    return { currency: deal?.rates.currency, total: deal?.rates.totalRate ?? 0 };
  };
  const [dollars, yen] = [await total("USD"), await total("JPY")];
  expect([dollars.currency, yen.currency]).toEqual(["USD", "JPY"]);
  expect(yen.total / dollars.total).toBeCloseTo(snapshotRates.rates.JPY ?? Number.NaN, 0);
  expect(Number.isInteger(yen.total)).toBe(true);
  expect(
    issuesOf(
      await backend.call(searchResortDealsEndpoint, {
        body: kinds.resorts.body,
        query: { currency: "ZZZ" },
      }),
    ),
  ).toEqual([422, ["currency"]]);
  expect(
    dealsOf(
      await backend.call(searchHotelDealsEndpoint, { body: { ...hotelBody, currency: "EUR" } }),
    )[0]?.rates.currency,
  ).toBe("EUR");
});

test("resorts are for a week from the Saturday nineteen days after this week's Monday", async () => {
  const [deal] = dealsOf(
    await backend.call(searchResortDealsEndpoint, { body: kinds.resorts.body }),
  );
  expect(deal).toMatchObject({ stay: { start: "2026-12-05", end: "2026-12-12", nights: 7 } });
});

test("activities speak the asked language", async () => {
  const answer = await backend.call(searchActivityDealsEndpoint, {
    body: activityBody,
    headers: { "Accept-Language": "es" },
  });
  expect(JSON.stringify(answer.body)).toMatch(/Clase de cocina|Visita|Paseo/);
});

test("an activity on request leads to an enquiry about the same day and people", async () => {
  await backend.changeAgency("alpha", {
    bookingMenuItemOptions: [{ title: "Activities", active: true, mode: "on-request" }],
  });
  const { body } = await backend.call(searchActivityDealsEndpoint, { body: activityBody });
  const { response } = searchActivityDealsEndpoint.response.parse(body);
  expect(response).toHaveLength(12);
  for (const { link } of response)
    expect(link).toMatch(
      /^\/booknow\/activities\/enquiry\?place=Lisbon&date=2026-12-05&band=\w+\.\d&deal=/,
    );
});
