import {
  getActivityEndpoint,
  listActivityDaysEndpoint,
  listActivityStartsEndpoint,
  searchActivitiesEndpoint,
  type PartyProblem,
} from "@/lib/api/contract/activities";
import { createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import type { ActivityBookingSupplier } from "../ports/activity-supplier";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";
import { toMarkerActivities } from "./testing/marker-activities";

const eur = (wholesale: number) => ({
  ...{ currency: "EUR", wholesale, taxAndFee: 0, published: 3 * wholesale },
});
const marker = toMarkerActivities(eur(10_000));
const id = "marker-activity";
const problem: PartyProblem = { reason: "adultRequired", band: "child", limit: null };
let calls = 0;
/** A walk and a boat, and something in a currency without a rate; children can't come along. */
const fake: ActivityBookingSupplier = {
  ...marker,
  async findActivities(query) {
    calls += 1;
    const found = await marker.findActivities(query);
    const others = found.flatMap((walk) => [
      {
        ...walk,
        ...({ id: "boat", title: "Boat", category: "boatTrip", per: "boat" } as const),
        ...{ minutes: 300, relevance: 3, isInstant: false, freeUntil: null, price: eur(40_000) },
      },
      { ...walk, id: "lost", price: { ...eur(1), currency: "XXX" } },
    ]);
    return [...found, ...others];
  },
  async listDays(query) {
    const found = await marker.listDays(query);
    const lost = { ...eur(1), currency: "XXX" };
    if (found && query.month === "2027-01")
      return { ...found, days: found.days.map((day) => ({ ...day, price: lost })) };
    if (!found || !query.party.child) return found;
    return { problem, days: found.days.map((day) => ({ ...day, price: null })) };
  },
  async listStarts(query) {
    const found = await marker.listStarts(query);
    if (!found || !query.party.child) return found;
    const options = found.options.map((option) => ({
      ...option,
      starts: option.starts.map((start) => ({
        ...start,
        state: "partyMismatch" as const,
        price: null,
      })),
    }));
    return { problem, options };
  },
  checkStart: async (query) => (query.party.child ? null : marker.checkStart(query)),
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend({
    now: () => new Date("2026-11-21T12:00:00Z"),
    serviceSuppliers: { activities: { marker: fake } },
  });
  for (const agency of ["alpha", "beta"] as const)
    await backend.changeAgency(agency, { defaultCurrency: "EUR" });
});
afterAll(() => backend.close());

type Options = Parameters<TestBackend["call"]>[1];
const date = "2026-12-05";
const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
const ask = (change: object = {}, options: Options = {}) =>
  backend.call(searchActivitiesEndpoint, { body: { place: lisbon, date, ...change }, ...options });
const search = async (change: object = {}, options: Options = {}) =>
  searchActivitiesEndpoint.response.parse((await ask(change, options)).body);
const params = { id };
const party = { adult: 2 };
const get = (options: Options = {}) => backend.call(getActivityEndpoint, { params, ...options });
const askDays = (change: object = {}, options: Options = {}) =>
  backend.call(listActivityDaysEndpoint, {
    ...{ params, body: { month: "2026-12", party, ...change } },
    ...options,
  });
const askStarts = (change: object = {}, options: Options = {}) =>
  backend.call(listActivityStartsEndpoint, {
    ...{ params, body: { date, party, ...change } },
    ...options,
  });
const euros = (amount: number) => ({ amount, currency: "EUR" });
const issuesOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  (body.issues as { path: string }[] | undefined)?.map(({ path }) => path),
];

test("are nowhere at an agency that doesn't sell them", async () => {
  const at = { agency: "beta" } as const;
  const answers = [
    await ask({}, at),
    await get(at),
    await askDays({}, at),
    await askStarts({}, at),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 4 }, () => [404, "service_not_enabled"]),
  );
});

describe("a search", () => {
  it("finds what can be sold, with the price of everybody or of the whole boat", async () => {
    const found = await search();
    expect(found.activities.map(({ id: one, price }) => [one, price?.total, price?.unit])).toEqual([
      ["boat", euros(44_800), null],
      [id, euros(11_200), { amount: euros(11_200), per: "person" }],
    ]);
    expect([found.total, found.unfiltered, found.pages]).toEqual([2, 2, 1]);
    expect(found.pins.map((pin) => [pin.id, pin.total])).toEqual([
      ["boat", euros(44_800)],
      [id, euros(11_200)],
    ]);
    expect(found.facets).toMatchObject({
      ...{ freeCancellation: 1, instant: 1 },
      price: { minimum: euros(11_200), maximum: euros(44_800) },
    });
  });

  it("asks the supplier nothing for another filter or order", async () => {
    await search();
    const before = calls;
    const filtered = await search({ filters: { durations: ["short"] }, sort: "price" });
    expect(filtered.activities.map((one) => one.id)).toEqual([id]);
    expect(filtered.unfiltered).toBe(2);
    const none = await search({ filters: { instant: true, categories: ["boatTrip"] } });
    expect([none.total, none.lifted]).toEqual([0, { instant: 1, categories: 1 }]);
    expect(calls).toBe(before);
  });

  it.each<[object, string]>([
    [{ date: "2026-11-20" }, "date"],
    [{ date: "2029-01-01" }, "date"],
    [{ dateTo: "2026-12-04" }, "dateTo"],
    [{ dateTo: "2027-01-05" }, "dateTo"],
  ])("refuses days that can't be booked: %j", async (change, path) =>
    expect(issuesOf(await ask(change))).toEqual([422, [path]]),
  );
  it("takes 31 days", async () => expect((await ask({ dateTo: "2027-01-04" })).status).toBe(200));
});

describe("a product", () => {
  it("is the same for everybody, without an amount", async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({ product: { id, title: "Marker Walk" } });
    expect(JSON.stringify(body)).not.toMatch(/amount|EUR/);
  });

  it("has days with what the cheapest start costs", async () => {
    expect((await askDays()).body).toEqual({
      ...{ problem: null, days: [{ date: "2026-12-28", state: "open", from: euros(11_200) }] },
    });
    expect((await askDays({ month: "2026-11" })).status).toBe(200);
    for (const month of ["2026-10", "2028-12"])
      expect(issuesOf(await askDays({ month }))).toEqual([422, ["month"]]);
  });

  it("has no open day where it can't be sold", async () => {
    const closed = (month: string) => ({
      ...{ problem: null, days: [{ date: `${month}-28`, state: "notOperating" }] },
    });
    expect((await askDays({ month: "2027-01" })).body).toEqual(closed("2027-01"));
    await backend.changeAgency("alpha", { currentPaymentGateway: null });
    expect((await askDays()).body).toEqual(closed("2026-12"));
    expect((await askStarts()).body).toEqual({ problem: null, options: [] });
    await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
  });

  it("has starts by option, with nothing that only its supplier knows", async () => {
    const { body } = await askStarts();
    expect(body).toMatchObject({
      problem: null,
      options: [
        {
          ...{ id: "walk", language: "en", pricing: { per: "person", holds: null } },
          starts: [
            {
              ...{ offerId: "marker-activity-walk", state: "open", left: 4, units: 1 },
              price: { total: euros(11_200), unit: { amount: euros(5_600), per: "person" } },
              cancellation: { steps: [{ refundPercentage: 100, refund: euros(11_200) }] },
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/10000|needs|comments|siteFees|wholesale/);
    expect(issuesOf(await askStarts({ date: "2026-11-19" }))).toEqual([422, ["date"]]);
  });

  it("says what is wrong with a party, and shows no price for it", async () => {
    const child = { party: { child: 1 } };
    expect((await askDays(child)).body).toEqual({
      ...{ problem, days: [{ date: "2026-12-28", state: "open" }] },
    });
    const { body } = await askStarts(child);
    expect(body).toMatchObject({ problem, options: [{ starts: [{ state: "partyMismatch" }] }] });
    expect(JSON.stringify(body)).not.toMatch(/amount/);
  });

  it.each([{}, { adult: 0 }, { adult: 21 }, { adult: 15, child: 6 }, { dog: 1 }])(
    "takes no party like %j",
    async (wrong) => {
      expect((await askDays({ party: wrong })).status).toBe(422);
      expect((await askStarts({ party: wrong })).status).toBe(422);
    },
  );

  it("is 404 where there is none", async () => {
    const unknown = { params: { id: "unknown" } };
    const answers = [await get(unknown), await askDays({}, unknown), await askStarts({}, unknown)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, "activity_not_found"]),
    );
  });
});

describe("a quote", () => {
  const quote = (of: object) =>
    backend.call(createQuoteEndpoint, {
      body: { selection: { service: "activities", offerId: "marker-activity-walk", party: of } },
    });

  it("is of a start for a party, at the price of the list of starts", async () => {
    const { status, body } = await quote(party);
    expect(status).toBe(200);
    expect(body.quote as Quote).toMatchObject({
      headline: { title: "Marker Walk", place: "Marker Town" },
      party: { people: 2, units: 1 },
      price: { total: euros(11_200), unit: { amount: euros(5_600), per: "person" } },
      item: { service: "activities", party, names: "lead", product: { id } },
    });
  });

  it("is none for a party that isn't taken", async () => {
    const { status, body } = await quote({ child: 1 });
    expect([status, body.code]).toEqual([409, "sold_out"]);
  });
});

describe("without price rights", () => {
  const at = { agency: "beta" } as const;
  beforeAll(() =>
    backend.changeAgency("beta", {
      bookingMenuItemOptions: [{ title: "Activities", active: true }],
    }),
  );

  it("there is no amount, and no count by one", async () => {
    const found = await search({}, at);
    expect(found.activities.map((one) => one.id)).toEqual(["boat", id]);
    const answers = [found, (await askDays({}, at)).body, (await askStarts({}, at)).body];
    expect(JSON.stringify(answers)).not.toMatch(/amount|currency|EUR/);
    expect(found.facets).not.toHaveProperty("price");
  });

  it("nothing is filtered or sorted by one", async () => {
    const change = { sort: "price", filters: { minimumPrice: 1, maximumPrice: 2 } };
    expect(issuesOf(await ask(change, at))).toEqual([
      422,
      ["filters.minimumPrice", "filters.maximumPrice", "sort"],
    ]);
    expect((await ask(change, { ...at, as: "traveller" })).status).toBe(200);
  });

  it("only agents see what the agency pays, in the same answer", async () => {
    const shownTo = async (as: "traveller" | "agent") =>
      (await search({}, { ...at, as })).activities.map(({ price }) => price?.agent?.net);
    expect(await shownTo("traveller")).toEqual([undefined, undefined]);
    expect(await shownTo("agent")).toEqual([euros(40_000), euros(10_000)]);
  });
});
