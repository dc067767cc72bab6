import { eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import { startBookingWorker } from "./start-booking-worker";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
  kit.supplier.payment = "atProperty";
});
afterAll(() => kit.close());

const listStates = async (agencyId: string) => {
  const rows = await kit.backend.db.forAgency(agencyId, (tx) =>
    tx.select({ state: bookings.state }).from(bookings).where(eq(bookings.agencyId, agencyId)),
  );
  return rows.map(({ state }) => state);
};

it("waits for no slow supplier with the others, and leaves half of its places to other agencies", async () => {
  // Only the worker retries what the supplier didn't answer at first: more of one agency's than
  // there are places, due before the other's.
  kit.supplier.trouble("book", ...Array.from({ length: 22 }, () => "before" as const));
  for (let count = 0; count < 21; count += 1) await kit.book({ as: "traveller" });
  kit.wait(1);
  await kit.book({ agency: "beta", as: "traveller" });
  const { alpha, beta } = kit.backend.ids;
  const [ofBeta] = await kit.backend.db.forAgency(beta, (tx) =>
    tx.select({ reference: bookings.reference }).from(bookings),
  );
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const book = kit.bookingSupplier.book.bind(kit.bookingSupplier);
  const asked: string[] = [];
  jest.spyOn(kit.bookingSupplier, "book").mockImplementation(async (order) => {
    asked.push(order.clientReference);
    if (order.clientReference !== ofBeta?.reference) await answered;
    return book(order);
  });
  const ofAlpha = () => asked.filter((reference) => reference !== ofBeta?.reference).length;
  const isBegun = async () => ofAlpha() >= 10 && (await listStates(beta))[0] === "confirmed";

  kit.wait(3);
  const worker = startBookingWorker(kit.dependencies);
  try {
    // The second run begins what the first had no place for, while the first one's have no answer.
    await worker.begin();
    await worker.begin();
    for (const endsAt = Date.now() + 60_000; !(await isBegun()) && Date.now() < endsAt;)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await worker.begin();
    expect([ofAlpha(), await listStates(beta)]).toEqual([10, ["confirmed"]]);
    answer();
    for (let round = 0; round < 3; round += 1) await worker.takeDue();
    expect(await listStates(alpha)).toEqual(Array.from({ length: 21 }, () => "confirmed"));
  } finally {
    answer();
    await worker.stop();
  }
});
