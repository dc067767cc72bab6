import { eq } from "drizzle-orm";
import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { Extras } from "@/lib/api/contract/extras";
import type { NeedId } from "@/lib/api/contract/needs";
import { changeExtrasEndpoint, createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { toBookOrder } from "../booking/bookings/to-book-order";
import { bookings } from "../db/schema/bookings";
import { quotes } from "../db/schema/quotes";
import { eraseDueBookings } from "../people/erase-due-bookings";
import { checkBooks } from "../testing/check-books";
import { flightDays, openFlightKit, type FlightKit } from "../testing/flight-kit";
import { toIslandItinerary } from "../testing/sandbox-buyer";

let kit: FlightKit;
beforeAll(async () => {
  kit = await openFlightKit();
});
// There are twelve seats: what was held and not paid is free again.
beforeEach(() => kit.wait(1_900));
afterAll(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
  await kit.close();
});

type Order = ReturnType<FlightKit["buyer"]["toOrder"]>;
const family = { adults: 2, ages: [7, 1] };
const itemOf = ({ item }: Quote): FlightItem => {
  if (item.service !== "flights") throw new Error(`a quote of ${item.service}`);
  return item;
};
const countBookings = async (): Promise<number> =>
  (await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) => tx.select().from(bookings)))
    .length;
const pathsOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  ((body.issues ?? []) as { path: string }[]).map(({ path }) => path),
];
const rowOf = async ({ id }: Quote) =>
  (
    await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.select().from(quotes).where(eq(quotes.id, id)),
    )
  )[0];

describe("a quote", () => {
  it("is for all passengers, with the ends of the journey by the clocks there", async () => {
    const quote = await kit.buyer.quoteFlight("plain", family);
    const alone = await kit.quote("plain");
    expect(quote).toMatchObject({
      isHeld: false,
      party: { people: 4, units: 3 },
      headline: {
        title: "Lisbon – Null Island – Lisbon",
        place: "Null Island Airways",
        starts: { zone: "Europe/Lisbon" },
        ends: { zone: "Europe/Lisbon" },
      },
    });
    expect(quote.headline.starts.local.slice(0, 10)).toBe(flightDays.start);
    const [four, one] = [quote.price.total.amount, alone.price.total.amount];
    expect(four).toBeGreaterThan(2.5 * one);
    expect(four).toBeLessThan(3.5 * one);
    expect(alone.price.unit).toMatchObject({ per: "person" });
    // An infant pays less than the others: a share of the total is no passenger's price.
    expect(quote.price.unit).toBeNull();
  });

  it("asks of each passenger what its airlines ask, and nothing of it is shown later", async () => {
    const { needs } = await kit.quote("plain");
    const asked = (id: NeedId) => needs.find((need) => need.id === id);
    expect(needs.map(({ id }) => id)).toEqual([
      ...["birthDate", "passportNumber", "passportExpiry", "passportCountry", "loyalty"],
    ]);
    expect(needs.every(({ of }) => of === "each")).toBe(true);
    expect(asked("loyalty")).toMatchObject({ isRequired: false, isSealed: false });
    expect(needs.filter(({ isSealed }) => !isSealed).map(({ id }) => id)).toEqual(["loyalty"]);
  });

  it.each<[string, object, string]>([
    ["more infants than adults", { adults: 1, ages: [1, 0] }, "selection.ages"],
    ["more seats than an order has", { adults: 9, ages: [11] }, "selection.adults"],
  ])("isn't given for %s", async (_, party, path) => {
    const offerId = `${toIslandItinerary("plain", flightDays)}~light`;
    const answer = await kit.backend.call(createQuoteEndpoint, {
      body: { selection: { service: "flights", ...party, offerId } },
    });
    expect(pathsOf(answer)).toEqual([422, [path]]);
  });

  it("has a twelve-year-old pay what an adult does, by the age on the way home", async () => {
    const total = async (ages: number[]) =>
      (await kit.buyer.quoteFlight("plain", { adults: 1, ages })).price.total.amount;
    expect(await total([12])).toBe(
      (await kit.buyer.quoteFlight("plain", { adults: 2 })).price.total.amount,
    );
    expect(await total([11])).toBeLessThan(await total([12]));
  });
});

test("the same flights for the same people are booked twice only on purpose, at whatever fare", async () => {
  await kit.buy("plain");
  const order = async (quote: Quote, changes: object = {}) => {
    const whole = { ...kit.buyer.toOrder(quote), bookAgain: undefined, ...changes };
    const { status, body } = await kit.buyer.order(whole);
    return [status, body.code];
  };
  const flex = () => kit.buyer.quoteFlight("plain", { brand: "flex" });
  expect(await order(await flex())).toEqual([409, "duplicate_booking"]);
  expect(await order(await flex(), { bookAgain: true })).toEqual([200, undefined]);
  const { travellers } = kit.buyer.toOrder(await flex());
  const others = travellers.map((one) => ({ ...one, firstName: "Ida" }));
  expect(await order(await flex(), { travellers: others })).toEqual([200, undefined]);
  expect(await order(await kit.quote("slow"))).toEqual([200, undefined]);
});

describe("an order", () => {
  const withAnswer =
    (need: NeedId, traveller: number, value: string | null) =>
    ({ answers, ...order }: Order): object => ({
      ...order,
      answers: answers.flatMap((one) => {
        if (one.need !== need || one.traveller !== traveller) return one;
        return value === null ? [] : { ...one, value };
      }),
    });
  const withName =
    (traveller: number, name: object) =>
    ({ travellers, ...order }: Order): object => ({
      ...order,
      travellers: travellers.map((one, at) => (at === traveller ? { ...one, ...name } : one)),
    });

  it.each<[string, (order: Order) => object, string]>([
    [
      "names nobody of the children",
      (order) => ({
        ...order,
        travellers: order.travellers.slice(0, 2),
        answers: order.answers.filter(({ traveller }) => Number(traveller) < 2),
      }),
      "travellers",
    ],
    ["has a name in other letters", withName(1, { firstName: "Нина" }), "travellers.1.firstName"],
    ["has a letter that no ticket has", withName(2, { lastName: "Þór" }), "travellers.2.lastName"],
    ["has a child on a lap", withName(2, { onLapOf: 0 }), "travellers.2.onLapOf"],
    ["has an infant on a child's lap", withName(3, { onLapOf: 2 }), "travellers.3.onLapOf"],
    ["doesn't say when somebody was born", withAnswer("birthDate", 3, null), "answers.birthDate.3"],
    ["has a child of another age", withAnswer("birthDate", 2, "2018-03-19"), "answers.birthDate.2"],
    [
      "has an infant who turns two on the last day",
      withAnswer("birthDate", 3, "2025-03-19"),
      "answers.birthDate.3",
    ],
    ["has an adult of seventeen", withAnswer("birthDate", 1, "2009-03-20"), "answers.birthDate.1"],
    [
      "has a passport that runs out",
      withAnswer("passportExpiry", 0, "2027-03-18"),
      "answers.passportExpiry.0",
    ],
    [
      "has a passport of nowhere",
      withAnswer("passportCountry", 0, "XX"),
      "answers.passportCountry.0",
    ],
    [
      "has no passport for the infant",
      withAnswer("passportNumber", 3, null),
      "answers.passportNumber.3",
    ],
  ])("that %s is refused by the passenger, and nothing is written", async (_, change, path) => {
    const quote = await kit.buyer.quoteFlight("plain", family);
    const before = await countBookings();
    const order = kit.buyer.toOrder(quote);
    expect(pathsOf(await kit.buyer.order(change(order)))).toEqual([422, [path]]);
    expect(await countBookings()).toBe(before);
    // What was filled in is good for the order that is right.
    expect((await kit.buyer.order(order)).status).toBe(200);
  });

  it("says to the airline, and ever after, on whose lap an infant is", async () => {
    const quote = await kit.buyer.quoteFlight("plain", family);
    const { travellers } = kit.buyer.toOrder(quote);
    const chosen = travellers.map((one, at) => (at === 3 ? { ...one, onLapOf: 1 } : one));
    const placed = await kit.place(quote, { travellers: chosen });
    expect((await kit.look(placed)).travellers).toEqual(chosen);
    const [row] = await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.select().from(bookings).where(eq(bookings.reference, placed.reference)),
    );
    expect(row && toBookOrder(kit.backend, row).travellers).toEqual(chosen);
  });

  it("keeps documents to itself and the airline, and forgets them after the trip", async () => {
    const placed = await kit.place(await kit.quote("plain"));
    await kit.pay(placed);
    const booking = await kit.look(placed);
    expect(booking.answers).toEqual([]);
    expect(JSON.stringify(booking)).not.toContain("CA123456");
    const find = async () =>
      (
        await kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
          tx.select().from(bookings).where(eq(bookings.reference, placed.reference)),
        )
      )[0];
    expect((await find())?.sealedAnswers).toMatch(/^[\w-]+(?:\.[\w-]+){3}$/);
    await eraseDueBookings({ db: kit.backend.db, now: () => new Date("2027-05-01T12:00:00Z") });
    expect((await find())?.sealedAnswers).toBeNull();
  });
});

describe("bags and seats", () => {
  const change = (
    { id }: Quote,
    extras: Extras,
    by: Partial<Parameters<FlightKit["backend"]["call"]>[1]> = {},
  ) => kit.backend.call(changeExtrasEndpoint, { ...by, params: { id }, body: { extras } });
  const bag = (passenger: number, leg: number, count = 1) => ({
    id: `bag-${passenger}-${leg}`,
    count,
  });
  const findSeats = async (segment = 0): Promise<string[]> => {
    const maps = await kit.flights.listSeats({
      ...{ adults: 1, ages: [], language: "en", now: kit.now() },
      offerId: `${toIslandItinerary("plain", flightDays)}~classic`,
    });
    return (maps?.[segment]?.rows ?? []).flatMap(({ seats }) =>
      seats
        .filter(({ isFree, traits }) => isFree && !traits.includes("exitRow"))
        .map(({ id }) => id),
    );
  };

  it("are in the price, in the item, and gone again", async () => {
    const quote = await kit.buyer.quoteFlight("plain", family);
    const [seat = ""] = await findSeats();
    const { status, body } = await change(quote, [
      bag(0, 0, 2),
      bag(2, 1),
      { id: `seat-1-0-${seat}`, count: 1 },
    ]);
    const added = body.quote as Quote;
    expect([status, added.previousTotal]).toEqual([200, null]);
    expect(itemOf(added)).toMatchObject({
      bags: [
        { passenger: 0, leg: 0, count: 2 },
        { passenger: 2, leg: 1, count: 1 },
      ],
      seats: [{ passenger: 1, segment: 0, seat }],
    });
    expect(added.price.total.amount).toBeGreaterThan(quote.price.total.amount);
    const without = (await change(quote, [])).body.quote as Quote;
    expect(without.price.total).toEqual(quote.price.total);
  });

  it("are booked; a seat that another has taken meanwhile is left out", async () => {
    const [[seat = ""], [next = ""]] = [await findSeats(), await findSeats(1)];
    const extras = [{ id: `seat-0-0-${seat}`, count: 1 }];
    const [first, second] = [await kit.quote("plain"), await kit.quote("plain")];
    const chosen = (await change(first, extras)).body.quote as Quote;
    const late = (await change(second, extras)).body.quote as Quote;
    await kit.place(chosen);
    const refused = await kit.buyer.order(kit.buyer.toOrder(late));
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"]);
    const other = (await change(second, [...extras, { id: `seat-0-1-${next}`, count: 1 }])).body
      .quote as Quote;
    expect(itemOf(other).seats).toEqual([{ passenger: 0, segment: 1, seat: next }]);
  });

  it.each<[string, Extras]>([
    ["say nothing", [{ id: "piano", count: 1 }]],
    ["are of nobody", [bag(4, 0)]],
    ["are an infant's", [bag(3, 0)]],
    ["are of no leg", [bag(0, 2)]],
    ["are more than are sold", [bag(0, 0, 3)]],
    ["are named twice", [bag(0, 0), bag(0, 0)]],
    ["are a seat for an infant", [{ id: "seat-3-0-40A", count: 1 }]],
    ["are two of one seat", [{ id: "seat-0-0-40A", count: 2 }]],
    ["are a seat on no flight", [{ id: "seat-0-2-40A", count: 1 }]],
  ])("that %s are refused, and nothing changes", async (_, extras) => {
    const quote = await kit.buyer.quoteFlight("plain", family);
    const before = await rowOf(quote);
    expect(pathsOf(await change(quote, extras))).toEqual([422, ["extras"]]);
    expect(await rowOf(quote)).toEqual(before);
  });

  it("are changed by nobody but whose quote it is", async () => {
    const agent = kit.toBuyer("agent");
    const quote = await agent.quoteFlight("plain");
    const before = await rowOf(quote);
    for (const by of [{ as: "traveller" }, {}, { agency: "beta", as: "agent" }] as const) {
      const { status } = await change(quote, [bag(0, 0)], by);
      expect(status).toBe(404);
    }
    expect(await rowOf(quote)).toEqual(before);
  });
});

test("a booking is its buyer's: others, of other agencies too, find none and change nothing", async () => {
  const { placed } = await kit.buy("plain");
  const read = async () =>
    kit.backend.db.forAgency(kit.backend.ids.alpha, (tx) =>
      tx.select().from(bookings).where(eq(bookings.reference, placed.reference)),
    );
  const before = await read();
  const nothing = { amount: 0, currency: "EUR" };
  for (const by of [{}, { as: "agent" }, { agency: "beta", as: "agent" }] as const)
    for (const [path, body] of [
      [`/api/bookings/${placed.reference}`, {}],
      [`/api/bookings/${placed.reference}/cancellation-quote`, {}],
      [`/api/bookings/${placed.reference}/cancel`, { expectedRefund: nothing }],
    ] as const) {
      const { status } = await kit.ask(path, body, by);
      expect(status).toBe(404);
    }
  expect(await read()).toEqual(before);
});

test("an agent sees net and markup, a traveller neither", async () => {
  const agent = await kit.toBuyer("agent").quoteFlight("plain");
  const { net, markup } = agent.price.agent ?? {};
  expect((net?.amount ?? 0) + (markup?.amount ?? 0)).toBe(agent.price.total.amount);
  const booked: Booking = (await kit.buy("plain")).booking;
  expect(booked.price.agent).toBeUndefined();
});
