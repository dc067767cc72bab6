import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { fakeHotel, fakeOffer } from "../testing/fake-hotels";
import { toChangedSelection } from "./to-changed-selection";

const couple = { adults: 2, childAges: [] };
const { hotel } = fakeHotel("fado");
const { room } = fakeOffer("double");
const free = {
  zone: "Europe/Lisbon",
  steps: [{ before: "2026-12-20T12:00:00.000Z", refundPercentage: 100 }],
};
const booked = (offers: Pick<HotelItem, "offer" | "offers">) => ({
  supplier: "fake",
  isPaidOnSite: false,
  // Of several rooms these are the terms of all: one of them is refundable.
  cancellation: free,
  item: {
    service: "hotels" as const,
    stay: { start: "2026-12-26", end: "2026-12-28" },
    rooms: [couple, couple],
    residence: "NO",
    hotel,
    ...offers,
  },
});
const soldAs = (id: string) => ({ id, room, board: "room_only" as const, roomsLeft: 5 });
/** What is sold at the other dates, the cheapest first. */
const strict = fakeOffer("strict", { room });
const flexible = fakeOffer("flexible", { room, cancellation: free });

const change = (
  offers: Pick<HotelItem, "offer" | "offers">,
  { sold = [strict, flexible], rooms = [0, 1] } = {},
) =>
  toChangedSelection({ listOffers: () => Promise.resolve(sold) }, booked(offers), {
    change: {
      service: "hotels",
      stay: { start: "2026-12-27", end: "2026-12-29" },
      rooms,
    },
    language: "en",
    now: new Date("2026-11-21T12:00:00Z"),
  });

test("rooms at one rate get terms of the same kind", async () =>
  expect(await change({ offer: soldAs("gone") })).toMatchObject({ offerId: "flexible" }));

describe("rooms with rates of their own", () => {
  const offers = [soldAs("strict"), soldAs("gone")];

  test("keep each its own, and get the first of the same room where it is gone", async () =>
    expect(await change({ offers })).toMatchObject({ offerIds: ["strict", "strict"] }));

  test("don't take the terms of all for those of a room that is left", async () => {
    expect(await change({ offers }, { rooms: [1] })).toMatchObject({ offerId: "strict" });
    expect(
      await change({ offers: [soldAs("flexible"), soldAs("gone")] }, { rooms: [0] }),
    ).toMatchObject({ offerId: "flexible" });
  });
});
