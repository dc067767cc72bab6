import { searchHotelDealsEndpoint } from "@/lib/api/contract/deals";
import { listHotelOffersEndpoint, searchHotelsEndpoint } from "@/lib/api/contract/hotels";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import { toMoney } from "@/lib/money/money";
import { createQuoteEndpoint } from "@/lib/api/contract/quotes";
import { listAllPaymentNotes } from "../agencies/list-payment-notes";
import { siteConfig } from "../site.config";
import { collectNotes } from "../operators/collect-notes";
import { toOperatorCall } from "../operators/open-operator-call";
import { openTestBackend, operatorToken, type TestBackend } from "../testing/open-test-backend";
import { createSandboxBuyer } from "../testing/sandbox-buyer";

const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const party = {
  stay: { start: "2027-03-01", end: "2027-03-04" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "PT",
};
const search = { ...party, place: { ...lisbon, name: "Lisbon" } };

let backend: TestBackend;
const problems: string[] = [];
const logProblem = (line: string) => void problems.push(line);
const run = () =>
  collectNotes(toOperatorCall((path, init) => backend.app.request(path, init), operatorToken));
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date("2026-11-21T12:00:00Z"), logProblem });
  await backend.changeAgency("alpha", { currentPaymentGateway: null });
});
afterAll(() => backend.close());
beforeEach(() => {
  problems.length = 0;
});

const find = async () =>
  searchHotelsEndpoint.response.parse(
    (await backend.call(searchHotelsEndpoint, { body: search })).body,
  );
const deals = async () => {
  const occupancies = [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }];
  const flags = { isOTA: true, isHome: true, isFromDestination: false };
  const where = {
    ...lisbon,
    ...flags,
    nationality: "PT",
    destinationCountryCode: "PT",
    radius: 15,
    searchString: "Lisbon",
  };
  const body = {
    ...where,
    occupancies,
    currency: toChargeCurrency({ defaultCurrency: null }),
    stayPeriod: party.stay,
  };
  return searchHotelDealsEndpoint.response.parse(
    (await backend.call(searchHotelDealsEndpoint, { body })).body,
  ).response;
};

it("shows no rate that is paid when booking, in lists, deals and rooms, and quotes none", async () => {
  const { hotels, facets } = await find();
  expect(hotels.length).toBeGreaterThan(5);
  expect(new Set(hotels.map(({ offer }) => offer.payment))).toEqual(new Set(["atProperty"]));
  expect(facets.payAtProperty).toBeGreaterThan(0);

  const list = async (id: string) =>
    listHotelOffersEndpoint.response.parse(
      (await backend.call(listHotelOffersEndpoint, { params: { id }, body: party })).body,
    ).offers;
  const id = hotels[0]?.id ?? "";
  const offers = await list(id);
  expect(new Set(offers.map(({ payment }) => payment))).toEqual(new Set(["atProperty"]));

  // A deal leads to the rate that its price is of.
  const shown = await deals();
  expect(shown.length).toBeGreaterThan(3);
  const [deal] = shown;
  const [cheapest] = await list(deal?.id ?? "");
  expect(cheapest?.price?.total).toEqual(
    toMoney(deal?.rates.totalRate ?? Number.NaN, toChargeCurrency({ defaultCurrency: null })),
  );
  expect(cheapest?.board).toBe(deal?.boardBasis);

  // One that was seen while there was a gateway, or guessed.
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
  const paidNow = (await list(id)).find(({ payment }) => payment === "now");
  expect(paidNow).toBeDefined();
  await backend.changeAgency("alpha", { currentPaymentGateway: null });
  const quote = (offerId: string | undefined) =>
    backend.call(createQuoteEndpoint, {
      body: { selection: { service: "hotels", ...party, hotelId: id, offerId } },
    });
  expect(await quote(paidNow?.id)).toMatchObject({ status: 409, body: { code: "sold_out" } });
  expect((await quote(offers[0]?.id)).status).toBe(200);
  // That is a choice, and no problem.
  expect(problems).toEqual([]);
});

it("sells what is paid at the property", async () => {
  const { hotels } = await find();
  const hotelId = hotels[0]?.id ?? "";
  const { status, body } = await backend.call(createQuoteEndpoint, {
    body: { selection: { service: "hotels", ...party, hotelId, offerId: hotels[0]?.offer.id } },
  });
  expect(status).toBe(200);
  const buyer = createSandboxBuyer(
    async (path, order) => backend.call(`POST ${path}` as `POST /${string}`, { body: order }),
    party.stay,
  );
  const placed = await buyer.order(
    buyer.toOrder((body as { quote: Parameters<typeof buyer.toOrder>[0] }).quote),
  );
  expect(placed).toMatchObject({ status: 200 });
});

it("says why a payment can't be begun", async () => {
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
  const call = async (path: string, body?: object) =>
    backend.call(`POST ${path}` as `POST /${string}`, { body });
  const buyer = createSandboxBuyer(call, party.stay);
  const quotes = [await buyer.quote("plain"), await buyer.quote("plain")] as const;
  const placed = (await buyer.order(buyer.toOrder(quotes[0]))).body as {
    reference: string;
    key: string;
  };
  await backend.changeAgency("alpha", { currentPaymentGateway: null });
  expect(await buyer.order(buyer.toOrder(quotes[1]))).toMatchObject({
    status: 503,
    body: { code: "payment_unavailable" },
  });
  expect(problems).toEqual([
    `payments of alpha: quote ${quotes[1].id} can't be paid: it has no payment gateway`,
  ]);
  expect(await buyer.startPayment(placed)).toMatchObject({
    status: 503,
    body: { code: "payment_unavailable" },
  });
  expect(problems.slice(1)).toEqual([
    `booking ${placed.reference}: its payment can't be begun: it has no payment gateway`,
  ]);
});

it("tells the operator when an agency is created, shown and at the start", async () => {
  const note =
    /^gamma: it has no payment gateway, so it sells only what is paid at the property\. npm run agency -- payments set gamma/;
  const created = run();
  expect(
    (await created.call("POST", "/agencies", { subdomain: "gamma", agencyName: "Gamma" })).status,
  ).toBe(200);
  expect(created.listNotes()).toEqual([expect.stringMatching(note)]);
  const shown = run();
  await shown.call("GET", "/agencies/gamma");
  expect(shown.listNotes()).toEqual([expect.stringMatching(note)]);
  await backend.changeAgency("alpha", { currentPaymentGateway: "sandbox" });
  const names = (
    await backend.db.forOperator((tx) => listAllPaymentNotes(tx, siteConfig.gateways))
  ).map((line) => line.split(":")[0]);
  expect(names).toEqual(["gamma"]);
  // A gateway that the site has no more takes no payments.
  expect(await backend.db.forOperator((tx) => listAllPaymentNotes(tx, []))).toContainEqual(
    expect.stringContaining('alpha: there is no payment gateway "sandbox"'),
  );
  const alpha = run();
  await alpha.call("GET", "/agencies/alpha");
  expect(alpha.listNotes()).toEqual([]);
});

it.each([
  ["paypal", "must be sandbox or stripe or null"],
  ["stripe", "needs its keys first"],
])(
  "refuses %s without keys, of a new agency and of one there is",
  async (currentPaymentGateway, message) => {
    const { call } = run();
    const issues = [
      { path: "currentPaymentGateway", message: expect.stringContaining(message) as string },
    ];
    const created = await call("POST", "/agencies", {
      subdomain: "delta",
      agencyName: "Delta",
      currentPaymentGateway,
    });
    expect(created).toMatchObject({ status: 422, body: { issues } });
    expect((await call("GET", "/agencies/delta")).status).toBe(404);
    const { body } = await call("GET", "/agencies/beta");
    const { version } = (body as { agency: { version: number } }).agency;
    expect(await call("PUT", "/agencies/beta", { currentPaymentGateway, version })).toMatchObject({
      status: 422,
      body: { issues },
    });
  },
);
