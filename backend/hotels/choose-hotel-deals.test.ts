import fc from "fast-check";
import { fakeOffer, toFoundHotel, fakeHotel } from "../testing/fake-hotels";
import { chooseHotelDeals } from "./choose-hotel-deals";

const hotel = (
  id: string,
  {
    stars = 4,
    relevance = 5,
    picture = id,
    price = 10_000,
  }: { stars?: number | null; relevance?: number; picture?: string; price?: number } = {},
) =>
  toFoundHotel(
    fakeHotel(id, {
      hotelClass: stars,
      relevance,
      pictures: [picture],
      offers: [
        fakeOffer(`${id}-1`, {
          price: { currency: "USD", wholesale: price, taxAndFee: 0, published: price * 2 },
        }),
      ],
    }),
    1,
  );
const idsOf = (hotels: ReturnType<typeof hotel>[]) => chooseHotelDeals(hotels).map(({ id }) => id);

test("shows the dozen that suits best, whatever they cost", () => {
  const many = Array.from({ length: 40 }, (_, number) =>
    hotel(`h${number}`, { relevance: number, stars: 2 + (number % 4), price: 90_000 - number }),
  );
  expect(new Set(idsOf(many))).toEqual(new Set(many.slice(-12).map(({ id }) => id)));
  expect(idsOf([])).toEqual([]);
  expect(idsOf([{ ...hotel("full"), offers: [] }])).toEqual([]);
});

test("a third of one class at most, while there are others, and no two of them side by side", () => {
  const grand = Array.from({ length: 20 }, (_, number) => hotel(`g${number}`, { stars: 5 }));
  const plain = Array.from({ length: 4 }, (_, number) =>
    hotel(`p${number}`, { stars: 3.5, relevance: 1 }),
  );
  const unrated = Array.from({ length: 4 }, (_, number) =>
    hotel(`u${number}`, { stars: null, relevance: 0 }),
  );
  const kinds = idsOf([...grand, ...plain, ...unrated]).map((id) => id.charAt(0));
  expect([...kinds].sort().join("")).toBe("ggggppppuuuu");
  expect(kinds[0]).toBe("g");
  expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([]);
  expect(idsOf(grand)).toHaveLength(12);
});

test("no picture twice, while there are others", () => {
  const same = Array.from({ length: 12 }, (_, number) =>
    hotel(`s${number}`, { picture: "beach", relevance: 9 }),
  );
  const others = Array.from({ length: 11 }, (_, number) => hotel(`o${number}`));
  const shown = chooseHotelDeals([...same, ...others]).map(({ picture }) => picture);
  expect(new Set(shown).size).toBe(12);
  expect(idsOf([...same, hotel("o1")])).toHaveLength(12);
});

test("the same of the same hotels, in whatever order suppliers list them", () => {
  const any = fc.record({
    stars: fc.constantFrom(2, 3, 4, 5, null),
    relevance: fc.integer({ min: 0, max: 3 }),
    picture: fc.constantFrom("a", "b", "c", "d"),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (traits) => {
      const hotels = traits.map((trait, number) => hotel(`h${number}`, trait));
      const ids = idsOf(hotels);
      expect(idsOf([...hotels].reverse())).toEqual(ids);
      expect(ids).toHaveLength(Math.min(12, hotels.length));
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});
