import { eq } from "drizzle-orm";
import { getBookingEndpoint } from "@/lib/api/contract/bookings";
import { listCarOffersEndpoint, searchCarsEndpoint, type CarOffer } from "@/lib/api/contract/cars";
import type { Answer } from "@/lib/api/contract/needs";
import { changeExtrasEndpoint, createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { bookings } from "../db/schema/bookings";
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from "../db/schema/ledger";
import { quotes } from "../db/schema/quotes";
import { eraseDueBookings } from "../people/erase-due-bookings";
import { checkBooks } from "../testing/check-books";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { fakeCar, openFakeCars } from "../testing/open-fake-cars";

const price = (wholesale: number, more = {}) => ({
  currency: "EUR",
  wholesale,
  taxAndFee: 2_000,
  published: 60_000,
  ...more,
});
const cancellation = {
  zone: "Europe/Lisbon",
  steps: [
    { before: "2026-12-20T12:00:00.000Z", refundPercentage: 100 },
    { before: "2026-12-24T12:00:00.000Z", refundPercentage: 40 },
  ],
};
const base = { cancellation, carsLeft: 50 };
const youngDriver = { deskFees: [{ code: "youngDriver" as const, amount: 5_000 }] };
const cars = openFakeCars({
  cars: [
    fakeCar("prepaid", { ...base, price: price(20_000) }),
    fakeCar("desk", { ...base, payment: "atDesk", price: price(20_000) }),
    fakeCar("part", {
      ...base,
      ...youngDriver,
      payment: "part",
      // A fee of 50, and 80 of the rent.
      price: price(25_000, { dueOnSite: 13_000, atCost: 5_000 }),
    }),
    fakeCar("young", {
      ...base,
      ...youngDriver,
      price: price(25_000, { dueOnSite: 5_000, atCost: 5_000 }),
    }),
    fakeCar("last", { ...base, carsLeft: 1 }),
  ],
});
const rental = {
  pickUpAt: "2026-12-26T10:00",
  dropOffAt: "2026-12-28T10:00",
  driverAge: 35,
  residence: "NO",
};
const birthDate: Answer = { need: "birthDate", traveller: 0, value: "1991-05-17" };
const flightNumber: Answer = { need: "flightNumber", traveller: null, value: "TP 1234" };
const answers = [birthDate, flightNumber];
const seats = (count: number) => [{ id: "childSeat", count }];

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit({
    carSuppliers: { fake: cars },
    selection: { service: "cars", ...rental, offerId: "prepaid-basic" },
  });
  await kit.backend.changeAgency("alpha", { defaultCurrency: "EUR" });
});
afterAll(() => kit.close());
const select = (car: string) => ({ offerId: `${car}-basic` });

const rowOf = async ({ id }: Pick<Quote, "id">) => {
  const [row] = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
    tx.select().from(quotes).where(eq(quotes.id, id)),
  );
  return row;
};
const countBookings = () =>
  kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) => tx.$count(bookings));
const amounts = ({ price: { total, dueNow, dueOnSite } }: Pick<Quote, "price">) => [
  total.amount,
  dueNow.amount,
  dueOnSite.amount,
];
type Options = Parameters<BookingKit["backend"]["call"]>[1];
const changeExtras = (id: string, extras: object[], options: Options = {}) =>
  kit.backend.call(changeExtrasEndpoint, { params: { id }, body: { extras }, ...options });
const issuesOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  (body.issues as { path: string }[] | undefined)?.map(({ path }) => path),
];

test.each(["prepaid", "desk", "part", "young"])(
  "list, covers and quote say one price of what is paid %s",
  async (car) => {
    const found = await kit.backend.call(searchCarsEndpoint, {
      body: { ...rental, pickUp: { latitude: 38.7742, longitude: -9.1342, name: "Lisbon" } },
    });
    const listed = searchCarsEndpoint.response
      .parse(found.body)
      .cars.find(({ carId }) => carId === car);
    const offers = await kit.backend.call(listCarOffersEndpoint, {
      params: { id: car },
      body: rental,
    });
    const [offer] = offers.body.offers as CarOffer[];
    const quote = await kit.quote({}, select(car));
    expect(offer?.price).toEqual(quote.price);
    expect(listed?.price).toEqual(quote.price);
    expect(offer?.charges).toEqual(quote.charges);
    expect(offer?.cancellation).toEqual(quote.cancellation);
  },
);

describe("extras of a quote", () => {
  it("are in its total at what the desk asks for them", async () => {
    const plain = await kit.quote();
    const extended = await kit.quote({}, { extras: seats(2) });
    expect([amounts(plain), amounts(extended)]).toEqual([
      [22_400, 22_400, 0],
      [28_400, 22_400, 6_000],
    ]);
    expect(extended.charges).toContainEqual(
      expect.objectContaining({
        code: "childSeat",
        kind: "excluded",
        isMandatory: true,
        amount: { amount: 6_000, currency: "EUR" },
      }),
    );
    expect(extended.item).toMatchObject({ extras: seats(2) });
  });

  it("move the price under the same id, which nobody has to be told of", async () => {
    const { id } = await kit.quote({}, select("young"));
    const answer = await changeExtras(id, seats(1));
    const quote = answer.body.quote as Quote;
    expect([answer.status, quote.id, amounts(quote), quote.previousTotal]).toEqual([
      200,
      id,
      [30_400, 22_400, 8_000],
      null,
    ]);
    const without = (await changeExtras(id, [])).body.quote as Quote;
    expect([amounts(without), without.previousTotal]).toEqual([[27_400, 22_400, 5_000], null]);
  });

  it("don't hide that the rent has risen meanwhile", async () => {
    const { id } = await kit.quote({}, select("young"));
    const offer = cars.cars.find(({ carId }) => carId === "young")?.offers[0];
    if (!offer) throw new Error("there is no such car");
    const before = offer.price;
    offer.price = { ...before, wholesale: before.wholesale + 1_000 };
    const quote = (await changeExtras(id, seats(1))).body.quote as Quote;
    offer.price = before;
    // What it would have been with the seat: 274 and 30.
    expect([amounts(quote), quote.previousTotal]).toEqual([
      [31_520, 23_520, 8_000],
      { amount: 30_400, currency: "EUR" },
    ]);
  });

  it.each<[string, object[]]>([
    ["there are none of", [{ id: "piano", count: 1 }]],
    ["the car doesn't have", [{ id: "snowChains", count: 1 }]],
    ["are more than it has", seats(3)],
    ["are named twice", [...seats(1), ...seats(2)]],
  ])("are refused that %s, and nothing changes", async (_, extras) => {
    const quote = await kit.quote();
    const before = await rowOf(quote);
    expect(issuesOf(await changeExtras(quote.id, extras))).toEqual([422, ["extras"]]);
    expect(await rowOf(quote)).toEqual(before);
  });

  it("are changed by nobody but whose quote it is", async () => {
    const quote = await kit.quote({ as: "agent" });
    const before = await rowOf(quote);
    for (const options of [
      { agency: "beta", as: "agent" },
      { agency: "beta" },
      { as: "traveller" },
      {},
    ] as const) {
      const { status, body } = await changeExtras(quote.id, seats(1), options);
      expect([status, body.code]).toEqual([404, "quote_not_found"]);
    }
    expect(await rowOf(quote)).toEqual(before);
  });

  it("stay as they are once it is booked", async () => {
    const quote = await kit.quote();
    await kit.order(kit.toOrder(quote, { answers }));
    const before = await rowOf(quote);
    const { status, body } = await changeExtras(quote.id, seats(1));
    expect([status, body.code]).toEqual([409, "quote_booked"]);
    expect(await rowOf(quote)).toEqual(before);
  });
});

test("a quote of a car that is taken is sold out, of one that never was as well", async () => {
  await kit.confirm({}, { answers }, select("last"));
  for (const offerId of ["last-basic", "nothing"]) {
    const { status, body } = await kit.backend.call(createQuoteEndpoint, {
      body: { selection: { service: "cars", ...rental, offerId } },
    });
    expect([status, body.code]).toEqual([409, "sold_out"]);
  }
});

describe("the driver", () => {
  it.each<[string, Answer[], string]>([
    ["is a year older", [{ ...birthDate, value: "1990-05-17" }], "answers.birthDate"],
    ["turns 36 on the day", [{ ...birthDate, value: "1990-12-26" }], "answers.birthDate"],
    ["turns 35 the day after", [{ ...birthDate, value: "1991-12-27" }], "answers.birthDate"],
    ["doesn't say", [flightNumber], "answers.birthDate"],
    ["was born on no date", [{ ...birthDate, value: "1991-02-30" }], "answers.birthDate"],
    ["has half a flight", [birthDate, { ...flightNumber, value: "ТП 1" }], "answers.flightNumber"],
  ])("that %s is refused, and nothing is written", async (_, given, path) => {
    const quote = await kit.quote();
    const before = await countBookings();
    expect(issuesOf(await kit.order(kit.toOrder(quote, { answers: given })))).toEqual([
      422,
      [path],
    ]);
    expect(await countBookings()).toBe(before);
    expect((await rowOf(quote))?.expiresAt.getTime()).toBeGreaterThan(kit.now().getTime());
    // What was filled in is good for the order that is right.
    expect((await kit.order(kit.toOrder(quote, { answers }))).status).toBe(200);
  });

  it("turns 35 on the very day", async () => {
    const quote = await kit.quote();
    const given = [{ ...birthDate, value: "1991-12-26" }];
    expect((await kit.order(kit.toOrder(quote, { answers: given }))).status).toBe(200);
  });

  it("is one", async () => {
    const quote = await kit.quote();
    const travellers = Array.from({ length: 2 }, () => ({ firstName: "N", lastName: "B" }));
    expect(issuesOf(await kit.order(kit.toOrder(quote, { answers, travellers })))).toEqual([
      422,
      ["travellers"],
    ]);
  });

  it("answers otherwise with the same key: that is another order", async () => {
    const order = kit.toOrder(await kit.quote(), { answers });
    const first = await kit.order(order);
    expect((await kit.order(order)).body.reference).toBe(first.body.reference);
    for (const other of [
      [{ ...birthDate, value: "1991-06-01" }, flightNumber],
      [birthDate, { ...flightNumber, value: "TP 99" }],
    ]) {
      const { status, body } = await kit.order({ ...order, answers: other });
      expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
    }
  });
});

describe("a birth date", () => {
  it("is told to the supplier alone, and erased thirty days after the end", async () => {
    const placed = await kit.confirm({}, { answers });
    const { sealedAnswers, ...open } = await kit.rowOf(placed.reference);
    expect(JSON.stringify(open)).not.toContain(birthDate.value);
    expect(sealedAnswers).toMatch(/^[\w-]+(?:\.[\w-]+){3}$/);
    expect(open.answers).toEqual([flightNumber]);
    const shown = await kit.backend.call(getBookingEndpoint, {
      params: { reference: placed.reference },
      body: { key: placed.key },
    });
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.body)).not.toContain(birthDate.value);
    expect(shown.body.booking).toMatchObject({ answers: [flightNumber] });
    const told = cars.orders.find(({ clientReference }) => clientReference === placed.reference);
    expect(told?.answers).toEqual(expect.arrayContaining(answers));
    expect(told?.dueOnSite).toEqual({ amount: 0, currency: "EUR" });

    const eraseAt = (at: string) =>
      eraseDueBookings({ db: kit.backend.db, now: () => new Date(at) });
    await eraseAt("2027-01-27T23:00:00Z");
    expect((await kit.rowOf(placed.reference)).sealedAnswers).toBe(sealedAnswers);
    await eraseAt("2027-01-28T00:30:00Z");
    const after = await kit.rowOf(placed.reference);
    expect([after.sealedAnswers, after.answers]).toEqual([null, [flightNumber]]);
  });

  it("leaves no mark by which to search it, and a late retry still finds its booking", async () => {
    const agent = { as: "agent" } as const;
    const order = kit.toOrder(await kit.quote(agent, select("desk")), { answers });
    const { reference } = (await kit.order(order, agent)).body as { reference: string };
    kit.wait(3);
    const { fingerprint } = await kit.rowOf(reference);
    const [hash, mark] = fingerprint.split(".");
    expect(mark).toMatch(/^[0-9a-f]{64}$/);
    await eraseDueBookings({ db: kit.backend.db, now: () => new Date("2027-01-28T00:30:00Z") });
    expect((await kit.rowOf(reference)).fingerprint).toBe(`${hash}.`);
    expect((await kit.order(order, agent)).body.reference).toBe(reference);
    const { status, body } = await kit.order({ ...order, requests: "A child seat" }, agent);
    expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
  });
});

describe("money", () => {
  /** By account, of the transactions of a kind. */
  const movesOf = async (reference: string, kind: string) => {
    const rows = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx
        .select({
          kind: ledgerTransactions.kind,
          account: ledgerAccounts.kind,
          amount: ledgerEntries.amount,
        })
        .from(ledgerEntries)
        .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .where(eq(ledgerTransactions.reference, reference)),
    );
    return Object.fromEntries(
      rows.filter((row) => row.kind === kind).map(({ account, amount }) => [account, amount]),
    );
  };
  const checkAll = () => checkBooks(kit.backend.db, kit.backend.ids.alpha);

  it("is all taken at the desk where it is paid there: a visitor gets a code, and no charge", async () => {
    const quote = await kit.quote({}, select("desk"));
    expect(amounts(quote)).toEqual([22_400, 0, 22_400]);
    const ordered = await kit.order(kit.toOrder(quote, { answers }));
    expect(ordered.body.pendingOrder).toBeDefined();
    const placed = await kit.book({}, { answers }, select("desk"));
    kit.wait(3);
    expect((await kit.get(placed)).state).toBe("confirmed");
    expect(await kit.listPayments(placed.reference)).toEqual([]);
    expect(await movesOf(placed.reference, "charge")).toEqual({});
    // The desk has the whole price: the supplier owes the agency its markup.
    expect(await movesOf(placed.reference, "sale")).toEqual({ suppliers: -2_400, markups: 2_400 });
    expect(await checkAll()).toEqual([]);
  });

  it("is taken in two parts where a part is paid now, and the part comes back by the terms", async () => {
    const quote = await kit.quote({}, { ...select("part"), extras: seats(1) });
    // 280 net, 30 and 50 of it at cost: 12 % of 200 is added, and all of it is paid now.
    expect(amounts(quote)).toEqual([30_400, 14_400, 16_000]);
    expect(
      quote.charges
        .filter(({ isMandatory }) => isMandatory)
        .map(({ code, amount }) => [code, amount?.amount]),
    ).toEqual([
      ["youngDriver", 5_000],
      ["childSeat", 3_000],
      ["rental", 8_000],
    ]);
    const placed = await kit.confirm({}, { answers }, { ...select("part"), extras: seats(1) });
    expect((await kit.listPayments(placed.reference)).map(({ amount }) => amount)).toEqual([
      14_400,
    ]);
    expect(await movesOf(placed.reference, "sale")).toEqual({
      deposits: -14_400,
      suppliers: 12_000,
      markups: 2_400,
    });
    expect(await checkAll()).toEqual([]);

    await kit.cancel(placed, { amount: 14_400, currency: "EUR" });
    kit.wait(3);
    expect(await kit.get(placed)).toMatchObject({
      state: "refunded",
      refund: { state: "succeeded", amount: { amount: 14_400 } },
    });
    expect(await movesOf(placed.reference, "cancellation")).toEqual({
      deposits: 14_400,
      suppliers: -12_000,
      markups: -2_400,
    });
    expect(await checkAll()).toEqual([]);
  });

  it("comes back in part by the terms in the depot's time, with supplier and agency by their shares", async () => {
    const part = await kit.confirm({}, { answers }, select("part"));
    const desk = await kit.book({}, { answers }, select("desk"));
    kit.wait(3);
    expect((await kit.get(desk)).state).toBe("confirmed");
    kit.setClock("2026-12-22T12:00:00Z");
    // 40 % of what was paid now.
    await kit.cancel(part, { amount: 5_760, currency: "EUR" });
    await kit.cancel(desk, { amount: 0, currency: "EUR" });
    kit.wait(3);
    expect([(await kit.get(part)).state, (await kit.get(desk)).state]).toEqual([
      "refunded",
      "cancelled",
    ]);
    expect(await movesOf(part.reference, "cancellation")).toEqual({
      deposits: 5_760,
      suppliers: -4_800,
      markups: -960,
    });
    // The agency gives up the share of its markup that the driver needn't pay.
    expect(await movesOf(desk.reference, "cancellation")).toEqual({
      suppliers: 960,
      markups: -960,
    });
    expect(await checkAll()).toEqual([]);
  });

  it("shows an agent net and markup, of which nothing is on a fee", async () => {
    const money = (amount: number) => ({ amount, currency: "EUR" });
    const quote = await kit.quote({ as: "agent" }, { ...select("young"), extras: seats(1) });
    expect(quote.price).toMatchObject({
      total: money(30_400),
      agent: { net: money(28_000), markup: money(2_400), commission: money(0) },
    });
    expect((await kit.quote({ as: "traveller" }, select("young"))).price.agent).toBeUndefined();
  });
});

test("the same car for the same days is booked twice only on purpose, whatever its extras", async () => {
  kit.wait(48 * 60 * 60);
  await kit.confirm({}, { answers });
  const order = async (car: string, changes: object = {}) => {
    const quote = await kit.quote({}, { ...select(car), extras: seats(1) });
    const answer = await kit.order(
      kit.toOrder(quote, { answers, bookAgain: undefined, ...changes }),
    );
    return [answer.status, answer.body.code];
  };
  expect(await order("prepaid")).toEqual([409, "duplicate_booking"]);
  expect(await order("prepaid", { bookAgain: true })).toEqual([200, undefined]);
  expect(await order("young")).toEqual([200, undefined]);
});

test("an order that is paid at the desk is confirmed where hotels are off, and not where cars are", async () => {
  const sell = (sold: "Hotels" | "Cars") =>
    kit.backend.changeAgency("alpha", {
      bookingMenuItemOptions: (["Hotels", "Cars"] as const).map((title) => ({
        title,
        active: title === sold,
      })),
    });
  const contact = { firstName: "Nina", lastName: "Berg", phone: "+47 22 00 00 00" };
  const { body } = await kit.order(
    kit.toOrder(await kit.quote({}, select("desk")), {
      contact: { ...contact, email: "desk@example.com" },
      answers,
    }),
  );
  const { id } = body.pendingOrder as { id: string };
  const { code } = await kit.lastCode();
  await sell("Hotels");
  expect(await kit.confirmOrder(id, { code })).toMatchObject({
    status: 404,
    body: { code: "service_not_enabled" },
  });
  await sell("Cars");
  expect((await kit.confirmOrder(id, { code })).status).toBe(200);
});
