import { snapshotRates } from "../exchange-rates/snapshot-rates";
import {
  getExchangeRatesEndpoint,
  listCountriesEndpoint,
  listEnabledCountriesEndpoint,
  listEnabledCurrenciesEndpoint,
} from "@/lib/api/contract/countries";
import {
  listActivityDestinationsEndpoint,
  listCarCountriesEndpoint,
  listShipLinesEndpoint,
  searchAirportsEndpoint,
  suggestActivitiesEndpoint,
  suggestCarsEndpoint,
  suggestHotelsEndpoint,
  suggestResortsEndpoint,
  type FlightSuggestion,
  type PlaceSuggestion,
} from "@/lib/api/contract/suggestions";
import { createFakeHotels } from "../testing/fake-hotels";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const backend = openForFile(openTestBackend);

const body = { text: "lisb", isManageLocation: false };
const lookUps = {
  hotels: [suggestHotelsEndpoint, { body }],
  activities: [suggestActivitiesEndpoint, { body }],
  cars: [suggestCarsEndpoint, { body }],
  flights: [searchAirportsEndpoint, { query: { search: "lisb" } }],
  resorts: [suggestResortsEndpoint, { query: { key: "lisb" } }],
  destinations: [listActivityDestinationsEndpoint, {}],
  "car countries": [listCarCountriesEndpoint, {}],
  "ship lines": [listShipLinesEndpoint, {}],
} as const;

describe.each(Object.entries(lookUps))("%s", (kind, [endpoint, input]) => {
  test("anybody may ask where the service is sold", async () => {
    for (const as of [undefined, "traveller", "restricted", "agent"] as const)
      expect((await backend.call(endpoint, { ...input, ...(as ? { as } : {}) })).status).toBe(200);
  });

  test("nobody gets an answer where it isn't", async () => {
    const { status, body: answer } = await backend.call(endpoint, {
      ...input,
      agency: "beta",
      as: "agent",
    });
    expect([status, answer.code]).toEqual(
      kind === "hotels" ? [200, undefined] : [404, "service_not_enabled"],
    );
    expect((await backend.call(endpoint, { ...input, agency: "dormant" })).status).toBe(503);
  });
});

const data = async <T>(...call: Parameters<TestBackend["call"]>) =>
  (await backend.call(...call)).body.data as T;

test("hotels suggest the city, its airport and some of its hotels, described in the asked language", async () => {
  const { locationSuggestions, allData } = await data<{
    locationSuggestions: PlaceSuggestion[];
    allData: boolean;
  }>(suggestHotelsEndpoint, {
    body,
    headers: { "Accept-Language": "es" },
  });
  expect(locationSuggestions[0]).toMatchObject({
    type: "city",
    name: "Lisboa",
    description: "Portugal",
    countryCode: "PT",
    iata: null,
  });
  expect(locationSuggestions.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["airport", "hotel"]),
  );
  expect(locationSuggestions.find(({ name }) => name === "Lisburn")?.description).toBe(
    "Reino Unido",
  );
  expect(new Set(locationSuggestions.map(({ id }) => id)).size).toBe(locationSuggestions.length);
  expect(allData).toBe(false);
});

test("hotels and cars find a place by its id, called as in the asked language", async () => {
  const find = async (text: string) => {
    const call = { body: { ...body, text }, headers: { "Accept-Language": "es" } };
    type Hotels = { locationSuggestions: PlaceSuggestion[] };
    return [
      (await data<Hotels>(suggestHotelsEndpoint, call)).locationSuggestions,
      (await data<{ locations: PlaceSuggestion[] }>(suggestCarsEndpoint, call)).locations,
    ].map((found) => found.map(({ id, name }) => `${id} ${name}`));
  };
  expect(await find("city-264371")).toEqual([["city-264371 Atenas"], ["city-264371 Atenas"]]);
  expect(await find("area-crete")).toEqual([["area-crete Creta"], []]);
  expect(await find("airport-LIS")).toEqual(
    Array.from({ length: 2 }, () => [expect.stringMatching(/^airport-LIS /)]),
  );
});

test("Null Island and its hotels are found by their names, where hotels, cars or activities are asked for", async () => {
  const find = async (text: string) =>
    (
      await data<{ locationSuggestions: PlaceSuggestion[] }>(suggestHotelsEndpoint, {
        body: { ...body, text },
      })
    ).locationSuggestions;
  const found = await find("null isl");
  expect(found[0]).toMatchObject({
    type: "city",
    name: "Null Island",
    latitude: 0,
    longitude: 0,
    description: "Unknown Region",
  });
  expect(found).toHaveLength(10);
  expect((await find("Null Island sold out at")).map(({ id }) => id)).toEqual([
    "city-0",
    "sandbox-h-null-island-sold-out-at-hold",
  ]);
  expect((await find("nul")).filter(({ countryCode }) => countryCode === "ZZ")).toEqual([]);
  const { locations } = await data<{ locations: PlaceSuggestion[] }>(suggestCarsEndpoint, {
    body: { ...body, text: "null island" },
  });
  expect(locations.map(({ name }) => name)).toEqual([
    "Null Island",
    "Null Island Slow",
    "Null Island Malformed",
  ]);
  expect(
    await data<PlaceSuggestion[]>(suggestActivitiesEndpoint, {
      body: { ...body, text: "null island" },
    }),
  ).toEqual(locations);
});

const findAirports = (search: string) =>
  data<FlightSuggestion[]>(searchAirportsEndpoint, { query: { search } });

test("flights suggest the airport of a code first, and cities with several before theirs", async () => {
  const lis = await findAirports("lis");
  expect(lis[0]).toMatchObject({
    id: "airport-LIS",
    shortName: "Lisbon (LIS)",
    airports: 1,
    cityId: null,
    timeZone: "Europe/Lisbon",
  });
  expect(new Set(lis.map(({ id }) => id)).size).toBe(lis.length);
  const london = await findAirports("london");
  const id = "city-2643743";
  expect(london[0]).toMatchObject({ id, type: "city", shortName: "London", airports: 6 });
  expect(london.slice(1, 7).map(({ iata, cityId }) => [iata, cityId])).toEqual(
    expect.arrayContaining(["LHR", "LGW", "STN", "LTN", "LCY", "SEN"].map((iata) => [iata, id])),
  );
});

test("an airport is named after the city that people say, and found by its district, too", async () => {
  for (const text of ["HKG", "IST", "Arnavutköy"])
    expect((await findAirports(text)).map(({ shortName }) => shortName)).toContain(
      text === "HKG" ? "Hong Kong (HKG)" : "Istanbul (IST)",
    );
});

test("a city with one airport is that airport, a town with none the nearest", async () => {
  const faro = await findAirports("Faro, Portugal");
  expect(faro[0]).toMatchObject({ id: "airport-FAO", shortName: "Faro (FAO)" });
  expect(faro.map(({ type }) => type)).not.toContain("city");
  expect((await findAirports("Sesimbra"))[0]).toMatchObject({ iata: "LIS", cityId: null });
  expect(await findAirports("zzzzqq")).toEqual([]);
});

test("places of flights are found by their ids, too", async () => {
  expect((await findAirports("Funchal (FNC)"))[0]).toMatchObject({ id: "airport-FNC" });
  expect(await findAirports("airport-LHR")).toMatchObject([{ shortName: "London (LHR)" }]);
  expect(await findAirports("city-2643743")).toMatchObject([{ shortName: "London" }]);
  expect(await findAirports("airport-QQQ")).toEqual([]);
  expect(await findAirports("city-0")).toMatchObject([{ shortName: "Null Island" }]);
  const [island] = await findAirports("ZZZ");
  expect(island).toMatchObject({ id: "city-0", name: "Null Island", airports: 1 });
  expect((await findAirports("null isl")).map(({ id }) => id)).toEqual([
    "city-0",
    "city-1",
    "city-2",
  ]);
});

test("cars suggest airports first, resorts and activities what the city has", async () => {
  const { locations } = await data<{ locations: PlaceSuggestion[] }>(suggestCarsEndpoint, { body });
  expect(locations.slice(0, 1)).toEqual([
    expect.objectContaining({ type: "airport", iata: "LIS" }),
  ]);
  const resorts = await data<PlaceSuggestion[]>(suggestResortsEndpoint, { query: { key: "lisb" } });
  expect(resorts.map(({ type }) => type)).toEqual(expect.arrayContaining(["city", "resort"]));
  const activities = await data<PlaceSuggestion[]>(suggestActivitiesEndpoint, { body });
  expect(activities.map(({ type }) => type)).toEqual(expect.arrayContaining(["city", "activity"]));
  const [quarter] = await data<PlaceSuggestion[]>(suggestActivitiesEndpoint, {
    body: { ...body, text: "Alfama" },
  });
  expect(quarter).toMatchObject({ name: "Alfama", countryCode: "PT" });
});

test.each([
  ["no text", suggestHotelsEndpoint, { body: { text: "  ", isManageLocation: false } }, "text"],
  [
    "101 characters",
    suggestHotelsEndpoint,
    { body: { text: "x".repeat(101), isManageLocation: false } },
    "text",
  ],
  ["a list", suggestCarsEndpoint, { body: { text: ["a"], isManageLocation: false } }, "text"],
  ["an unknown field", suggestActivitiesEndpoint, { body: { ...body, limit: 1 } }, "limit"],
  ["no search", searchAirportsEndpoint, {}, "search"],
  ["no key", suggestResortsEndpoint, { query: { key: "" } }, "key"],
] as const)("%s is refused by name", async (_, endpoint, input, path) => {
  const { status, body: answer } = await backend.call(endpoint, input);
  expect([status, (answer.issues as { path: string }[]).map((issue) => issue.path)]).toEqual([
    422,
    [path],
  ]);
});

test("a supplier's failure is told without its cause, which the log keeps", async () => {
  const broken = {
    ...createFakeHotels(),
    listHotelsNear: () => Promise.reject(new Error("secret cause")),
  };
  const failing = await openTestBackend({
    serviceSuppliers: { hotels: { fake: broken } },
  });
  const { status, body: answer } = await failing.call(suggestHotelsEndpoint, { body });
  expect([status, answer.error]).toEqual([503, "Failed to fetch suggestions"]);
  expect(JSON.stringify(answer)).not.toContain("secret");
  expect(failing.logged.map(String)).toEqual(["Error: secret cause"]);
  await failing.close();
});

test("ship lines go by the slugs of the cancellation pages", async () => {
  const lines = await data<{ code: string }[]>(listShipLinesEndpoint);
  expect(lines.map(({ code }) => code)).toEqual([
    "carnival",
    "celebrity",
    "disney",
    "mcl",
    "royal-caribbean",
  ]);
});

test("countries and currencies come in the asked language; a currency has a rate", async () => {
  const spanish = { headers: { "Accept-Language": "es" } };
  expect(
    (await data<{ name: string }[]>(listCountriesEndpoint, spanish)).map(({ name }) => name),
  ).toContain("Alemania");
  expect(
    (await data<{ name: string }[]>(listEnabledCountriesEndpoint)).map(({ name }) => name),
  ).toContain("Germany");
  const currencies = await data<{ name: string; currency: string }[]>(
    listEnabledCurrenciesEndpoint,
    spanish,
  );
  const { body: exchange } = await backend.call(getExchangeRatesEndpoint);
  expect(currencies.length).toBeGreaterThan(145);
  expect(
    currencies.filter(
      ({ currency }) => !((exchange.rates as Record<string, number>)[currency] ?? 0),
    ),
  ).toEqual([]);
  expect([exchange.base, exchange.asOf, typeof exchange.source]).toEqual([
    "USD",
    snapshotRates.asOf,
    "string",
  ]);
});

test.each([
  listCountriesEndpoint,
  listEnabledCountriesEndpoint,
  listEnabledCurrenciesEndpoint,
  getExchangeRatesEndpoint,
])("$path is anybody's of an active agency", async (endpoint) => {
  for (const as of [undefined, "traveller", "restricted", "agent"] as const)
    expect((await backend.call(endpoint, as ? { as } : {})).status).toBe(200);
  expect((await backend.call(endpoint, { agency: "dormant" })).status).toBe(503);
  expect(
    (await backend.call(endpoint, { headers: { "X-Agency-Host": "nobody.localhost" } })).status,
  ).toBe(404);
});
