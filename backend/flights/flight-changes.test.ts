import { checkStock } from "../drills/check-world";
import { checkBooks } from "../testing/check-books";
import { openFlightKit, type FlightKit } from "../testing/flight-kit";

let kit: FlightKit;
beforeAll(async () => {
  kit = await openFlightKit();
});
afterAll(async () => {
  const { backend } = kit;
  expect(await checkBooks(backend.db, backend.ids.alpha)).toEqual([]);
  expect(await checkStock(backend.db)).toEqual([]);
  expect(kit.problems).toEqual([]);
  await kit.close();
});

/** Booked, and a minute later. */
async function buyChanged(word: "schedule-change" | "supplier-cancels") {
  const { placed, booking } = await kit.buy(word);
  expect(booking).toMatchObject({ state: "confirmed" });
  expect(booking.changes).toBeUndefined();
  kit.wait(60);
  await kit.pollChanges();
  await kit.pollChanges();
  return { placed, before: booking, after: await kit.look(placed) };
}
const answer = async (
  { reference, key }: { reference: string; key: string },
  id: string | undefined,
  word: "accept" | "refund",
) => kit.ask(`/api/bookings/${reference}/changes/${id}`, { key, answer: word });

it("tells within a minute of later times, which one may accept", async () => {
  const { placed, before, after } = await buyChanged("schedule-change");
  expect(await kit.listKinds()).toEqual(expect.arrayContaining(["bookingChangeProposed"]));
  const [change] = after.changes ?? [];
  expect(after.changes).toHaveLength(1);
  expect(change).toMatchObject({ state: "open", before: { headline: before.headline } });
  const laterBy =
    Date.parse(change?.after?.headline.ends.at ?? "") - Date.parse(before.headline.ends.at);
  expect(laterBy).toBe(200 * 60_000);
  expect((await answer(placed, change?.id, "accept")).status).toBe(200);
  const accepted = await kit.look(placed);
  expect(accepted).toMatchObject({ state: "confirmed", changes: [{ state: "accepted" }] });
  expect(accepted.headline).toEqual(change?.after?.headline);
  expect((await answer(placed, change?.id, "refund")).body.code).toBe("change_closed");
});

it("gives everything back to who doesn't want the new times", async () => {
  const { placed, before, after } = await buyChanged("schedule-change");
  expect((await answer(placed, after.changes?.[0]?.id, "refund")).status).toBe(200);
  expect(await kit.look(placed, 60)).toMatchObject({
    state: "refunded",
    refund: { state: "succeeded", amount: before.price.total },
  });
});

it("gives everything back of what the airline calls off", async () => {
  const { placed, before } = await buyChanged("supplier-cancels");
  expect(await kit.look(placed, 60)).toMatchObject({
    state: "refunded",
    cancelledBy: "supplier",
    changes: [{ state: "cancelled" }],
    refund: { state: "succeeded", amount: before.price.total },
  });
  expect(await kit.listKinds()).toEqual(expect.arrayContaining(["bookingCalledOff"]));
});

it("takes no answer a week later", async () => {
  const { placed, after } = await buyChanged("schedule-change");
  kit.wait(8 * 86_400);
  const { status } = await answer(placed, after.changes?.[0]?.id, "accept");
  expect([status, (await kit.look(placed, 60)).state]).toEqual([409, "confirmed"]);
});
