import type { ActivityItem } from "@/lib/api/contract/activity-items";
import type { ActivityProduct, ActivityStart } from "@/lib/api/contract/activities";
import type { BookingSummary } from "@/lib/api/contract/bookings";
import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Segment } from "@/lib/api/contract/flights";
import type { Item } from "@/lib/api/contract/items";
import type { Point } from "@/lib/api/contract/point";
import { addDays } from "@/lib/dates/calendar-date";
import { hourMs, minuteMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";

/** An airport within so far serves the place. */
const nearKm = 150;
/** From landing to being anywhere: border, bags and the way. */
const afterLandingMs = 90 * minuteMs;
/** How early to be at an airport. The way there isn't counted. */
const beforeTakeOffMs = 2 * hourMs;
/** A flight further away in time says nothing about where people are. */
const awayMs = 24 * hourMs;

const booked = ["requested", "held", "pendingSupplier", "confirmed"];
const judged = ["activities", "flights"];

/** A start, and where it is. */
type Plan = Pick<ActivityStart, "starts" | "ends" | "isAnyTime"> & {
  place: Pick<ActivityProduct["place"], "latitude" | "longitude">;
};
type Span = { begins: Date; ends: Date };
type Call = { kind: "lands" | "leaves"; at: Date; flight: Segment };

/**
 * Why people can't, or hardly, be at a start: a flight that lands `minutes` after it starts (before
 * if negative), one that leaves `minutes` after it ends (likewise), or an activity at that time.
 */
export type Clash =
  | { kind: "lands" | "leaves"; flight: Segment; minutes: number }
  | { kind: "overlaps"; activity: ActivityItem };

/** The days on which a booking may clash with what takes place from one day to another. */
export const daysAround = (start: string, end: string) => ({
  // One for `awayMs`, and one because dates are those of different places.
  from: addDays(start, -2),
  to: addDays(end, 2),
});

/** Whether its buyer booked it for themselves, and it stands: neither ended nor being paid. */
export const mayClash = ({
  state,
  service,
  isForClient,
}: Pick<BookingSummary, "state" | "service" | "isForClient">): boolean =>
  booked.includes(state) && judged.includes(service) && !isForClient;

const toSpan = ({ starts, ends }: Pick<Plan, "starts" | "ends">): Span => ({
  begins: new Date(starts.at),
  ends: new Date(ends.at),
});

/** When flights land near a place and leave from there, the earliest first. */
function listCalls(items: readonly Item[], place: Point): Call[] {
  const isNear = (airport: Point) => distanceKm(airport, place) <= nearKm;
  return items
    .flatMap((item) => (item.service === "flights" ? item.itinerary.legs : []))
    .flatMap(({ segments }) => segments)
    .flatMap((flight): Call[] => [
      ...(isNear(flight.from)
        ? [{ kind: "leaves" as const, at: new Date(flight.departs.at), flight }]
        : []),
      ...(isNear(flight.to)
        ? [{ kind: "lands" as const, at: new Date(flight.arrives.at), flight }]
        : []),
    ])
    .sort((one, other) => msBetween(other.at, one.at));
}

/** The last call before it begins and the next one say whether people are there, and for long. */
function findCalls(calls: readonly Call[], { begins, ends }: Span): Call[] {
  const last = calls.findLast(({ at }) => at < begins);
  const next = calls.find(({ at }) => at >= begins);
  const sinceLast = last ? msBetween(last.at, begins) : Infinity;
  const isAway = next?.kind === "lands" && msBetween(begins, next.at) <= awayMs;
  const hasGone = last?.kind === "leaves" && sinceLast <= awayMs && !isAway;
  const justLands = last?.kind === "lands" && sinceLast < afterLandingMs;
  const leaves = next?.kind === "leaves" && msBetween(ends, next.at) < beforeTakeOffMs;
  return [
    ...(last && (hasGone || justLands) ? [last] : []),
    ...(next && (isAway || leaves) ? [next] : []),
  ];
}

/**
 * What of `items`, one's own bookings, clashes with a start. All is compared as instants. What can
 * be entered at any time clashes where its first moment and its last do, and with no activity.
 */
export function findClashes(plan: Plan, items: readonly Item[]): Clash[] {
  const { begins, ends } = toSpan(plan);
  const calls = listCalls(items, plan.place);
  const spans = plan.isAnyTime ? [begins, ends].map((at) => ({ begins: at, ends: at })) : null;
  const found = (spans ?? [{ begins, ends }]).map((span) => findCalls(calls, span));
  const flights = found.every(({ length }) => length > 0) ? (found[0] ?? []) : [];
  const overlapping = items.flatMap((item) => {
    if (item.service !== "activities" || item.isAnyTime || plan.isAnyTime) return [];
    const other = toSpan(item);
    return other.begins < ends && begins < other.ends ? [item] : [];
  });
  return [
    ...flights.map(({ kind, at, flight }) => ({
      ...{ kind, flight },
      minutes: msBetween(kind === "lands" ? begins : ends, at) / minuteMs,
    })),
    ...overlapping.map((activity) => ({ kind: "overlaps" as const, activity })),
  ];
}
