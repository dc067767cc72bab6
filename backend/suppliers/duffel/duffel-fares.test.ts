import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { createOfferMemory } from "./offer-memory";
import { createBuyer } from "./testing/buy-fare";
import { openDuffel } from "./testing/open-duffel";
import type { KeptOffer } from "./to-fare";

let duffel: Awaited<ReturnType<typeof openDuffel>>;
let buyer: ReturnType<typeof createBuyer>;
beforeAll(async () => {
  duffel = await openDuffel();
  buyer = createBuyer(duffel);
});
afterAll(() => duffel.close());

const searchCall = "POST /air/offer_requests";

async function listBrands(id: string) {
  const found = await duffel.supplier.listFares({ ...buyer.toQuery(), id });
  return found?.fares.map(({ brand }) => brand.name);
}

test("a fare whose offer has gone is asked for anew in the same answer", async () => {
  const { id } = await buyer.find();
  const itinerary = id.split("~").slice(0, 2).join("~");
  const all = await listBrands(itinerary);
  expect(all?.length).toBeGreaterThan(1);
  const asked = duffel.double.calls.filter(({ call }) => call.startsWith("GET /air/offers/"));
  const offer = asked.at(-1)?.call ?? "";
  duffel.double.fail(offer, { status: 422, code: "offer_no_longer_available" });
  const searches = duffel.double.countCalls(searchCall);
  expect(await listBrands(itinerary)).toEqual(all);
  expect(duffel.double.countCalls(searchCall)).toBe(searches + 1);
  expect(await listBrands(itinerary)).toEqual(all);
  expect(duffel.double.countCalls(searchCall)).toBe(searches + 1);
});

test("an itinerary is asked for anew once one of its offers runs out", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const memory = createOfferMemory(() => now);
  const key = { party: "1+", itineraryId: "duffel~a", cabin: "economy" };
  const toOffer = (minutes: number) =>
    ({ fare: { expiresAt: addMs(now, minutes * minuteMs).toISOString() } }) as KeptOffer;
  const [short, long] = [toOffer(10), toOffer(30)];
  memory.keep(key, [short, long]);
  expect(memory.find(key)).toEqual([short, long]);
  now.setMinutes(now.getMinutes() + 15);
  expect(memory.find(key)).toBeNull();
});
