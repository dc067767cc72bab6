import type { BookingRecord } from "../booking/bookings/booking-record";
import { toErasureStage, toKeptUntil } from "./retention";

const now = new Date("2026-11-21T12:00:00Z");
type Changes = { booking?: object; payments?: string[]; refunds?: string[] };
const toRecord = ({ booking = {}, payments = [], refunds = [] }: Changes) => {
  const usual = {
    state: "confirmed",
    createdAt: new Date("2026-03-01T00:00:00Z"),
    endsOn: "2026-05-01",
    cancelledAt: null,
    nextStepAt: null,
  };
  const rows = {
    booking: { ...usual, ...booking },
    payments: payments.map((state) => ({ state })),
    refunds: refunds.map((state) => ({ state })),
  };
  return rows as unknown as BookingRecord;
};

it("counts the years from the last one with activity", () => {
  const createdAt = new Date("2026-12-31T23:00:00Z");
  expect(toKeptUntil({ createdAt, endsOn: "2026-12-31", cancelledAt: null })).toBe("2036-12-31");
  expect(toKeptUntil({ createdAt, endsOn: "2027-01-02", cancelledAt: null })).toBe("2037-12-31");
  expect(
    toKeptUntil({ createdAt, endsOn: "2027-01-02", cancelledAt: new Date("2028-01-01T00:00:00Z") }),
  ).toBe("2038-12-31");
});

it.each<[string, Changes]>([
  ["standing", { booking: { endsOn: "2026-11-21" } }],
  ["standing", { booking: { nextStepAt: now } }],
  [
    "standing",
    {
      booking: { state: "cancelled", cancelledAt: now },
      payments: ["succeeded"],
      refunds: ["failed"],
    },
  ],
  [
    "standing",
    {
      booking: { state: "cancelled", cancelledAt: now },
      payments: ["succeeded"],
      refunds: ["pending"],
    },
  ],
  ["kept", {}],
  [
    "kept",
    {
      booking: { state: "refunded", cancelledAt: now, endsOn: "2027-01-01" },
      payments: ["succeeded"],
      refunds: ["succeeded"],
    },
  ],
  ["kept", { booking: { state: "failed", endsOn: "2027-01-01" }, payments: ["succeeded"] }],
  ["kept", { booking: { createdAt: new Date("2016-03-01T00:00:00Z"), endsOn: "2016-05-01" } }],
  ["over", { booking: { createdAt: new Date("2015-03-01T00:00:00Z"), endsOn: "2015-05-01" } }],
  ["over", { booking: { state: "failed", endsOn: "2027-01-01" }, payments: ["expired"] }],
])("is %s for %j", (stage, changes) => expect(toErasureStage(toRecord(changes), now)).toBe(stage));
