import fc from "fast-check";
import { toAsked } from "./to-asked";

const nothing = { places: [], dates: null, month: null, party: [], driverAge: null };

it("reads a hotel search", () => {
  expect(toAsked({ place: " Lisbon ", checkIn: "2026-12-05", checkOut: "2026-12-07", rooms: "1", adults: "2", children: "0", placeId: "x" })).toEqual({
    ...nothing,
    places: [{ key: "place", text: "Lisbon" }],
    dates: { start: "2026-12-05", end: "2026-12-07" },
    party: [
      { key: "adults", count: 2 },
      { key: "rooms", count: 1 },
    ],
  });
});

it("reads a rental, a one-way flight and a cruise", () => {
  expect(toAsked({ pickUpPlace: "LIS", pickUpDate: "2026-12-05", dropOffDate: "2026-12-07", driverAge: "25" })).toMatchObject({
    dates: { start: "2026-12-05", end: "2026-12-07" },
    driverAge: 25,
  });
  expect(toAsked({ from: "LIS", to: "CPH", departure: "2026-12-05", return: "" }).dates).toEqual({ start: "2026-12-05", end: null });
  expect(toAsked({ month: "2027-03" }).month).toBe("2027-03");
});

it.each([
  { checkIn: "2026-02-31" },
  { checkIn: "tomorrow" },
  { adults: "-1" },
  { adults: "2; drop" },
  { adults: "99" },
  { month: "2026-13" },
  { driverAge: "7" },
  { place: ["a", "b"] },
  { unknown: "x" },
])("leaves out %j", (query) => expect(toAsked(query)).toEqual(nothing));

it("leaves out an end before the start", () => {
  expect(toAsked({ checkIn: "2026-12-05", checkOut: "2026-12-01" }).dates).toEqual({ start: "2026-12-05", end: null });
});

it("takes whatever a query may hold", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("place", "checkIn", "checkOut", "adults", "month", "driverAge"), fc.string()), (query) => {
      const { places, dates } = toAsked(query);
      expect(places.every(({ text }) => text.length <= 100)).toBe(true);
      expect(dates === null || !Number.isNaN(Date.parse(dates.start))).toBe(true);
    }),
  );
});
