import { getItineraryEndpoint, listSeatsEndpoint } from "@/lib/api/contract/flights";
import { createQuoteEndpoint } from "@/lib/api/contract/quotes";
import { createFakeHotels } from "../testing/fake-hotels";
import { SupplierError } from "../ports/booking-supplier";
import { within } from "../ports/deadlines";
import { flightDeadlines } from "../ports/flight-supplier";
import { guardSupplier } from "./guard-supplier";
import { hotelDeadlines, type HotelBookingSupplier } from "../ports/hotel-supplier";

const never = new Promise<never>(() => {});
const port = guardSupplier(
  {
    book: (id: string) => Promise.resolve(`booked ${id}`),
    refuse: () => Promise.reject(new SupplierError("unavailable", "closed")),
    hold: () => Promise.reject(new TypeError("x is undefined")),
    throwAtOnce: (): Promise<void> => {
      throw new RangeError("too far");
    },
  },
  {
    name: "sandbox",
    deadlines: {
      book: within.booking,
      refuse: within.booking,
      hold: within.booking,
      throwAtOnce: within.shopping,
    },
  },
);

/** A supplier of hotels whose calls and their parts' all do the same. */
const hotelsThat = (call: () => Promise<never>): HotelBookingSupplier => {
  const supplier = createFakeHotels({ hotels: [] });
  const doAll = (calls: object): object =>
    Object.fromEntries(
      Object.entries(calls).map(([name, deadline]) => [
        name,
        typeof deadline === "number" ? call : doAll(Object(deadline)),
      ]),
    );
  return guardSupplier(Object.assign(supplier, doAll(hotelDeadlines)) as HotelBookingSupplier, {
    name: "hotels",
    deadlines: hotelDeadlines,
  });
};

/** Each call of a port and of its parts, with its path and deadline. */
const listCalls = (calls: object, deadlines: object, before = ""): Call[] =>
  Object.entries(deadlines).flatMap(([name, deadline]) => {
    const value: unknown = Reflect.get(calls, name);
    return typeof deadline === "number"
      ? [{ path: before + name, withinMs: deadline, ask: value as Call["ask"] }]
      : listCalls(Object(value), Object(deadline), `${before}${name} `);
  });
type Call = { path: string; withinMs: number; ask: () => Promise<unknown> };

afterEach(() => jest.useRealTimers());

test("responses and the supplier's own errors pass as they are", async () => {
  await expect(port.book("1")).resolves.toBe("booked 1");
  await expect(port.refuse()).rejects.toMatchObject({ kind: "unavailable", message: "closed" });
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

test("the calls of a part are guarded like all others", async () => {
  const broken = hotelsThat(() => Promise.reject(new TypeError("x is undefined")));
  const calls = listCalls(broken, hotelDeadlines);
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["hold", "roomByRoom check", "roomByRoom hold"]),
  );
  for (const { path, ask } of calls)
    await expect(ask()).rejects.toMatchObject({
      kind: "failed",
      message: `hotels ${path}: x is undefined`,
    });
});

test("a call that doesn't respond times out when its port says so", async () => {
  jest.useFakeTimers();
  for (const { path, withinMs, ask } of listCalls(
    hotelsThat(() => never),
    hotelDeadlines,
  )) {
    let kind = "";
    const ended = ask().catch((error: SupplierError) => (kind = error.kind));
    await jest.advanceTimersByTimeAsync(withinMs - 1);
    expect([path, kind]).toEqual([path, ""]);
    await jest.advanceTimersByTimeAsync(1);
    await ended;
    expect([path, kind]).toEqual([path, "timeout"]);
  }
});

test("what takes and gives back has the time that suppliers need to book", () => {
  const { hold, roomByRoom, book, cancel, changeTravellers } = hotelDeadlines;
  expect(new Set([hold, roomByRoom.hold, book, cancel, changeTravellers])).toEqual(
    new Set([within.booking]),
  );
  expect(hotelDeadlines.checkOffer).toBeLessThan(5_000);
  expect(hotelDeadlines.findHotels).toBeGreaterThan(20_000);
});

test("what a supplier doesn't have stays missing", () => {
  const bare: HotelBookingSupplier = createFakeHotels({ hotels: [] });
  delete bare.roomByRoom;
  delete bare.listReviews;
  const plain = guardSupplier(bare, { name: "plain", deadlines: hotelDeadlines });
  expect(plain).toHaveProperty("hold");
  expect(plain).not.toHaveProperty("roomByRoom");
  expect(plain).not.toHaveProperty("listReviews");
});

test.each(["listFares", "listSeats", "checkFare"] as const)(
  "%s has the time of a search, as it may need one, and its callers wait for it",
  (call) => {
    expect(flightDeadlines[call]).toBe(flightDeadlines.findItineraries);
    for (const endpoint of [getItineraryEndpoint, listSeatsEndpoint, createQuoteEndpoint])
      expect(endpoint).toHaveProperty("isSlow", true);
  },
);
