import { describeMagicWords } from "../../testing/describe-magic-words";
import { createSandboxHotels } from "./create-sandbox-hotels";
import { magicWords, type MagicWord } from "./null-island";

const point = { latitude: 0.01, longitude: 0 };
const asked = (now: Date) => ({
  stay: { start: "2026-12-05", end: "2026-12-07" },
  rooms: [{ adults: 2, childAges: [] as number[] }],
  residence: "PT",
  language: "en" as const,
  today: "2026-11-21",
  now,
});
const idOf = (word: MagicWord) => `sandbox-h-null-island-${word}`;

const magic = describeMagicWords({
  create: createSandboxHotels,
  last: "last-room",
  list: async (hotels, word: MagicWord, now) =>
    (await hotels.listOffers({ ...asked(now), hotelId: idOf(word) }))[0],
  async check(hotels, word, now) {
    const query = { ...asked(now), hotelId: idOf(word) };
    const [first] = await hotels.listOffers(query);
    return first && hotels.checkOffer({ ...query, offerId: first.id });
  },
  hold: (hotels, { id, price }, { now, word, ...held }) =>
    hotels.hold({ ...asked(now), ...held, hotelId: idOf(word), offerId: id, expected: price }),
  leftOf: ({ roomsLeft }) => roomsLeft,
});
const findAround = (at: typeof point, radius: number) => {
  const { supplier, now } = magic.open();
  return supplier.findHotels({ ...asked(now), point: at, radius });
};

test("a search around the slow hotel takes its time, one around the malformed hotel fails", async () => {
  const searchAround = async (word: MagicWord) => {
    const hotel = await magic.open().supplier.getHotel(idOf(word), "en");
    if (!hotel) throw new Error(`there is no ${word}`);
    return findAround({ latitude: hotel.latitude, longitude: hotel.longitude }, 30);
  };
  magic.waits.length = 0;
  expect(await searchAround("slow")).toHaveLength(magicWords.length);
  expect(magic.waits).toEqual([4_000]);
  await expect(searchAround("malformed")).rejects.toMatchObject({ kind: "malformed" });
  for (const word of magicWords.filter((each) => each !== "slow" && each !== "malformed"))
    expect(await searchAround(word)).toHaveLength(magicWords.length);
  expect(magic.waits).toHaveLength(1);
});

test("its hotels are there when it is searched, and nowhere else", async () => {
  expect((await findAround(point, 10)).map(({ id }) => id).sort()).toEqual(
    magicWords.map(idOf).sort(),
  );
  expect(await findAround({ latitude: 0.5, longitude: 0.5 }, 30)).toEqual([]);
});
