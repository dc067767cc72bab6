import type { CarSummary } from "@/lib/api/contract/cars";
import { describeMagicBookings } from "../services/testing/describe-magic-bookings";
import { openSandboxKit } from "../testing/sandbox-kit";

const kit = describeMagicBookings({
  open: () => openSandboxKit({ start: "2026-12-26", end: "2026-12-28" }),
  quote: (buyer, word) => buyer.quoteCar(word),
  last: "last-car",
  stockOf: (word) => `%${word}`,
});

it("charges a part where the rest is paid at the desk", async () => {
  const { booking } = await kit().buyQuoted(await kit().buyer.quoteCar("part-payment"));
  const { total, dueNow, dueOnSite } = booking.price;
  expect(booking.state).toBe("confirmed");
  expect(dueNow.amount).toBeGreaterThan(0);
  expect(dueOnSite.amount).toBeGreaterThan(dueNow.amount);
  expect(dueNow.amount + dueOnSite.amount).toBe(total.amount);
  expect((await kit().buyer.quoteCar("pay-at-desk")).price).toMatchObject({
    dueNow: { amount: 0 },
    dueOnSite: { amount: expect.any(Number) },
  });
});

it("gives everything back until a minute before the deadline by the depot's clock, and less from then on", async () => {
  // It is ten in the morning there at six in the evening UTC.
  const deadline = Date.parse("2026-12-24T18:00:00Z");
  const rental = {
    pickUpAt: "2026-12-26T10:00",
    dropOffAt: "2026-12-28T10:00",
    // As the kit's buyer answers.
    driverAge: 40,
    residence: "PT",
  };
  const pickUp = { name: "Los Angeles", latitude: 33.9425, longitude: -118.408 };
  const filters = { payments: ["now"], companies: ["fable", "kite", "pebble"] };
  const { body } = await kit().ask("/api/cars/search", { ...rental, pickUp, filters });
  const car = (body.cars as CarSummary[]).find(
    ({ payment, freeCancellation }) =>
      payment === "now" && Date.parse(freeCancellation?.until ?? "") === deadline,
  );
  const { buyer, buyQuoted, setClock } = kit();
  const { placed, booking } = await buyQuoted(
    await buyer.toQuote({ service: "cars", ...rental }, car),
  );
  setClock(new Date(deadline - 60_000).toISOString());
  expect(await buyer.askRefund(placed)).toEqual(booking.price.dueNow);
  setClock(new Date(deadline + 60_000).toISOString());
  const late = await buyer.askRefund(placed);
  expect(late.amount).toBe(Math.floor(booking.price.dueNow.amount / 2));
});
