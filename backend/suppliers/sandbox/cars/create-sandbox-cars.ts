import type { ScopedDatabase } from "@/backend/db/scoped";
import type { CarExtra } from "@/lib/api/contract/car-terms";
import { distanceKm } from "@/lib/api/contract/distance-km";
import type { Point } from "@/lib/api/contract/point";
import { addDays } from "@/lib/dates/calendar-date";
import type {
  CarBookingSupplier,
  FoundCar,
  RefusedCars,
  SupplierCarOffer,
} from "../../../ports/car-supplier";
import { toRoundedKm } from "../find-site";
import { createMagicCalls } from "../magic-calls";
import { findByName, islandPlaces, toWaterAt } from "../null-island";
import { createReservations } from "../reservations";
import { hashText, randomAt } from "../seeded-random";
import { listUnitsLeft, type Unit } from "../stock";
import {
  parseCarId,
  parseOfferId,
  toCarAllotment,
  toCarId,
  toResource,
  type Route,
} from "./car-ids";
import { createDepotFinder } from "./create-depots";
import type { DepotSite } from "./depot-site";
import { toRefusal } from "./desk-fees";
import { listDatesOut } from "./rental-days";
import { createCarOffers } from "./to-offers";

type CarQuery = Omit<Parameters<CarBookingSupplier["listOffers"]>[0], "carId">;
type Extras = readonly { id: CarExtra; count: number }[];

/** km. Who brings a car back this near to where it was searched brings it back to its depot. */
const sameSpotKm = 1;
/** km. The longest detour past the nearest desk to one of the same company. */
const detourKm = 5;

/** How many there are of each reason, with the age that most of them could be rented at. */
function countRefused(refusals: readonly Omit<RefusedCars, "cars">[]): RefusedCars[] {
  const counted = new Map<string, RefusedCars>();
  for (const { reason, age } of refusals) {
    const { cars, age: before } = counted.get(reason) ?? { cars: 0, age };
    const nearer = reason === "driverTooOld" ? Math.max : Math.min;
    counted.set(reason, {
      reason,
      cars: cars + 1,
      age: before === null || age === null ? age : nearer(before, age),
    });
  }
  return [...counted.values()];
}

/** A car goes back to its company's desk where one is near, else to the nearest of any. */
function findReturn(
  company: string,
  near: readonly { depot: DepotSite; distance: number }[],
): DepotSite | null {
  const [nearest] = near;
  const own = near.find(
    ({ depot, distance }) =>
      distance - (nearest?.distance ?? 0) <= detourKm &&
      depot.cars.some((car) => car.company.code === company),
  );
  return (own ?? nearest)?.depot ?? null;
}

/**
 * Made-up rental cars at real airports and in real towns, which really run out. The same for the
 * same question on every machine but for what was sold. docs/sandbox.md tells what is made up and
 * the magic cars.
 */
export function createSandboxCars({
  db,
  now,
  wait,
}: {
  db: ScopedDatabase;
  now: () => Date;
  wait?: (ms: number) => Promise<void>;
}): CarBookingSupplier {
  const depots = createDepotFinder();
  const toCar = ({ resource, unit }: Unit) =>
    depots
      .get(resource.slice(toResource({ key: "" }).length))
      ?.cars.find((car) => car.unit === unit);
  const reservations = createReservations({
    db,
    now,
    allotmentOf: (unit) => toCarAllotment(unit, depots),
    toWord: (unit) => toCar(unit)?.word ?? null,
  });
  const magic = createMagicCalls(reservations, wait);

  /** Cars left of units that were ever sold on one of the dates, by resource and unit. */
  const listLeft = (query: CarQuery, sites: readonly DepotSite[]) =>
    listUnitsLeft(db, {
      start: query.pickUpAt.slice(0, 10),
      end: addDays(query.dropOffAt.slice(0, 10), 1),
      now: query.now,
      resources: sites.map(toResource),
    });

  const toLeft = async (query: CarQuery, { from, car }: Route): Promise<number> => {
    const left = await listLeft(query, [from]);
    return left.get(toResource(from))?.get(car.unit) ?? car.allotment;
  };

  function listRoutes(pickUp: Point, dropOff: Point): Route[] {
    const isBack = distanceKm(pickUp, dropOff) <= sameSpotKm;
    const near = isBack
      ? []
      : depots
          .listAround(dropOff)
          .map((depot) => ({ depot, distance: distanceKm(depot, dropOff) }))
          .sort((a, b) => a.distance - b.distance);
    return depots.listAround(pickUp).flatMap((from) =>
      from.cars.flatMap((car): Route[] => {
        const to = isBack ? from : findReturn(car.company.code, near);
        return to ? [{ from, to, car }] : [];
      }),
    );
  }

  return {
    findOwnPlaces: async (text) => findByName(text, islandPlaces),

    async findCars({ pickUp, dropOff, ...query }) {
      await magic.act(toWaterAt(pickUp));
      const offers = createCarOffers(query);
      const routes = listRoutes(pickUp, dropOff).filter((route) => !offers.isPast(route));
      const sites = [...new Set(routes.map(({ from }) => from))];
      const sold = await listLeft(query, sites);
      const date = `|${query.pickUpAt.slice(0, 10)}`;
      const refusals: Omit<RefusedCars, "cars">[] = [];
      const distances = new Map(sites.map((site) => [site, toRoundedKm(pickUp, site)]));
      const cars: FoundCar[] = [];
      for (const route of routes) {
        const { from, car } = route;
        const left = sold.get(toResource(from))?.get(car.unit) ?? car.allotment;
        if (left < 1) continue;
        const refusal = toRefusal(route, query);
        if (refusal) {
          refusals.push(refusal);
          continue;
        }
        const distance = distances.get(from) ?? 0;
        cars.push({
          carId: toCarId(route),
          distance,
          // As with hotels: price takes no part.
          relevance:
            car.company.score.value -
            distance * 0.05 +
            (car.group.isCommon ? 0.5 : 0) +
            randomAt(hashText(date, car.seed), 1) * 1.2,
          offers: offers.list(route, { left }),
        });
      }
      return { cars, refused: countRefused(refusals) };
    },

    async listOffers({ carId, ...query }) {
      const route = parseCarId(carId, depots);
      if (!route) return null;
      const refusal = toRefusal(route, query);
      const offers = createCarOffers(query);
      if (refusal || offers.isPast(route)) return { offers: [], refusal };
      const left = await toLeft(query, route);
      return { offers: left < 1 ? [] : offers.list(route, { left }), refusal: null };
    },

    async checkOffer({ offerId, extras, ...query }) {
      const parsed = parseOfferId(offerId, depots);
      const find = async (dearer: number) => parsed && findOffer(parsed, query, { extras, dearer });
      return parsed && magic.check(parsed.route.car.word, find);
    },

    async hold({ offerId, extras, expected, clientReference, until, ...query }) {
      const parsed = parseOfferId(offerId, depots);
      if (!parsed) return { state: "soldOut" };
      const { route, cover } = parsed;
      const { from, car } = route;
      const offers = createCarOffers(query);
      return magic.hold(car.word, {
        expected,
        toSold: (dearer) =>
          toRefusal(route, query) || offers.isPast(route)
            ? null
            : offers.toOffer(route, cover, { extras, dearer }),
        find: (dearer) => findOffer(parsed, query, { extras, dearer }),
        take: () =>
          reservations.hold({
            clientReference,
            resource: toResource(from),
            unit: car.unit,
            offerId,
            slots: listDatesOut(query),
            count: 1,
            until,
            now: query.now,
          }),
      });
    },

    ...magic.bookings,
  };

  /** The offer if it is rented for this and there is one left. */
  async function findOffer(
    { route, cover }: NonNullable<ReturnType<typeof parseOfferId>>,
    query: CarQuery,
    options: { extras: Extras; dearer: number },
  ): Promise<SupplierCarOffer | null> {
    const offers = createCarOffers(query);
    if (toRefusal(route, query) || offers.isPast(route)) return null;
    const left = await toLeft(query, route);
    return left < 1 ? null : offers.toOffer(route, cover, { ...options, left });
  }
}
