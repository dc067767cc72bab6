import { createHash, randomUUID } from "node:crypto";
import {
  createQuoteEndpoint,
  getQuoteEndpoint,
  refreshQuoteEndpoint,
  type Quote,
} from "@/lib/api/contract/quotes";
import type { DemoRole } from "../demo/demo-users";
import { quotes } from "../db/schema/quotes";
import { bookableHotel } from "../testing/open-fake-hotels";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import type { TestAgency } from "../testing/test-agencies";

let kit: BookingKit;
const net = {
  currency: "EUR",
  wholesale: 20_000,
  taxAndFee: 2_000,
  published: 40_000,
  dueOnSite: 1_000,
};
beforeAll(async () => {
  kit = await openBookingKit();
  await kit.backend.changeAgency("alpha", {
    defaultCurrency: "EUR",
    userTerms: "<p>Be kind.</p>",
    agencyTerms: [
      { id: "old", content: "<p>Old.</p>", validFrom: "2026-01-01" },
      { id: "now", content: "<p>Now.</p>", validFrom: "2026-11-01" },
      { id: "next", content: "<p>Next.</p>", validFrom: "2027-01-01" },
    ],
  });
});
afterAll(() => kit.close());
beforeEach(() => {
  Object.assign(kit.supplier, { net, isSoldOut: false, isDown: false });
});

const party = {
  stay: { start: "2026-12-26", end: "2026-12-28" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "NO",
};
const selection = {
  service: "hotels",
  ...party,
  hotelId: bookableHotel.id,
  offerId: "offer-1",
};
type By = { agency?: TestAgency; as?: DemoRole };
const create = (changes: object = {}, by: By = {}) =>
  kit.backend.call(createQuoteEndpoint, { ...by, body: { selection, ...changes } });
const select = (changes: object) => create({ selection: { ...selection, ...changes } });
const look = (id: string, by: By = {}) =>
  kit.backend.call(getQuoteEndpoint, { ...by, params: { id } });
const refresh = (id: string, by: By = {}) =>
  kit.backend.call(refreshQuoteEndpoint, { ...by, params: { id }, body: {} });
const toHash = (text: string) => createHash("sha256").update(text).digest("hex");
const quoteOf = ({ body: answer }: { body: Record<string, unknown> }) => answer.quote as Quote;

it("fixes the supplier's price of now, marked up, for 30 minutes", async () => {
  const { status, body: answer } = await create();
  expect(status).toBe(200);
  const quote = answer.quote as Quote;
  expect(quote).toMatchObject({
    state: "open",
    previousTotal: null,
    reference: null,
    expiresAt: "2026-11-21T12:30:00.000Z",
    item: party,
  });
  const eur = (amount: number) => ({ amount, currency: "EUR" });
  expect(quote.price).toMatchObject({
    total: eur(22_400),
    dueNow: eur(21_400),
    dueOnSite: eur(1_000),
    base: eur(20_400),
    taxes: eur(2_000),
    unit: { amount: eur(11_200), per: "night" },
    schedule: [
      { kind: "full", amount: eur(21_400), due: "now", payee: "agency" },
      { kind: "onSite", amount: eur(1_000), due: "onSite", payee: "supplier" },
    ],
  });
  expect(quote.cancellation.steps.map(({ refund }) => refund)).toEqual([eur(21_400), eur(7_918)]);
  expect(await look(quote.id)).toMatchObject({ status: 200, body: { quote } });
  const [row] = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(quotes),
  );
  expect(row).toMatchObject({
    currency: "EUR",
    total: 22_400,
    net: 20_000,
    markup: 2_400,
    dueOnSite: 1_000,
  });
});

it("converts once, at net, to the currency that is charged, and keeps what the supplier asked", async () => {
  kit.supplier.net = {
    currency: "JPY",
    wholesale: 30_000,
    taxAndFee: 0,
    published: 60_000,
    dueOnSite: 300,
  };
  const { price, charges, id } = quoteOf(await create());
  expect(price.total.currency).toBe("EUR");
  expect(charges[0]?.amount).toEqual(price.dueOnSite);
  const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(quotes),
  );
  expect(rows.find((row) => row.id === id)?.detail.asked).toEqual(kit.supplier.net);
});

it("says what was shown before when it costs something else, and nothing when it doesn't", async () => {
  const expect20 = { amount: 20_000, currency: "EUR" };
  expect(quoteOf(await create({ expectedTotal: expect20 })).previousTotal).toEqual(expect20);
  expect(
    quoteOf(await create({ expectedTotal: { amount: 22_400, currency: "EUR" } })).previousTotal,
  ).toBeNull();
  const inDollars = { amount: 22_400, currency: "USD" };
  expect(quoteOf(await create({ expectedTotal: inDollars })).previousTotal).toEqual(inDollars);
});

it("is renewed under its id at what it costs now", async () => {
  const { id } = quoteOf(await create());
  kit.wait(31 * 60);
  expect(quoteOf(await look(id)).state).toBe("expired");
  expect(quoteOf(await refresh(id))).toMatchObject({ id, state: "open", previousTotal: null });
  kit.supplier.net = { ...net, wholesale: 25_000 };
  expect(quoteOf(await refresh(id))).toMatchObject({
    previousTotal: { amount: 22_400, currency: "EUR" },
    price: { total: { amount: 28_000 } },
  });
  kit.supplier.isSoldOut = true;
  expect(await refresh(id)).toMatchObject({ status: 409, body: { code: "sold_out" } });
});

it("tells what is gone, what doesn't answer and what makes no sense", async () => {
  expect(await select({ hotelId: "nowhere" })).toMatchObject({
    status: 404,
    body: { code: "hotel_not_found" },
  });
  expect(await select({ offerId: "another" })).toMatchObject({
    status: 409,
    body: { code: "sold_out" },
  });
  expect(await select({ stay: { start: "2026-11-20", end: "2026-11-22" } })).toMatchObject({
    status: 422,
  });
  kit.supplier.isDown = true;
  expect(await create()).toMatchObject({ status: 503, body: { code: "supplier_unavailable" } });
});

it("lists the terms in force with the hash of their text, those for agents for agents alone", async () => {
  const userTerms = {
    id: "userTerms",
    kind: "userTerms",
    path: "/user-terms-and-conditions",
    sha256: toHash("<p>Be kind.</p>"),
  };
  const rateComments = {
    id: "rateComments",
    kind: "rateComments",
    path: null,
    sha256: toHash("Bring your passport."),
  };
  const agencyTerms = {
    id: "now",
    kind: "agencyTerms",
    path: "/agency-terms-and-conditions/now",
    sha256: toHash("<p>Now.</p>"),
  };
  expect(quoteOf(await create()).terms).toEqual([userTerms, rateComments]);
  expect(quoteOf(await create({}, { as: "traveller" })).terms).toEqual([userTerms, rateComments]);
  expect(quoteOf(await create({}, { as: "agent" })).terms).toEqual([
    userTerms,
    agencyTerms,
    rateComments,
  ]);
});

it("shows wholesale and markup to unrestricted agents alone", async () => {
  expect(quoteOf(await create({}, { as: "agent" })).price.agent).toEqual({
    net: { amount: 20_000, currency: "EUR" },
    markup: { amount: 2_400, currency: "EUR" },
    commission: { amount: 0, currency: "EUR" },
  });
  for (const by of [{}, { as: "traveller" }, { as: "restricted" }] as By[])
    expect(JSON.stringify(quoteOf(await create({}, by)))).not.toMatch(
      /markup|commission|"net"|"agent":|asked/,
    );
});

it("is its maker's alone, or of whoever has the id of a visitor's", async () => {
  const own = quoteOf(await create({}, { as: "traveller" }));
  const visitors = quoteOf(await create());
  const refusal = (await look(randomUUID(), { as: "agent" })).body;
  const before = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(quotes),
  );
  const strangers: By[] = [
    {},
    { as: "agent" },
    { agency: "beta", as: "traveller" },
    { agency: "beta", as: "admin" },
  ];
  for (const by of strangers)
    for (const ask of [look, refresh]) {
      const answer = await ask(own.id, by);
      expect([answer.status, { ...answer.body, requestId: "" }]).toEqual([
        404,
        { ...refusal, requestId: "" },
      ]);
    }
  expect((await look(visitors.id, { agency: "beta", as: "traveller" })).status).toBe(404);
  expect((await look(visitors.id, { as: "traveller" })).status).toBe(200);
  expect(
    await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) => tx.select().from(quotes)),
  ).toEqual(before);
});

it("is for those who are signed in where the agency sells to them only, and for nobody where it sells no hotels", async () => {
  expect(await create({}, { agency: "beta" })).toMatchObject({
    status: 401,
    body: { code: "sign_in_required" },
  });
  expect((await create({}, { agency: "beta", as: "traveller" })).status).toBe(200);
  await kit.backend.changeAgency("beta", {
    bookingMenuItemOptions: [{ title: "Hotels", active: false }],
  });
  expect(await create({}, { agency: "beta", as: "traveller" })).toMatchObject({
    status: 404,
    body: { code: "service_not_enabled" },
  });
});
