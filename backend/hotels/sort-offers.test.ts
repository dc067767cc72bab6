import { fakeOffer } from "../testing/fake-hotels";
import { sortOffers } from "./sort-offers";

const room = fakeOffer("1").room;
const suite = { ...room, code: "suite", maximumGuests: 4 };
const offers = [
  { offer: fakeOffer("suite", { room: suite }), sale: { total: 100 } },
  { offer: fakeOffer("breakfast", { room, board: "breakfast" }), sale: { total: 200 } },
  { offer: fakeOffer("desk", { room, payment: "atProperty" }), sale: { total: 300 } },
  { offer: fakeOffer("plain", { room }), sale: { total: 400 } },
];
const idsOf = (sorted: typeof offers) => sorted.map(({ offer }) => offer.id);

test.each(["public", "traveller", "agent"] as const)("%s: the cheapest first", (tier) => {
  expect(idsOf(sortOffers(offers.toReversed(), { tier }))).toEqual([
    "suite",
    "breakfast",
    "desk",
    "plain",
  ]);
});

test("without price rights the order is the same whatever the prices", () => {
  const dearer = offers.map(({ offer, sale }) => ({ offer, sale: { total: -sale.total } }));
  const orders = [offers, offers.toReversed(), dearer].map((each) =>
    idsOf(sortOffers(each, { tier: "hidden" })),
  );
  expect(orders).toEqual(Array(3).fill(["plain", "desk", "breakfast", "suite"]));
});
