import { listNightPricesEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { addDays, listNights } from "@/lib/dates/calendar-date";
import { createSnapshotStore } from "../searches/create-snapshot-store";
import { createFakeHotels, fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { openForFile } from "../testing/open-for-file";
import { openTestBackend, type TestBackend } from "../testing/open-test-backend";

const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };
const party = { rooms: [{ adults: 2, childAges: [] as number[] }], residence: "PT" };
const now = () => new Date("2026-11-21T12:00:00Z");
const usd = (wholesale: number) => ({
  ...{ currency: "USD", wholesale, taxAndFee: 100, published: wholesale * 2 },
});
type Options = Parameters<TestBackend["call"]>[1];

const listNightsOf = (backend: TestBackend) =>
  async function list(change: object = {}, options: Options = {}) {
    const body = { ...party, place: lisbon, month: "2026-12", ...change };
    const answer = await backend.call(listNightPricesEndpoint, { body, ...options });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return listNightPricesEndpoint.response.parse(answer.body).nights;
  };

describe("of the sandbox", () => {
  const backend = openForFile(() => openTestBackend({ now }));

  test.each([
    ["Lisbon", lisbon, party.rooms],
    [
      "Bergen, for a family in two rooms",
      { latitude: 60.3913, longitude: 5.3221, name: "Bergen" },
      [{ adults: 2, childAges: [4] }, ...party.rooms],
    ],
  ])("the lowest prices are a search's of each night, in %s", async (_, place, rooms) => {
    const nights = await listNightsOf(backend)({ place, rooms }, { as: "traveller" });
    expect(nights.map(({ date }) => date)).toEqual(
      listNights({ start: "2026-12-01", end: "2027-01-01" }),
    );
    for (const { date, from } of [nights[0], nights[11], nights[24], nights[30]].flatMap(
      (night) => night ?? [],
    )) {
      const stay = { start: date, end: addDays(date, 1) };
      const body = { ...party, rooms, place, stay, sort: "price" };
      const { body: found } = await backend.call(searchHotelsEndpoint, { body, as: "traveller" });
      const { hotels, facets } = searchHotelsEndpoint.response.parse(found);
      expect([hotels[0]?.offer.price?.total, facets.price?.minimum]).toEqual([from, from]);
    }
  });

  test("an agency's markup and currency are its own", async () => {
    await backend.changeAgency("beta", { defaultCurrency: "EUR" });
    const list = listNightsOf(backend);
    const [alpha] = await list({}, { as: "traveller" });
    const [beta] = await list({}, { agency: "beta", as: "traveller" });
    expect([alpha?.from?.currency, beta?.from?.currency]).toEqual(["USD", "EUR"]);
    expect(alpha?.from?.amount).not.toBe(beta?.from?.amount);
  });
});

describe("of any supplier", () => {
  const supplier = createFakeHotels();
  const clock = { ms: 1, now: () => clock.ms };
  const asked = { times: 0 };
  const silent = { ...createFakeHotels() };
  delete silent.listNightPrices;
  const backend = openForFile(() =>
    openTestBackend({
      now,
      serviceSuppliers: {
        hotels: {
          fake: {
            ...supplier,
            async listNightPrices(query) {
              asked.times += 1;
              return (await supplier.listNightPrices?.(query)) ?? [];
            },
          },
          silent,
        },
      },
      snapshots: createSnapshotStore({ clock }),
    }),
  );
  const list = (...asked: Parameters<ReturnType<typeof listNightsOf>>) =>
    listNightsOf(backend)(...asked);
  beforeEach(() => {
    clock.ms += 60 * 60_000;
    asked.times = 0;
    supplier.hotels.splice(
      0,
      supplier.hotels.length,
      fakeHotel("cheap", {
        closedOn: ["2026-12-24"],
        offers: [fakeOffer("cheap-1", { price: usd(10_000) })],
      }),
      fakeHotel("dear", {
        closedOn: ["2026-12-25"],
        offers: [fakeOffer("dear-1", { price: usd(20_000), payment: "atProperty" })],
      }),
      fakeHotel("far", { latitude: 41, offers: [fakeOffer("far-1", { price: usd(1_000) })] }),
    );
  });

  test("are those of the month that can be booked, asked for once", async () => {
    const november = await Promise.all([1, 2, 3].map(() => list({ month: "2026-11" })));
    expect(asked.times).toBe(1);
    expect(november[0]?.map(({ date }) => date)).toEqual(
      listNights({ start: "2026-11-21", end: "2026-12-01" }),
    );
    expect(november[0]?.[0]?.from).toEqual({ amount: 11_200, currency: "USD" });
    expect(await list({ month: "2026-10" })).toEqual([]);
    expect(await list({ month: "2028-12" })).toEqual([]);
    // 501 days ahead.
    expect((await list({ month: "2028-04" })).at(-1)?.date).toBe("2028-04-05");
  });

  test("are without what is sold out", async () => {
    const amountOn = async (date: string) =>
      (await list()).find((night) => night.date === date)?.from?.amount;
    expect([await amountOn("2026-12-24"), await amountOn("2026-12-25")]).toEqual([22_400, 11_200]);
    supplier.hotels.shift();
    clock.ms += 60 * 60_000;
    expect([await amountOn("2026-12-24"), await amountOn("2026-12-25")]).toEqual([
      22_400,
      undefined,
    ]);
  });

  test("have no amount where prices are hidden, and no other agency's", async () => {
    const hidden = await list({}, { agency: "beta" });
    expect(hidden).toHaveLength(31);
    expect(JSON.stringify(hidden)).not.toMatch(/amount|currency|from/);
    expect((await list({}, { agency: "beta", as: "traveller" }))[0]).toHaveProperty("from");
    expect(asked.times).toBe(1);
  });

  test("are those paid at the place alone where the agency can't take payments", async () => {
    const amounts = [(await list())[0]?.from?.amount];
    await backend.changeAgency("alpha", { currentPaymentGateway: null });
    amounts.push((await list())[0]?.from?.amount);
    await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
    expect(amounts).toEqual([11_200, 22_400]);
  });

  test.each([
    ["a month that doesn't exist", { month: "2026-13" }, "month"],
    ["no room", { rooms: [] }, "rooms"],
  ])("are refused for %s", async (_, change, path) => {
    const body = { ...party, place: lisbon, month: "2026-12", ...change };
    const { status, body: answer } = await backend.call(listNightPricesEndpoint, { body });
    expect([status, JSON.stringify(answer.issues)]).toEqual([422, expect.stringContaining(path)]);
  });
});
