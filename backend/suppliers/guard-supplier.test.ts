import { getItineraryEndpoint, listSeatsEndpoint } from "@/lib/api/contract/flights";
import { createQuoteEndpoint } from "@/lib/api/contract/quotes";
import { SupplierError } from "./booking-supplier";
import { guardSupplier, toDeadlineMs } from "./guard-supplier";

const never = new Promise<never>(() => {});
const port = guardSupplier(
  {
    name: "sandbox",
    book: (id: string) => Promise.resolve(`booked ${id}`),
    refuse: () => Promise.reject(new SupplierError("unavailable", "closed")),
    hold: () => Promise.reject(new TypeError("x is undefined")),
    throwAtOnce: (): Promise<void> => {
      throw new RangeError("too far");
    },
    checkOffer: () => never,
    findHotels: () => never,
  },
  "sandbox",
);

afterEach(() => jest.useRealTimers());

test("responses and the supplier's own errors pass as they are", async () => {
  await expect(port.book("1")).resolves.toBe("booked 1");
  await expect(port.refuse()).rejects.toMatchObject({ kind: "unavailable", message: "closed" });
  expect(port.name).toBe("sandbox");
});

test("any other error is a SupplierError that names the call, with its cause", async () => {
  const error = await port.hold().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(SupplierError);
  expect(error).toMatchObject({
    kind: "failed",
    message: "sandbox hold: x is undefined",
    cause: new TypeError("x is undefined"),
  });
  await expect(port.throwAtOnce()).rejects.toMatchObject({ kind: "failed" });
});

test("a call that doesn't respond times out, shopping sooner than searches", async () => {
  jest.useFakeTimers();
  for (const call of ["checkOffer", "findHotels"] as const) {
    let kind = "";
    const ended = port[call]().catch((error: SupplierError) => (kind = error.kind));
    await jest.advanceTimersByTimeAsync(toDeadlineMs(call) - 1);
    expect(kind).toBe("");
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect(kind).toBe("timeout");
  }
  expect(toDeadlineMs("checkOffer")).toBeLessThan(5_000);
  expect(toDeadlineMs("findHotels")).toBeGreaterThan(20_000);
});

test.each(["listFares", "listSeats", "checkFare"])(
  "%s has the time of a search, as it may need one, and its callers wait for it",
  (call) => {
    expect(toDeadlineMs(call)).toBe(toDeadlineMs("findItineraries"));
    for (const endpoint of [getItineraryEndpoint, listSeatsEndpoint, createQuoteEndpoint])
      expect(endpoint).toHaveProperty("isSlow", true);
  },
);
