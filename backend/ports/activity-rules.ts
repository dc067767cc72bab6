import type { RefundRule } from "@/lib/api/contract/activities";
import type { ActivityDayState, DayPart } from "@/lib/api/contract/activity-terms";
import type { Moment } from "@/lib/api/contract/moments";
import { addDays } from "@/lib/dates/calendar-date";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { momentDay } from "@/lib/dates/moment-day";
import { toDayNumber, toEpochMinute, toMomentAt, toZonedMinute } from "@/lib/dates/zone-clock";
import type { SupplierStart } from "./activity-supplier";
import type { OfferPart } from "./booking-supplier";

/**
 * Until when a start can be booked: minutes before it, before those who run it open or close on its
 * day, or a time of the clock some days before.
 */
export type CutOff =
  | { kind: "start" | "opening" | "closing"; minutes: number }
  | { kind: "fixed"; daysBefore: number; time: string };

/** HH:MM; an end that isn't after the beginning is on the next day. */
export type OpeningTimes = { from: string; until: string };

/**
 * The moment at which a product's clock shows a time (HH:MM) of a day; of a time that summer time
 * skips, the moment that its clock shows then.
 */
export function toClockMoment(date: string, time: string, zone: string): Moment {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return toMomentAt(toZonedMinute(toDayNumber(date), hours * 60 + minutes, zone), zone);
}

/** The moment from which on a start can't be booked, by the product's clock. */
export function toBookUntil(
  cutOff: CutOff,
  { starts, opens: { from, until } }: { starts: Moment; opens: OpeningTimes },
): Moment {
  const [day, { zone }] = [momentDay(starts), starts];
  const before = ({ at }: Moment, minutes: number) =>
    toMomentAt(toEpochMinute(new Date(at)) - minutes, zone);
  switch (cutOff.kind) {
    case "fixed":
      return toClockMoment(addDays(day, -cutOff.daysBefore), cutOff.time, zone);
    case "start":
      return before(starts, cutOff.minutes);
    case "opening":
      return before(toClockMoment(day, from, zone), cutOff.minutes);
    case "closing":
      return before(
        toClockMoment(until > from ? day : addDays(day, 1), until, zone),
        cutOff.minutes,
      );
  }
}

function toRefundEnd({ until }: RefundRule, starts: Moment): Date {
  if ("hoursBefore" in until) return addMs(new Date(starts.at), -until.hoursBefore * hourMs);
  const day = addDays(momentDay(starts), -until.daysBefore);
  return new Date(toClockMoment(day, until.time, starts.zone).at);
}

/**
 * What cancelling gives back of a start, by the product's own rules: those that are past are left
 * out, and none lasts longer than until the start.
 */
export function toRefundSteps(
  rules: readonly RefundRule[],
  { starts, now }: { starts: Moment; now: Date },
): OfferPart["cancellation"] {
  const steps = rules
    .map((rule) => ({
      before: new Date(Math.min(+toRefundEnd(rule, starts), Date.parse(starts.at))),
      refundPercentage: rule.refundPercentage,
    }))
    .filter(({ before: end }) => end > now)
    .map(({ before: end, ...step }) => ({ before: end.toISOString(), ...step }));
  return { zone: starts.zone, steps };
}

/** Places or units. As many or fewer are few. */
const few = 5;

/** What a day is by its starts; one with room that only takes other parties is as good as open. */
export function toDayState(
  starts: readonly Pick<SupplierStart, "state" | "left">[],
): ActivityDayState {
  const open = starts.filter(
    ({ state, left }) => state === "open" || (state === "partyMismatch" && left !== 0),
  );
  if (open.length > 0) {
    const left = open.reduce((sum, start) => sum + (start.left ?? few + 1), 0);
    return left > few ? "open" : "few";
  }
  if (starts.length === 0) return "notOperating";
  return starts.every(({ state }) => state === "pastCutOff") ? "pastCutOff" : "soldOut";
}

/** When parts of the day begin. */
const [morning, afternoon, evening] = ["04:00", "12:00", "17:00"] as const;

/** A time (HH:MM) of each part of the day at which it is open. */
export const toOpenTimes = ({ from, until }: OpeningTimes): string[] =>
  [from, afternoon, evening].filter((time) => time >= from && (until <= from || time < until));

/** The part of the day of a local time (YYYY-MM-DDTHH:MM). */
export function toDayPart(local: string): DayPart {
  const time = local.slice(11);
  if (time < morning || time >= evening) return "evening";
  return time < afternoon ? "morning" : "afternoon";
}
