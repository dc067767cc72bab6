import { rideLimits } from "@/lib/api/contract/ride-terms";
import { addDays } from "@/lib/dates/calendar-date";
import { hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { toMoment } from "@/lib/dates/to-moment";
import { toMomentAt } from "@/lib/dates/zone-clock";
import type { RideBookingSupplier, SupplierLaunch } from "../../../ports/ride-supplier";
import type { SharedSupplier, SupplierContext } from "../../supplier-provider";
import { createMagicCalls } from "../magic-calls";
import { createReservations } from "../reservations";
import { listUnitsLeft } from "../stock";
import { toNetPriceAt } from "../to-net-price";
import {
  findBalloon,
  listBalloons,
  parseOfferId,
  toOfferId,
  toRideAllotment,
  type Balloon,
} from "./list-balloons";

type Query = Omit<Parameters<RideBookingSupplier["listLaunches"]>[0], "rideId"> & {
  replaces?: readonly string[];
};
type Left = { left: number; dearer?: number };

function toLaunch(
  { ride, timeZone, dollars, holdsAt, answerWithinHours }: Balloon,
  launch: string,
  { query: { date, people, now }, left, dearer = 1 }: Left & { query: Query },
): SupplierLaunch {
  const baskets = Math.ceil(people / rideLimits.peopleInBasket);
  const starts = toMoment(date, launch, timeZone);
  const takesOff = new Date(starts.at);
  return {
    id: toOfferId(ride.id, launch),
    supplier: "sandbox",
    expiresAt: addMs(now, hourMs).toISOString(),
    ride,
    starts,
    ends: toMomentAt(takesOff.getTime() / minuteMs + ride.minutes, timeZone),
    ...{ people, baskets, basketsLeft: left, holdsAt },
    ...(answerWithinHours === undefined ? {} : { answerWithinHours }),
    price: toNetPriceAt((ride.kind === "private" ? baskets : people) * dollars * dearer, 10, 1.4),
    cancellation: {
      zone: timeZone,
      steps: [
        { before: addMs(takesOff, -48 * hourMs).toISOString(), refundPercentage: 100 },
        { before: addMs(takesOff, -24 * hourMs).toISOString(), refundPercentage: 50 },
      ].filter(({ before }) => before > now.toISOString()),
    },
    comments: ["Wear a warm coat. Where the wind is too strong, everything is given back."],
  };
}

/** Made-up balloon rides, whose baskets really run out. */
export function createSandboxRides({
  db,
  now: clock,
  wait,
}: Pick<SupplierContext, "db" | "now"> & {
  wait?: (ms: number) => Promise<void>;
}): RideBookingSupplier {
  const reservations = createReservations({
    db,
    now: clock,
    allotmentOf: toRideAllotment,
    toWord: ({ resource }) => findBalloon(resource)?.word ?? null,
  });
  const magic = createMagicCalls(reservations, wait);

  /** What takes off later than now, with room for all. */
  async function listOf(balloon: Balloon, query: Query, dearer = 1): Promise<SupplierLaunch[]> {
    const { ride, baskets, launches } = balloon;
    const { date, now, replaces = [] } = query;
    const period = { start: date, end: addDays(date, 1), now, resources: [ride.id], replaces };
    const left = (await listUnitsLeft(db, period)).get(ride.id);
    return launches
      .map((launch) =>
        toLaunch(balloon, launch, { query, left: left?.get(launch) ?? baskets, dearer }),
      )
      .filter(
        ({ starts, ...one }) => starts.at > now.toISOString() && one.baskets <= one.basketsLeft,
      );
  }
  const findOffer = async (offerId: string, query: Query, dearer: number) => {
    const parsed = parseOfferId(offerId);
    const offers = parsed ? await listOf(parsed.balloon, query, dearer) : [];
    return offers.find(({ id }) => id === offerId) ?? null;
  };

  return {
    async findRides({ place, ...query }) {
      const found = await Promise.all(
        listBalloons(place).map(async (balloon) => ({
          rideId: balloon.ride.id,
          offers: await listOf(balloon, query),
        })),
      );
      return found.filter(({ offers }) => offers.length > 0);
    },
    async listLaunches({ rideId, ...query }) {
      const balloon = findBalloon(rideId);
      return balloon && listOf(balloon, query);
    },
    checkLaunch: ({ offerId, ...query }) =>
      magic.check(parseOfferId(offerId)?.balloon.word ?? null, (dearer) =>
        findOffer(offerId, query, dearer),
      ),
    async hold({ offerId, expected, clientReference, until, ...query }) {
      const parsed = parseOfferId(offerId);
      if (!parsed) return { state: "soldOut" };
      const { balloon, launch } = parsed;
      return magic.hold(balloon.word, {
        expected,
        toSold: (dearer) => toLaunch(balloon, launch, { query, left: balloon.baskets, dearer }),
        find: (dearer) => findOffer(offerId, query, dearer),
        take({ baskets, answerWithinHours }) {
          const wanted = {
            ...{ clientReference, resource: balloon.ride.id, unit: launch, offerId },
            ...{ slots: [query.date], count: baskets, until, now: query.now },
            replaces: query.replaces,
          };
          return answerWithinHours === undefined
            ? reservations.hold(wanted)
            : reservations.request({ ...wanted, answerWithinHours });
        },
      });
    },
    ...magic.bookings,
  };
}

export const sandboxRides: SharedSupplier<"rides"> = {
  name: "sandbox",
  service: "rides",
  create: createSandboxRides,
};
