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
const base = sampleOffer("cheapest", { charges: [tax] });
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

it.each([
  ["a price", price(900)],
  ["the part of it that is tax", { charges: [{ ...tax, amount: { ...tax.amount, amount: 7 } }] }],
  ["a supplier", { supplier: "other" }],
  ["how many are left", { roomsLeft: 1 }],
  ["a supplier's code of the room", { room: { ...room, code: "DBL" } }],
  ["a refund that is over", { cancellation: refundUntil(["2026-11-20 12:00", 100]) }],
])("offers that differ only in %s become one, the first", (_, fields) => {
  const offers = [base, sampleOffer("other", { charges: [tax], ...fields })];
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
  const offers = [base, sampleOffer("other", { charges: [tax], ...fields })];
  expect(mergeOffers(offers, now)).toHaveLength(2);
});

it("tells deposits of different amounts apart", () => {
  const dearer = { ...deposit, amount: { amount: 900, currency: "USD" } };
  const offers = [deposit, dearer].map((charge, index) =>
    sampleOffer(String(index), { charges: [charge] }),
  );
  expect(mergeOffers(offers, now)).toHaveLength(2);
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
