import { eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";
import { startBookingWorker } from "./start-booking-worker";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
  kit.supplier.payment = "atProperty";
});
afterAll(() => kit.close());

const listStates = async (agencyId: string) => {
  const rows = await kit.backend.db.forAgency(agencyId, (tx) => tx.select({ state: bookings.state }).from(bookings).where(eq(bookings.agencyId, agencyId)));
  return rows.map(({ state }) => state);
};

it("waits for no slow supplier with the others, and leaves half of its places to other agencies", async () => {
  // Nobody but the worker is at what the supplier didn't answer to the first time.
  kit.supplier.trouble("book", ...Array.from({ length: 12 }, () => "before" as const));
  for (let count = 0; count < 11; count += 1) await kit.book();
  await kit.book({ agency: "beta", as: "traveller" });
  const { alpha, beta } = kit.backend.ids;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const ofBeta = await kit.backend.db.forAgency(beta, (tx) => tx.select({ reference: bookings.reference }).from(bookings));
  const isBetas = (reference: string) => ofBeta.some((booking) => booking.reference === reference);
  const book = kit.dependencies.stays.book.bind(kit.dependencies.stays);
  const asked: string[] = [];
  jest.spyOn(kit.dependencies.stays, "book").mockImplementation(async (order) => {
    asked.push(order.clientReference);
    if (!isBetas(order.clientReference)) await answered;
    return book(order);
  });
  const ofAlpha = () => asked.filter((reference) => !isBetas(reference)).length;

  kit.wait(3);
  const worker = startBookingWorker(kit.dependencies);
  // The second look begins what the first had no place for, while nobody answers the first one's.
  await worker.begin();
  await worker.begin();
  while (ofAlpha() < 10 || (await listStates(beta))[0] !== "confirmed") await new Promise(setImmediate);
  await worker.begin();
  await listStates(alpha);
  expect(ofAlpha()).toBe(10);

  answer();
  await worker.takeDue();
  await worker.takeDue();
  await worker.stop();
  expect(await listStates(alpha)).toEqual(Array.from({ length: 11 }, () => "confirmed"));
});
