import type { RefundRule } from "@/lib/api/contract/activities";
import type { ActivityDayState } from "@/lib/api/contract/activity-terms";
import { toMoment } from "@/lib/dates/to-moment";
import {
  toBookUntil,
  toDayPart,
  toDayState,
  toOpenTimes,
  toRefundSteps,
  type CutOff,
} from "./activity-rules";

/** The day on which clocks are put forward. */
const newYork = toMoment("2027-03-14", "10:00", "America/New_York");
/** Fourteen hours ahead of UTC: the day before there. */
const kiritimati = toMoment("2027-03-12", "08:00", "Pacific/Kiritimati");
/** Eleven hours behind. */
const pagoPago = toMoment("2027-03-12", "20:00", "Pacific/Pago_Pago");
const day = { from: "09:00", until: "18:00" };
const night = { from: "19:00", until: "01:00" };

const fixed = (daysBefore: number, time: string): CutOff => ({ kind: "fixed", daysBefore, time });
const before = (kind: "start" | "opening" | "closing", minutes: number): CutOff => ({
  ...{ kind, minutes },
});

test.each([
  [before("start", 30), newYork, day, "2027-03-14T09:30", "2027-03-14T13:30"],
  [before("start", 1_440), newYork, day, "2027-03-13T09:00", "2027-03-13T14:00"],
  [before("opening", 60), newYork, day, "2027-03-14T08:00", "2027-03-14T12:00"],
  [before("closing", 60), newYork, day, "2027-03-14T17:00", "2027-03-14T21:00"],
  [before("closing", 30), newYork, night, "2027-03-15T00:30", "2027-03-15T04:30"],
  [fixed(1, "18:00"), newYork, day, "2027-03-13T18:00", "2027-03-13T23:00"],
  [fixed(0, "02:30"), newYork, day, "2027-03-14T03:30", "2027-03-14T07:30"],
  [fixed(0, "07:00"), kiritimati, day, "2027-03-12T07:00", "2027-03-11T17:00"],
  [before("opening", 0), kiritimati, day, "2027-03-12T09:00", "2027-03-11T19:00"],
  [before("start", 120), pagoPago, night, "2027-03-12T18:00", "2027-03-13T05:00"],
])("%j of a start", (cutOff, starts, opens, local, at) =>
  expect(toBookUntil(cutOff, { starts, opens })).toEqual({
    ...{ local, zone: starts.zone, at: `${at}:00.000Z` },
  }),
);

const hours = (hoursBefore: number, refundPercentage: number): RefundRule => ({
  ...{ until: { hoursBefore }, refundPercentage },
});
const days = (daysBefore: number, time: string, refundPercentage: number): RefundRule => ({
  ...{ until: { daysBefore, time }, refundPercentage },
});

test.each([
  ["nothing ever", [], newYork, []],
  ["a day of real hours", [hours(24, 100)], newYork, [["2027-03-13T14:00", 100]]],
  ["the day before by the clock", [days(1, "10:00", 100)], newYork, [["2027-03-13T15:00", 100]]],
  [
    "ranges of days",
    [days(7, "00:00", 100), days(2, "00:00", 50)],
    kiritimati,
    [
      ["2027-03-04T10:00", 100],
      ["2027-03-09T10:00", 50],
    ],
  ],
  ["an end after the start", [days(0, "23:59", 100)], pagoPago, [["2027-03-13T07:00", 100]]],
  [
    "one that is past",
    [days(30, "00:00", 100), hours(24, 50)],
    pagoPago,
    [["2027-03-12T07:00", 50]],
  ],
])("cancelling gives back: %s", (_, rules, starts, steps) =>
  expect(toRefundSteps(rules, { starts, now: new Date("2027-03-01T12:00:00Z") })).toEqual({
    zone: starts.zone,
    steps: steps.map(([before, refundPercentage]) => ({
      ...{ before: `${before}:00.000Z`, refundPercentage },
    })),
  }),
);

const open = (left: number | null) => ({ state: "open" as const, left });
const [full, past] = [
  { state: "soldOut" as const, left: 1 },
  { state: "pastCutOff" as const, left: 9 },
];
test.each<[string, Parameters<typeof toDayState>[0], ActivityDayState]>([
  ["no start", [], "notOperating"],
  ["one with room", [full, open(6)], "open"],
  ["one that doesn't say how much", [open(null)], "open"],
  ["a little at two", [open(3), open(2), past], "few"],
  ["enough at two together", [open(3), open(3)], "open"],
  ["none has room", [full, past], "soldOut"],
  ["all are past", [past, past], "pastCutOff"],
  ["it takes others", [{ state: "partyMismatch", left: 8 }, past], "open"],
  ["it takes others, and is full", [{ state: "partyMismatch", left: 0 }, past], "soldOut"],
])("a day of which %s is %s", (_, starts, state) => expect(toDayState(starts)).toBe(state));

test.each([
  ["03:59", "evening"],
  ["04:00", "morning"],
  ["11:59", "morning"],
  ["12:00", "afternoon"],
  ["16:59", "afternoon"],
  ["17:00", "evening"],
])("%s is in the %s", (time, part) => expect(toDayPart(`2027-03-14T${time}`)).toBe(part));

test.each([
  [{ from: "10:00", until: "18:00" }, ["10:00", "12:00", "17:00"]],
  [{ from: "13:00", until: "17:00" }, ["13:00"]],
  [{ from: "18:00", until: "01:00" }, ["18:00"]],
  [{ from: "07:00", until: "12:00" }, ["07:00"]],
])("a house that is open as %j is so at %j", (opens, times) =>
  expect(toOpenTimes(opens)).toEqual(times),
);
