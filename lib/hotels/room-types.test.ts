import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Instalment } from "@/lib/api/contract/instalments";
import { refundUntil, sampleOffer } from "./testing/sample-offer";
import { listRoomTypes, mergeOffers } from "./room-types";

const now = new Date("2026-11-21T12:00:00Z");
const tax = {
  code: "tax",
  name: "Tax",
  kind: "included",
  when: "now",
  amount: { amount: 100, currency: "USD" },
  isMandatory: true,
} as const;
const { room } = sampleOffer("any");
const price = (amount: number) => {
  const money = { amount, currency: "USD" };
  const [base, taxes, dueNow, dueOnSite] = [money, money, money, money];
  return {
    price: {
      ...{ total: money, unit: null, base, taxes, dueNow, dueOnSite },
      reference: null,
      schedule: [],
      discountPercentage: 0,
    },
  };
};

const shown = { charges: [tax], ...price(800) };
const base = sampleOffer("cheapest", shown);

/** With a price that is due at once, and paid to the agency, by default. */
const scheduled = (change: Partial<Instalment> = {}) => {
  const { price: paid } = price(900);
  const full = { kind: "full", amount: paid.total, due: "now", payee: "agency" } as const;
  return { price: { ...paid, schedule: [{ ...full, ...change }] } };
};
const earning = (markup: number) => {
  const { price: paid } = scheduled();
  const usd = (amount: number) => ({ amount, currency: "USD" });
  return { price: { ...paid, agent: { net: usd(900), markup: usd(markup), commission: usd(0) } } };
};

it.each([
  ["a price", price(900)],
  ["the part of it that is tax", { charges: [{ ...tax, amount: { ...tax.amount, amount: 7 } }] }],
  ["a supplier", { supplier: "other" }],
  ["how many are left", { roomsLeft: 1 }],
  ["a supplier's code of the room", { room: { ...room, code: "DBL" } }],
  ["a refund that is over", { cancellation: refundUntil(["2026-11-20 12:00", 100]) }],
])("offers that differ only in %s become one, the first", (_, fields) => {
  const offers = [base, sampleOffer("other", { ...shown, ...fields })];
  expect(mergeOffers(offers, now).map(({ id }) => id)).toEqual(["cheapest"]);
});

const deposit = { ...tax, code: "deposit", kind: "conditional" } as const;
it.each([
  ["the room", { room: { ...room, name: "Twin room" } }],
  ["the board", { board: "breakfast" as const }],
  ["when it is paid", { payment: "atProperty" as const }],
  ["until when money comes back", { cancellation: refundUntil(["2026-12-01 12:00", 50]) }],
  ["what is included", { charges: [tax, { ...tax, code: "parking" as const }] }],
  ["what the hotel says", { comments: ["Bring a towel"] }],
])("offers that differ in %s stay two", (_, fields) => {
  const offers = [base, sampleOffer("other", { ...shown, ...fields })];
  expect(mergeOffers(offers, now)).toHaveLength(2);
});

const parking = { ...tax, code: "parking", kind: "excluded", isMandatory: false } as const;
const dearer = { amount: { amount: 900, currency: "USD" } };
it.each<[string, Partial<HotelOffer>, Partial<HotelOffer>]>([
  ["a deposit", { charges: [deposit] }, { charges: [{ ...deposit, ...dearer }] }],
  ["an optional charge", { charges: [parking] }, { charges: [{ ...parking, ...dearer }] }],
  ["when the price is due", scheduled(), scheduled({ kind: "onSite", due: "onSite" })],
  ["to whom it is paid", scheduled(), scheduled({ payee: "supplier" })],
  ["what an agent earns", earning(90), earning(120)],
])("offers that differ in %s stay two", (_, first, second) => {
  const offers = [sampleOffer("first", first), sampleOffer("second", second)];
  expect(mergeOffers(offers, now)).toHaveLength(2);
  expect(mergeOffers([sampleOffer("first", first), sampleOffer("twin", first)], now)).toHaveLength(
    1,
  );
});

it.each([
  [[1, 5, 2], 5],
  [[5, 1], 5],
  [[1, null, 2], null],
])("of %j left of one rate, it tells %p", (left, told) => {
  const offers = left.map((roomsLeft, index) => sampleOffer(String(index), { roomsLeft }));
  expect(mergeOffers(offers, now)).toMatchObject([{ id: "0", roomsLeft: told }]);
});

it("groups by room in the order of the offers", () => {
  const twin = { ...room, code: "twin", name: "Twin room" };
  const types = listRoomTypes([
    sampleOffer("1"),
    sampleOffer("2", { room: twin }),
    sampleOffer("3", { room: { ...room, code: "DBL" } }),
  ]);
  expect(types.map((type) => [type.room.name, type.offers.map(({ id }) => id)])).toEqual([
    ["Double room", ["1", "3"]],
    ["Twin room", ["2"]],
  ]);
});
