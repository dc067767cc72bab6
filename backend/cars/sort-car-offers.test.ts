import { fakeCarOffer } from "../testing/open-fake-cars";
import { sortCarOffers } from "./sort-car-offers";

const totals: Record<string, number> = { complete: 1, "desk-b": 2, "desk-a": 3, now: 4 };
const offers = [
  fakeCarOffer("complete", { cover: "complete" }),
  fakeCarOffer("desk-b", { payment: "atDesk" }),
  fakeCarOffer("desk-a", { payment: "atDesk" }),
  fakeCarOffer("now"),
];
const toTotal = ({ id }: { id: string }) => totals[id] ?? 0;
const idsOf = (sorted: typeof offers) => sorted.map(({ id }) => id);

test.each(["public", "traveller", "agent"] as const)("%s: the cheapest first", (tier) => {
  expect(idsOf(sortCarOffers(offers.toReversed(), { tier, toTotal }))).toEqual(idsOf(offers));
});

test("without price rights the order is the same whatever the prices", () => {
  const tier = "hidden";
  const orders = [
    sortCarOffers(offers, { tier, toTotal }),
    sortCarOffers(offers.toReversed(), { tier, toTotal }),
    sortCarOffers(offers, { tier, toTotal: (offer) => -toTotal(offer) }),
  ].map(idsOf);
  expect(orders).toEqual(Array(3).fill(["now", "desk-a", "desk-b", "complete"]));
});
