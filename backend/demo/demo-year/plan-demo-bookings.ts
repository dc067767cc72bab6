import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { dayMs, hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs, earlier, msBetween } from "@/lib/dates/instants";
import { seededRandom, type SeededRandom } from "../../suppliers/sandbox/seeded-random";
import { demoClients, demoTravellers, type DemoPerson } from "./demo-people";
import { demoCarAirports, demoCities, demoRoutes } from "./demo-trips";

/** What has become of a booking by the day of the seed. */
type DemoOutcome =
  | { is: "confirmed" }
  | { is: "cancelled"; at: Date; refundFails?: true }
  /** Never paid, or refused by its supplier once paid. */
  | { is: "failed"; why: "notPaidInTime" | "supplierRefused" }
  /** Waits for its payment. */
  | { is: "held"; until: Date }
  /** Its airline has moved a flight. */
  | { is: "changed"; at: Date };

/** `seed` picks what the place sells. */
type DemoTrip =
  | { service: "hotels"; city: (typeof demoCities)[number]; adults: number; childAges: number[] }
  | { service: "cars"; airport: (typeof demoCarAirports)[number] }
  | { service: "flights"; route: (typeof demoRoutes)[number]; adults: number }
  | { service: "activities"; city: (typeof demoCities)[number]; adults: number };

export type PlannedBooking = {
  /** From 0; its own stream of numbers. */
  number: number;
  trip: DemoTrip;
  bookedAt: Date;
  /** Calendar dates at the place. */
  start: string;
  end: string;
  /** The mailbox of the member whose sale it is; null for none. */
  seller: string | null;
  /** The mailbox of the traveller who booked it; null for a guest, or what a member booked. */
  traveller: string | null;
  contact: DemoPerson;
  outcome: DemoOutcome;
};

/** Ordinary ones; beside them are some whose state is of these days. */
const ordinary = 400;
const heldHours = [3, 9, 26, 50, 74, 122, 194, 290, 434] as const;
const changes = 3;
const failingRefunds = 3;
const soon = 10;
const activities = 40;
const daysOfYear = 365;

const sellers = [
  ...Array<string>(24).fill("agent"),
  ...Array<string>(14).fill("sales"),
  ...Array<string>(14).fill("lucia"),
  ...Array<string>(10).fill("restricted"),
  ...Array<string>(10).fill("jonas"),
  ...Array<string>(7).fill("mariam"),
  ...Array<string>(5).fill("owner"),
] as unknown as readonly [string, ...string[]];
const nobodyShare = 0.17;
/** Of those without a seller. */
const accountShare = 0.45;

const pickOf = <T>(random: SeededRandom, list: readonly T[]): T | undefined =>
  list[random.integer(0, list.length - 1)];

type Person = Pick<PlannedBooking, "seller" | "traveller" | "contact">;
function planPerson(random: SeededRandom): Person {
  const client = pickOf(random, demoClients);
  const traveller = pickOf(random, demoTravellers);
  const isSold = random.next() >= nobodyShare;
  const hasAccount = random.next() < accountShare;
  const seller = random.pick(sellers);
  if (!client || !traveller) throw new Error("the demo has nobody who travels");
  if (isSold) return { seller, traveller: null, contact: client };
  return hasAccount
    ? { seller: null, traveller: traveller.mailbox, contact: traveller }
    : { seller: null, traveller: null, contact: client };
}

/** Most are of these weeks: the agency grows. */
function planBookedAt(random: SeededRandom, now: Date): Date {
  const days = Math.floor(1 + (daysOfYear - 2) * (1 - random.next() ** 0.7));
  const hours = random.between(8, 20);
  const midnight = Date.parse(`${toLocalDate(addMs(now, -days * dayMs), "UTC")}T00:00:00Z`);
  return new Date(midnight + Math.floor(hours * hourMs));
}

function planTrip(
  random: SeededRandom,
  service: DemoTrip["service"],
): { trip: DemoTrip; lead: number; days: number } {
  const adults = random.pick([1, 2, 2, 2, 2, 3, 4]);
  const far = Math.floor(random.next() ** 1.6 * 165);
  switch (service) {
    case "hotels": {
      const city = random.pick(demoCities);
      const hasChildren = adults === 2 && random.next() < 0.25;
      const childAges = hasChildren ? [random.integer(3, 12)] : [];
      return {
        trip: { service, city, adults: Math.min(adults, 2), childAges },
        ...{ lead: 3 + far, days: random.integer(1, 9) },
      };
    }
    case "cars":
      return {
        trip: { service, airport: random.pick(demoCarAirports) },
        ...{ lead: 2 + far, days: random.integer(2, 14) },
      };
    case "flights":
      return {
        trip: { service, route: random.pick(demoRoutes), adults: Math.min(adults, 3) },
        ...{ lead: 8 + far, days: random.integer(2, 16) },
      };
    case "activities":
      return {
        trip: { service, city: random.pick(demoCities), adults },
        ...{ lead: 2 + far, days: 0 },
      };
  }
}

const cancelledShare = 0.13;
const failedShare = 0.03;

function planOutcome(
  random: SeededRandom,
  { bookedAt, start, now }: { bookedAt: Date; start: string; now: Date },
): DemoOutcome {
  const [kind, when, why] = [random.next(), random.next(), random.next()];
  const first = addMs(bookedAt, 2 * hourMs);
  const dayBefore = addMs(new Date(`${start}T00:00:00Z`), -dayMs);
  const last = earlier(addMs(now, -hourMs), dayBefore);
  if (kind < cancelledShare && last > first)
    return { is: "cancelled", at: addMs(first, Math.floor(when * msBetween(first, last))) };
  if (kind > 1 - failedShare)
    return { is: "failed", why: why < 0.6 ? "notPaidInTime" : "supplierRefused" };
  return { is: "confirmed" };
}

/**
 * A year of an agency's bookings until half a year ahead, the earliest first: the same ones for the
 * same day, relative to it. `usual`: how many of them are ordinary.
 */
export function planDemoBookings(now: Date, { usual = ordinary } = {}): PlannedBooking[] {
  const planned: Omit<PlannedBooking, "number">[] = [];
  const plan = (
    random: SeededRandom,
    service: DemoTrip["service"],
    fixed: {
      bookedAt?: Date;
      lead?: number;
      outcome?: (start: string) => DemoOutcome;
    } = {},
  ) => {
    const { bookedAt = planBookedAt(random, now) } = fixed;
    const { trip, lead, days } = planTrip(random, service);
    const start = addDays(toLocalDate(bookedAt, "UTC"), fixed.lead ?? lead);
    const outcome = planOutcome(random, { bookedAt, start, now });
    planned.push({
      trip,
      bookedAt,
      start,
      end: addDays(start, days),
      ...planPerson(random),
      outcome: fixed.outcome?.(start) ?? outcome,
    });
  };
  const random = (kind: string, number: number) => seededRandom("demo year", kind, number);
  for (let number = 0; number < usual; number++) {
    const numbers = random("usual", number);
    plan(
      numbers,
      numbers.pick(["hotels", "hotels", "hotels", "flights", "flights", "cars", "cars"]),
    );
  }
  for (const [number, hours] of heldHours.entries())
    plan(random("held", number), "flights", {
      bookedAt: addMs(now, -(number + 1) * 137 * minuteMs),
      lead: 31 + 9 * number,
      outcome: () => ({ is: "held", until: addMs(now, hours * hourMs) }),
    });
  for (let number = 0; number < changes; number++)
    plan(random("changed", number), "flights", {
      bookedAt: addMs(now, -(40 + 17 * number) * dayMs - number * hourMs),
      lead: 60 + 31 * number,
      outcome: () => ({ is: "changed", at: addMs(now, -(5 + 19 * number) * hourMs) }),
    });
  for (let number = 0; number < failingRefunds; number++)
    plan(random("failing refund", number), "flights", {
      bookedAt: addMs(now, -(50 + 11 * number) * dayMs - number * hourMs),
      lead: 90 + 13 * number,
      outcome: () => ({
        is: "cancelled",
        at: addMs(now, -(2 + 4 * number) * dayMs),
        refundFails: true,
      }),
    });
  for (let number = 0; number < soon; number++)
    plan(random("soon", number), "hotels", {
      bookedAt: addMs(now, -(20 + 3 * number) * dayMs - number * hourMs),
      lead: 22 + 4 * number,
      outcome: () => ({ is: "confirmed" }),
    });
  for (let number = 0; number < activities; number++)
    plan(random("activity", number), "activities");
  return planned
    .toSorted((a, b) => msBetween(b.bookedAt, a.bookedAt))
    .map((one, number) => ({ ...one, number }));
}
