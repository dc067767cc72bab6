import { listRateTraits, readRateTraits, toRateTraitsQuery } from "./rate-traits";
import { refundUntil, sampleOffer } from "./testing/sample-offer";

const now = new Date("2026-11-21T12:00:00Z");

it.each([
  [[], {}],
  [["breakfast"], { board: "half_board" as const }],
  [["freeCancellation"], { cancellation: refundUntil(["2026-12-01 12:00", 100]) }],
  [[], { cancellation: refundUntil(["2026-12-01 12:00", 50]) }],
  [[], { cancellation: refundUntil(["2026-11-20 12:00", 100], ["2026-12-01 12:00", 50]) }],
  [["breakfast", "payAtProperty"], { board: "breakfast" as const, payment: "atProperty" as const }],
])("%j of %j", (traits, fields) => {
  expect(listRateTraits(sampleOffer("1", fields), now)).toEqual(traits);
});

it("reads back from an address what it has written there, and nothing else", () => {
  expect(readRateTraits(toRateTraitsQuery(["breakfast", "payAtProperty"]))).toEqual([
    "breakfast",
    "payAtProperty",
  ]);
  expect(readRateTraits({ breakfast: "1", freeCancellation: ["x", "true"], id: "true" })).toEqual([
    "freeCancellation",
  ]);
});
