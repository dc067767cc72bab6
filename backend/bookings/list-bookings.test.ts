import { listBookingsEndpoint, type BookingSummary } from "@/lib/api/contract/bookings";
import type { DemoRole } from "../db/seed/demo-users";
import { openBookingKit, type BookingKit } from "../testing/open-booking-kit";

let kit: BookingKit;
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());

const list = async (as: DemoRole, query: Record<string, string> = {}) =>
  (await kit.backend.call(listBookingsEndpoint, { agency: "alpha", as, query })).body as {
    bookings: BookingSummary[];
    page: number;
    pages: number;
  };

it("tells what a booking brings to who may see it, and to nobody else", async () => {
  for (const as of ["traveller", "restricted", "agent"] as const) await kit.confirm({ as });
  for (const as of ["traveller", "restricted"] as const) {
    const { bookings } = await list(as);
    expect(bookings).toHaveLength(1);
    expect(JSON.stringify(bookings)).not.toMatch(/net|markup|wholesale/i);
  }
  const [own] = (await list("agent")).bookings;
  const { net, markup } = await kit.rowOf(own?.reference ?? "");
  expect(own?.agent).toEqual({
    net: { amount: net, currency: own?.total.currency },
    markup: { amount: markup, currency: own?.total.currency },
  });
  expect(net + markup).toBe(own?.total.amount);
});

it("lists one's own alone", async () => {
  const references = await Promise.all(
    (["traveller", "agent", "sales"] as const).map(async (as) =>
      (await list(as)).bookings.map(({ reference }) => reference),
    ),
  );
  expect(references.map(({ length }) => length)).toEqual([1, 1, 0]);
  expect(new Set(references.flat()).size).toBe(2);
});
