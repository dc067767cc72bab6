import {
  quoteCancellationEndpoint,
  quoteChangeEndpoint,
  type CancellationQuote,
} from "@/lib/api/contract/bookings";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { createQuoteEndpoint, refreshQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import { checkBooks } from "../testing/check-books";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";

type Placed = { reference: string; key: string };

const couple = { adults: 2, childAges: [] };
const family = { adults: 2, childAges: [7] };
const single = { adults: 1, childAges: [] };
/** A room at each rate. They are paid now, and give back other shares until other days. */
const mixed = { rooms: [couple, family], offerId: undefined, offerIds: ["offer-1", "offer-2"] };
const firstAlone = { rooms: [couple], offerId: "offer-1" };
const secondAlone = { rooms: [family], offerId: "offer-2" };

let kit: BookingKit;
let tests = 0;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());
beforeEach(() => {
  // Apart by more than the window in which a buyer's orders are counted.
  kit.setClock("2026-11-21T12:00:00Z");
  kit.wait(tests++ * 40 * 60);
  Object.assign(kit.supplier, { payment: "now", isSoldOut: false, stock: 50 });
  kit.supplier.second.payment = "now";
  kit.supplier.reservations.clear();
  kit.supplier.troubles.clear();
});
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const itemOf = ({ item }: { item: { service: string } }) => item as HotelItem;
const roomCodes = (quote: { item: { service: string } }) =>
  itemOf(quote).offers?.map(({ room }) => room.code);
const ask = (selection: object) =>
  kit.backend.call(createQuoteEndpoint, {
    body: {
      selection: {
        service: "hotels",
        stay: { start: "2026-12-26", end: "2026-12-28" },
        residence: "NO",
        hotelId: "fado",
        ...selection,
      },
    },
  });
const toRefund = async ({ reference, key }: Placed): Promise<number> => {
  const { body } = await kit.backend.call(quoteCancellationEndpoint, {
    params: { reference },
    body: { key },
  });
  return (body.quote as CancellationQuote).refund.amount;
};
const askChange = async ({ reference, key }: Placed, change: object): Promise<Quote> => {
  const answer = await kit.backend.call(quoteChangeEndpoint, {
    params: { reference },
    body: {
      key,
      change: {
        service: "hotels",
        stay: { start: "2026-12-26", end: "2026-12-28" },
        rooms: [0, 1],
        ...change,
      },
    },
  });
  if (answer.status !== 200) throw new Error(`no quote: ${JSON.stringify(answer.body)}`);
  return answer.body.quote as Quote;
};

test("two kinds of rooms are one quote that costs what they do in bookings of their own", async () => {
  const quote = await kit.quote({}, mixed);
  const [first, second] = [await kit.quote({}, firstAlone), await kit.quote({}, secondAlone)];
  expect(itemOf(quote)).toMatchObject({
    rooms: [couple, family],
    offers: [{ id: "offer-1" }, { id: "offer-2" }],
  });
  expect(itemOf(quote).offer).toBeUndefined();
  expect(quote.party).toEqual({ people: 5, units: 2 });
  for (const part of ["total", "base", "taxes", "dueNow", "dueOnSite"] as const)
    expect(quote.price[part].amount).toBe(first.price[part].amount + second.price[part].amount);
  expect(quote.price.schedule.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
    ["full", quote.price.dueNow.amount],
    ["onSite", quote.price.dueOnSite.amount],
  ]);
  // Named once, at what both take.
  expect(quote.charges.map(({ code, amount }) => [code, amount])).toEqual([
    ["cityTax", quote.price.dueOnSite],
  ]);
  expect(quote.comments).toEqual(["Bring your passport."]);
});

test("one hold, one booking and one payment for all rooms, and one cancellation that gives all back", async () => {
  const placed = await kit.confirm({}, {}, mixed);
  const booking = await kit.get(placed);
  expect(roomCodes(booking)).toEqual(["offer-1", "offer-2"]);
  expect(kit.supplier.booked()).toBe(1);
  expect(kit.supplier.left()).toBe(48);
  // What was shown before anything was paid.
  const refund = booking.cancellation.steps[0]?.refund;
  if (!refund) throw new Error("it gives nothing back");
  expect(await toRefund(placed)).toBe(refund.amount);
  await kit.cancel(placed, refund);
  kit.wait(3);
  expect(await kit.get(placed)).toMatchObject({ refund: { amount: refund } });
  expect(kit.supplier.left()).toBe(50);
});

test.each(["2026-12-19T12:00:00Z", "2026-12-21T12:00:00Z", "2026-12-23T12:00:00Z"])(
  "cancelled at %s they give back what they would in bookings of their own, to the minor unit",
  async (at) => {
    const [both, first, second] = [
      await kit.confirm({}, {}, mixed),
      await kit.confirm({}, {}, firstAlone),
      await kit.confirm({}, {}, secondAlone),
    ];
    kit.setClock(at);
    const promised = await toRefund(both);
    expect(promised).toBe((await toRefund(first)) + (await toRefund(second)));
    expect(promised).toBeGreaterThan(0);
    const { currency } = (await kit.get(both)).price.total;
    await kit.cancel(both, { amount: promised, currency });
    kit.wait(3);
    expect((await kit.get(both)).refund?.amount.amount).toBe(promised);
  },
);

test("nothing is given back once no room gives anything back", async () => {
  const both = await kit.confirm({}, {}, mixed);
  kit.setClock("2026-12-24T12:00:01Z");
  expect(await toRefund(both)).toBe(0);
});

test.each([
  ["rooms that are paid at other moments", {}, 422],
  ["one offer too few", { offerIds: ["offer-1"] }, 422],
  ["one offer too many", { offerIds: ["offer-1", "offer-2", "offer-1"] }, 422],
  ["an offer for all rooms besides", { offerId: "offer-1" }, 422],
  ["no offer at all", { offerIds: undefined }, 422],
  ["an offer that isn't there", { offerIds: ["offer-1", "another"] }, 409],
])("%s are no combination", async (name, change, status) => {
  if (name.startsWith("rooms")) kit.supplier.second.payment = "atProperty";
  expect((await ask({ ...mixed, ...change })).status).toBe(status);
});

test("rooms that are all paid at the property are a combination, too", async () => {
  Object.assign(kit.supplier, { payment: "atProperty" });
  kit.supplier.second.payment = "atProperty";
  const quote = await kit.quote({}, mixed);
  expect(quote.price.dueNow.amount).toBe(0);
  expect(quote.price.dueOnSite).toEqual(quote.price.total);
  // Nothing is paid that could come back: cancelling spares a part until no room spares anything.
  expect(quote.cancellation.refundable).toBe("partial");
  expect(quote.cancellation.steps.map(({ before, refund }) => [before, refund?.amount])).toEqual([
    ["2026-12-20T12:00:00.000Z", undefined],
    ["2026-12-22T12:00:00.000Z", undefined],
    ["2026-12-24T12:00:00.000Z", undefined],
  ]);
});

test("where one room is gone when it is ordered none is held", async () => {
  const quote = await kit.quote({}, mixed);
  kit.supplier.stock = 1;
  expect(await kit.order(kit.toOrder(quote))).toMatchObject({
    status: 409,
    body: { code: "sold_out" },
  });
  expect(kit.supplier.reservations.size).toBe(0);
  expect((await ask(mixed)).body).toMatchObject({ code: "sold_out" });
});

test("another price when it is ordered ends the order, and the quote holds the new one", async () => {
  const quote = await kit.quote({}, mixed);
  const { net } = kit.supplier.second;
  kit.supplier.second.net = { ...net, wholesale: net.wholesale + 500 };
  try {
    expect(await kit.order(kit.toOrder(quote))).toMatchObject({
      status: 409,
      body: { code: "price_changed" },
    });
    expect(kit.supplier.reservations.size).toBe(0);
    const now = await kit.quote({}, mixed);
    expect(now.price.total.amount).toBeGreaterThan(quote.price.total.amount);
  } finally {
    kit.supplier.second.net = net;
  }
});

test("rooms that can't be booked together any more are sold out for who was quoted them", async () => {
  const quote = await kit.quote({}, mixed);
  const { net } = kit.supplier.second;
  Object.assign(kit.supplier.second, {
    payment: "atProperty",
    net: { ...net, wholesale: net.wholesale + 500 },
  });
  try {
    const gone = { status: 409, body: { code: "sold_out" } };
    const refreshed = await kit.backend.call(refreshQuoteEndpoint, {
      params: { id: quote.id },
      body: {},
    });
    expect(refreshed).toMatchObject(gone);
    expect(await kit.order(kit.toOrder(quote))).toMatchObject(gone);
    expect(kit.supplier.reservations.size).toBe(0);
    expect((await ask(mixed)).status).toBe(422);
  } finally {
    kit.supplier.second.net = net;
  }
});

test("of two kinds of rooms one can be given up: the other stays at its own rate", async () => {
  const old = await kit.confirm({}, {}, mixed);
  const quote = await askChange(old, { rooms: [1] });
  expect(itemOf(quote)).toMatchObject({ rooms: [family], offer: { id: "offer-2" } });
  expect(itemOf(quote).offers).toBeUndefined();
  expect(quote.price.total).toEqual((await kit.quote({}, secondAlone)).price.total);
});

test("other dates, and one room of three fewer, keep each room's own rate", async () => {
  const placed = await kit.confirm(
    {},
    {},
    {
      ...mixed,
      rooms: [couple, family, single],
      offerIds: ["offer-2", "offer-1", "offer-2"],
    },
  );
  const later = await askChange(placed, {
    stay: { start: "2026-12-27", end: "2026-12-30" },
    rooms: [0, 1, 2],
  });
  expect(roomCodes(later)).toEqual(["offer-2", "offer-1", "offer-2"]);
  const fewer = await askChange(placed, { rooms: [1, 2] });
  expect(itemOf(fewer).rooms).toEqual([family, single]);
  expect(roomCodes(fewer)).toEqual(["offer-1", "offer-2"]);
});
