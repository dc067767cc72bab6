import { addDays } from "@/lib/dates/calendar-date";
import type { SupplierOffer } from "../../../ports/hotel-supplier";
import type { CancellationKind } from "./rate-plans";
import { toInstant } from "@/lib/dates/to-instant";

type Cancellation = SupplierOffer["cancellation"];
type Rule = { daysBefore: number; time: string; refundPercentage: number };

/** A day counts to its last minute, as the deal's date does. */
const endOfDay = "23:59";

const rulesOf: Record<CancellationKind, (freeDays: number | null) => Rule[]> = {
  none: () => [],
  standard: (freeDays) =>
    freeDays === null ? [] : [{ daysBefore: freeDays, time: endOfDay, refundPercentage: 100 }],
  partial: (freeDays) =>
    freeDays === null
      ? [{ daysBefore: 3, time: endOfDay, refundPercentage: 50 }]
      : [
          { daysBefore: freeDays, time: endOfDay, refundPercentage: 100 },
          { daysBefore: 0, time: "12:00", refundPercentage: 50 },
        ],
  flexible: () => [{ daysBefore: 0, time: "18:00", refundPercentage: 100 }],
};

/**
 * Timelines of cancelling for stays that start on one day: instants by the property's own clock,
 * those that are past left out. Null where nothing is left of what the plan promises. Hotels share
 * the same ones.
 */
export function createCancellations({ start, now }: { start: string; now: Date }) {
  const zones = new Map<string, Partial<Record<CancellationKind, (Cancellation | null)[]>>>();
  const create = (
    kind: CancellationKind,
    freeDays: number | null,
    zone: string,
  ): Cancellation | null => {
    const rules = rulesOf[kind](freeDays);
    const steps = rules
      .map(({ daysBefore, time, refundPercentage }) => ({
        before: toInstant(addDays(start, -daysBefore), time, zone),
        refundPercentage,
      }))
      .filter(({ before }) => before > now)
      .map(({ before, refundPercentage }) => ({ before: before.toISOString(), refundPercentage }));
    return rules.length > 0 && steps.length === 0 ? null : { zone, steps };
  };
  return (kind: CancellationKind, freeDays: number | null, zone: string): Cancellation | null => {
    const kinds = zones.get(zone) ?? {};
    if (!zones.has(zone)) zones.set(zone, kinds);
    const list = (kinds[kind] ??= []);
    // None can be cancelled up to the day of arrival: 0 stands for "not at all".
    const index = freeDays ?? 0;
    const known = list[index];
    return known === undefined ? (list[index] = create(kind, freeDays, zone)) : known;
  };
}
