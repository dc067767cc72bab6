import type { HotelParty } from "@/lib/api/contract/hotels";
import { sampleOffer } from "@/lib/hotels/testing/sample-offer";
import { listHotelOffers, type HotelOffers } from "./hotels";
import { listStayRates } from "./stay-rates";

jest.mock("./hotels", () => ({ listHotelOffers: jest.fn() }));

const couple = { adults: 2, childAges: [] };
const family = { adults: 2, childAges: [7, 9] };
const single = { adults: 1, childAges: [] };
const guestsOf = (rooms: HotelParty["rooms"]) =>
  rooms.map(({ adults, childAges }) => adults + childAges.length).join("+");

/** The queries, by the guests of their rooms, to a hotel that sells only to `sold`. */
async function ask(sold: readonly string[], rooms: HotelParty["rooms"], isEach = true) {
  const asked: string[] = [];
  jest.mocked(listHotelOffers).mockImplementation(async (_tenant, { party }) => {
    const guests = guestsOf(party.rooms);
    asked.push(guests);
    const offers = sold.includes(guests)
      ? [{ ...sampleOffer(`for-${guests}`), isCombinable: true }]
      : [];
    return { offers, alternatives: null } as unknown as HotelOffers;
  });
  const rates = await listStayRates("alpha", {
    id: "fado",
    party: { stay: { start: "2026-12-26", end: "2026-12-28" }, rooms, residence: "NO" },
    choice: isEach ? rooms.map(() => null) : null,
  });
  return { asked, rates };
}

test("each kind of party is asked for once", async () => {
  const { asked, rates } = await ask(["2", "4"], [couple, family, couple]);
  expect(asked).toEqual(["4", "2"]);
  expect(rates).toMatchObject({
    kind: "each",
    rooms: [[{ id: "for-2" }], [{ id: "for-4" }], [{ id: "for-2" }]],
  });
});

test.each([true, false])(
  "where the largest room can't be had the others aren't asked for (chosen one by one: %s)",
  async (isEach) => {
    const { asked, rates } = await ask(["1", "2"], [single, couple, family], isEach);
    expect(asked.toSorted()).toEqual(["1+2+4", "4"]);
    expect(rates).toMatchObject({ kind: "alike", found: { offers: [] } });
  },
);

test("where no room type fits everybody they are chosen one by one", async () => {
  const { rates } = await ask(["1", "4"], [single, family], false);
  expect(rates).toMatchObject({ kind: "each", isOnlyWay: true });
});
