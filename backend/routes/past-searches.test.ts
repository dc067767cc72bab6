import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { deleteAccountEndpoint } from "@/lib/api/contract/accounts";
import { searchCarsEndpoint } from "@/lib/api/contract/cars";
import { searchFlightsEndpoint } from "@/lib/api/contract/flights";
import { searchHotelsEndpoint, type HotelSearch } from "@/lib/api/contract/hotels";
import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import { header } from "@/lib/api/headers";
import { dayMs, hourMs, minuteMs } from "@/lib/dates/durations";
import { demoPassword, type DemoRole } from "../demo/demo-users";
import { searches, searchSums } from "../db/schema/searches";
import { users } from "../db/schema/users";
import { createSearchLog } from "../past-searches/create-search-log";
import { deleteOldSearches } from "../past-searches/delete-old-searches";
import { exportPerson } from "../people/export-person";
import { createFakeHotels, fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { fakeCar, openFakeCars } from "../testing/open-fake-cars";
import { fakeItinerary, fakeLeg, fakeSegment, openFakeFlights } from "../testing/open-fake-flights";
import { toNotedSearch } from "../hotels/to-noted-search";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

type List = z.output<typeof listPastSearchesEndpoint.response>;
const price = { currency: "USD", taxAndFee: 1_000, published: 90_000 };
const start = Date.parse("2026-11-21T12:00:00Z");
const clock = { ms: start };

const flights = openFakeFlights();
let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({
    now: () => new Date(clock.ms),
    serviceSuppliers: {
      hotels: {
        fake: createFakeHotels({
          hotels: [
            fakeHotel("river", {
              offers: [fakeOffer("r", { price: { ...price, wholesale: 20_000 } })],
            }),
            fakeHotel("hill", {
              offers: [fakeOffer("h", { price: { ...price, wholesale: 50_000 } })],
            }),
          ],
        }),
      },
      cars: { fake: openFakeCars({ cars: [fakeCar("fake")] }) },
      flights: { fake: flights },
    },
  });
});
afterAll(() => backend.close());
beforeEach(async () => {
  clock.ms = start;
  for (const agency of ["alpha", "beta"] as const)
    await backend.db.forAgency(backend.ids[agency], async (tx) => {
      await tx.delete(searches);
      await tx.delete(searchSums);
    });
});

const place = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
const party = {
  stay: { start: "2026-12-07", end: "2026-12-09" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
};
const rental = {
  pickUpAt: "2026-12-07T10:00",
  dropOffAt: "2026-12-09T10:00",
  driverAge: 35,
  residence: "PT",
};
const trip = { legs: [{ from: "airport-LIS", to: "airport-LHR", date: "2026-12-07" }], adults: 1 };
type Options = NonNullable<Parameters<TestBackend["call"]>[1]>;
const as = (role: DemoRole): Options => ({ as: role });
const visitor = (ip: string): Options => ({ headers: { [header.clientIp]: ip } });

async function ask(endpoint: Parameters<TestBackend["call"]>[0], body: object, who: Options) {
  const answer = await backend.call(endpoint, { ...who, body });
  expect(answer.status).toBe(200);
  // As long as a row takes that comes after it.
  clock.ms += minuteMs;
  return answer.body;
}
const searchHotels = (who: Options, change: object = {}) =>
  ask(searchHotelsEndpoint, { ...party, place, ...change }, who);
const list = async (who: Options, query: Record<string, string> = {}): Promise<List> => {
  await backend.searchLog.flush();
  const answer = await backend.call(listPastSearchesEndpoint, { ...who, query });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return listPastSearchesEndpoint.response.parse(answer.body);
};
const placesOf = ({ searches: listed }: List) =>
  listed.map(({ input }) => (input.service === "hotels" ? input.place.name : input.service));

it("notes what an agent searched for, with what a customer would have paid for the cheapest", async () => {
  const found = searchHotelsEndpoint.response.parse(await searchHotels(as("agent")));
  await ask(searchCarsEndpoint, { ...rental, pickUp: place }, as("agent"));
  await ask(searchFlightsEndpoint, trip, as("agent"));
  const { searches: listed, total, agents, sums } = await list(as("agent"));
  expect([total, agents, sums]).toEqual([3, [], null]);
  expect(listed.map(({ input, searchedAt }) => [input.service, searchedAt])).toEqual([
    ["flights", "2026-11-21T12:02:00.000Z"],
    ["cars", "2026-11-21T12:01:00.000Z"],
    ["hotels", "2026-11-21T12:00:00.000Z"],
  ]);
  const [flights, cars, hotels] = listed;
  expect(hotels).toMatchObject({
    input: { service: "hotels", place, ...party },
    results: 2,
    cheapest: found.facets.price?.minimum,
    by: { name: "Amir Haddad" },
  });
  const nets = found.hotels.map(({ offer }) => offer.price?.agent?.net.amount ?? 0);
  expect(hotels?.cheapest?.amount).toBeGreaterThan(Math.min(...nets));
  expect(cars).toMatchObject({ input: { pickUp: place, dropOff: null, ...rental }, results: 1 });
  expect(flights?.input).toMatchObject({
    legs: [
      {
        from: { id: "airport-LIS", name: "Lisbon (LIS)" },
        to: { id: "airport-LHR", name: "London (LHR)" },
      },
    ],
  });
  expect(JSON.stringify(listed)).not.toMatch(/"net"|markup/);
});

it("counts a return's itineraries, also where its outbounds are listed", async () => {
  const [back, later] = ["10:00", "18:00"].map((time) =>
    fakeLeg(
      fakeSegment("7X215", {
        ...{ from: "LHR", to: "LIS" },
        ...{ departs: `2026-12-29T${time}`, arrives: "2026-12-29T23:00" },
      }),
    ),
  );
  const [out] = fakeItinerary("out").itinerary.legs;
  for (const [id, way] of Object.entries({ back, later }))
    if (out && way) flights.itineraries.push(fakeItinerary(id, { legs: [out, way] }));
  const home = { from: "airport-LHR", to: "airport-LIS", date: "2026-12-29" };
  const asked = { ...trip, legs: [...trip.legs, home], list: "outbounds" };
  const answer = await ask(searchFlightsEndpoint, asked, as("agent"));
  flights.itineraries.splice(1);
  expect(answer).toMatchObject({ unfiltered: 1 });
  expect((await list(as("agent"))).searches).toMatchObject([{ results: 3 }]);
});

it("holds a search that was filtered, sorted, paged and asked again on a day once", async () => {
  await searchHotels(as("agent"));
  const [{ cheapest } = { cheapest: null }] = (await list(as("agent"))).searches;
  for (const change of [
    { page: 2 },
    { sort: "price" },
    { filters: { minimumPrice: 40_000 } },
    { place: { ...place, name: "Lisboa" } },
    { filters: { name: "hill" } },
    // A part of the map.
    { radius: 4, place: { ...place, latitude: 38.75, name: "the middle of the map" } },
  ])
    await searchHotels(as("agent"), change);
  const again = await list(as("agent"));
  expect(placesOf(again)).toEqual(["Lisbon"]);
  expect(again.searches[0]).toMatchObject({ results: 2, cheapest });
  expect(again.searches[0]?.searchedAt).toBe("2026-11-21T12:05:00.000Z");

  // Searched again, without a result yet.
  const { agency, viewer } = { agency: { id: backend.ids.alpha }, viewer: again.searches[0]?.by };
  const search = {
    ...party,
    place,
    radius: 30,
    filters: {},
    sort: "best",
    page: 1,
    hasPins: false,
  };
  backend.searchLog.note(
    { agency, viewer: { userId: viewer?.id, userType: "TravelAgent" } } as never,
    toNotedSearch(search as HotelSearch),
    { state: "searching", unfiltered: 0, facets: {} },
  );
  expect((await list(as("agent"))).searches).toMatchObject([{ results: 2, cheapest }]);

  await searchHotels(as("sales"));
  await searchHotels(as("agent"), { rooms: [{ adults: 1, childAges: [] }] });
  expect([(await list(as("agent"))).total, (await list(as("owner"))).total]).toEqual([2, 3]);
  clock.ms += dayMs;
  await searchHotels(as("agent"));
  expect((await list(as("agent"))).total).toBe(3);
});

it("joins what gathers before it is written, and knows of the price what any of it did", async () => {
  await searchHotels(as("agent"), { filters: { name: "hill" } });
  await searchHotels(as("agent"));
  await searchHotels(as("agent"), { page: 2, filters: { name: "hill" } });
  const { searches: listed } = await list(as("agent"));
  expect(listed).toHaveLength(1);
  expect(listed[0]).toMatchObject({ results: 2, cheapest: { amount: 22_400, currency: "USD" } });
});

it("shows members their own, managers those of all members, and nobody else's anywhere", async () => {
  for (const role of ["agent", "sales", "restricted", "owner"] as const)
    await searchHotels(as(role), { place: { ...place, name: `For ${role}` } });
  const stay = { start: "2027-01-07", end: "2027-01-09" };
  await searchHotels(as("traveller"), { stay, place: { ...place, name: "For traveller" } });
  await searchHotels(visitor("203.0.113.1"), { stay, place: { ...place, name: "For visitor" } });
  await searchHotels({ ...as("agent"), agency: "beta" }, { place: { ...place, name: "At beta" } });
  for (const role of ["agent", "sales", "restricted"] as const) {
    const own = await list(as(role));
    expect([role, placesOf(own), own.agents, own.sums]).toEqual([role, [`For ${role}`], [], null]);
  }
  for (const role of ["owner", "admin"] as const)
    expect(placesOf(await list(as(role)))).toEqual(
      ["owner", "restricted", "sales", "agent"].map((each) => `For ${each}`),
    );
  expect(placesOf(await list({ ...as("owner"), agency: "beta" }))).toEqual(["At beta"]);
  for (const who of [as("traveller"), {}])
    expect((await backend.call(listPastSearchesEndpoint, who)).status).toBe(who.as ? 403 : 401);
});

it("tells of travellers and visitors only how often a place was searched for", async () => {
  const porto = { latitude: 41.1496, longitude: -8.611, name: "Rua Secreta 7, Porto" };
  await searchHotels(visitor("203.0.113.7"));
  // The same person again, by another page.
  await searchHotels(visitor("203.0.113.7"), { page: 2 });
  await searchHotels(visitor("203.0.113.8"));
  await searchHotels(as("traveller"));
  await searchHotels(visitor("203.0.113.7"), { place: porto });
  await searchHotels(visitor("203.0.113.7"), {
    place: { latitude: 0, longitude: -140, name: "At sea" },
  });
  await ask(searchFlightsEndpoint, trip, visitor("203.0.113.7"));
  // The site itself, such as for its map of pages.
  await searchHotels({});
  const sums = async (query: Record<string, string> = {}) =>
    (await list(as("owner"), query)).sums?.map((row) => [row.service, row.place, row.searches]);
  expect(await sums()).toEqual([
    ["hotels", "Lisbon, Portugal", 3],
    ["hotels", null, 1],
    ["flights", "London (LHR), United Kingdom", 1],
    ["hotels", "Porto, Portugal", 1],
  ]);
  expect(await sums({ service: "flights" })).toHaveLength(1);
  expect(await sums({ from: "2026-11-22" })).toEqual([]);
  expect(await sums({ q: "Lis" })).toBeUndefined();
  clock.ms += hourMs;
  await searchHotels(visitor("203.0.113.7"));
  expect((await sums())?.[0]).toEqual(["hotels", "Lisbon, Portugal", 4]);
  const stored = await backend.db.forAgency(backend.ids.alpha, async (tx) =>
    JSON.stringify([await tx.select().from(searches), await tx.select().from(searchSums)]),
  );
  expect(stored).not.toMatch(/203\.0\.113|Secreta|At sea/);
});

it("is filtered, and paged without losing or repeating a row", async () => {
  for (let day = 1; day <= 12; day++)
    await searchHotels(as(day % 2 ? "agent" : "sales"), {
      place: { ...place, name: day === 5 ? "100 % Évora" : `Town ${day}` },
      stay: { start: `2026-12-${10 + day}`, end: `2026-12-${11 + day}` },
    });
  await ask(searchFlightsEndpoint, trip, as("agent"));
  const owner = as("owner");
  const count = async (query: Record<string, string>) => (await list(owner, query)).total;
  const { agents } = await list(owner);
  const sales = agents.find(({ name }) => name.startsWith("Soren"))?.id ?? "";
  expect([
    await count({ q: "town 1" }),
    await count({ q: "0 % é" }),
    await count({ q: "%" }),
    await count({ q: "london" }),
    await count({ service: "flights" }),
    await count({ agent: sales }),
    await count({ from: "2026-11-21", to: "2026-11-21" }),
    await count({ to: "2026-11-20" }),
  ]).toEqual([4, 1, 1, 1, 1, 6, 13, 0]);
  const first = await list(owner, { size: "10" });
  const second = await list(owner, { size: "10", after: first.next ?? "" });
  expect([first.previous, second.next, second.sums]).toEqual([null, null, null]);
  const ids = [...first.searches, ...second.searches].map(({ id }) => id);
  expect([first.searches.length, new Set(ids).size]).toEqual([10, 13]);
  const back = await list(owner, { size: "10", after: second.previous ?? "" });
  expect(back.searches.map(({ id }) => id)).toEqual(first.searches.map(({ id }) => id));
  for (const after of ["x", Buffer.from('["-booked"]').toString("base64url")])
    expect(
      (await backend.call(listPastSearchesEndpoint, { ...owner, query: { after } })).status,
    ).toBe(422);
});

it("neither fails nor delays a search, and holds no more than it can", async () => {
  const problems: string[] = [];
  const broken = createSearchLog({
    db: { ...backend.db, forAgency: () => Promise.reject(new Error("no database")) },
    now: () => new Date(clock.ms),
    logProblem: (line) => void problems.push(line),
  });
  const search = {
    ...party,
    place,
    radius: 30,
    filters: {},
    sort: "best",
    page: 1,
    hasPins: false,
  };
  const caller = { agency: { id: backend.ids.alpha }, viewer: null, clientIp: "203.0.113.9" };
  const note = (log: typeof broken, name: number) =>
    log.note(
      { ...caller, userAgent: String(name) } as Parameters<typeof broken.note>[0],
      toNotedSearch(search as HotelSearch),
      { state: "complete", unfiltered: 1, facets: {} },
    );
  note(broken, 1);
  await broken.flush();
  expect(problems).toEqual(["searches: no database"]);

  for (let one = 0; one < 2_500; one++) note(backend.searchLog, one);
  expect((await list(as("owner"))).sums?.[0]?.searches).toBe(2_000);
});

it("is read by a member's own role as far as they reach, and changed by none", async () => {
  await searchHotels(as("agent"));
  await searchHotels(as("sales"));
  await searchHotels(visitor("203.0.113.20"));
  await backend.searchLog.flush();
  const { alpha, beta } = backend.ids;
  const rows = await backend.db.forAgency(alpha, (tx) =>
    tx.select({ id: users.id }).from(users).where(eq(users.email, "agent@alpha.localhost")),
  );
  const userId = rows[0]?.id ?? "";
  const count = (agencyId: string, reach: "own" | "all") =>
    backend.db.forMember(agencyId, { userId, reach }, async (tx) => [
      (await tx.select({ id: searches.id }).from(searches)).length,
      (await tx.select({ day: searchSums.day }).from(searchSums)).length,
    ]);
  expect([await count(alpha, "own"), await count(alpha, "all"), await count(beta, "all")]).toEqual([
    [1, 0],
    [2, 1],
    [0, 0],
  ]);
  const isDenied = { cause: { message: expect.stringContaining("permission denied") as unknown } };
  for (const statement of ["delete from searches", "update search_sums set searches = 0"])
    await expect(
      backend.db.forMember(alpha, { userId, reach: "all" }, (tx) => tx.execute(sql.raw(statement))),
    ).rejects.toMatchObject(isDenied);
  await expect(
    backend.db.forOperator((tx) => tx.execute(sql.raw("select input from searches"))),
  ).rejects.toMatchObject(isDenied);
});

it("goes after 90 days, and with the account it is of", async () => {
  await searchHotels(as("agent"));
  await searchHotels(visitor("203.0.113.30"));
  clock.ms += 2 * dayMs;
  await searchHotels(as("sales"));
  await searchHotels(visitor("203.0.113.31"));
  const counts = async () => {
    const { total, sums } = await list(as("owner"));
    return [total, sums?.[0]?.searches];
  };
  await backend.searchLog.flush();
  const email = "sales@alpha.localhost";
  const known = await backend.db.forAgency(backend.ids.alpha, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email));
    return exportPerson(tx, backend.ids.alpha, { email, account: account ?? null });
  });
  expect([await counts(), known?.account?.searches]).toMatchObject([
    [2, 2],
    [{ input: { service: "hotels", place }, results: 2 }],
  ]);
  await deleteOldSearches(backend.db, { now: new Date(start + 90 * dayMs - 1) });
  expect(await counts()).toEqual([2, 2]);
  await deleteOldSearches(backend.db, { now: new Date(start + 91 * dayMs) });
  expect(await counts()).toEqual([1, 1]);
  const body = { password: demoPassword };
  expect((await backend.call(deleteAccountEndpoint, { as: "sales", body })).status).toBe(200);
  expect(await counts()).toEqual([0, 1]);
});
