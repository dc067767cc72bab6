import { decodeAcriss } from "@/backend/ports/decode-acriss";
import type { NetPrice } from "@/backend/ports/net-price";
import { toCountryName } from "@/backend/reference-data/countries";
import { carCovers, type CarCover, type CarExtra } from "@/lib/api/contract/car-terms";
import type { Depot, Vehicle } from "@/lib/api/contract/cars";
import type { Moment } from "@/lib/api/contract/moments";
import { addDays } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { toInstant } from "@/lib/dates/to-instant";
import type { CarBookingSupplier, SupplierCarOffer } from "../../../ports/car-supplier";
import { toPicture } from "../pictures";
import { seasonFactor } from "../season";
import { hashText, randomAt } from "../seeded-random";
import { toPhone } from "../hotels/to-address";
import { retailSpread, toNetPriceAt } from "../to-net-price";
import { toAcriss } from "./car-groups";
import { toCarId, toOfferId, type Route } from "./car-ids";
import { toCarText } from "./car-texts";
import type { DepotSite, FleetCar } from "./depot-site";
import { listDeskFees, listExtras } from "./desk-fees";
import { countRentalDays } from "./rental-days";
import type { CancellationKind } from "./rental-companies";

type CarQuery = Omit<Parameters<CarBookingSupplier["listOffers"]>[0], "carId">;
type Extras = readonly { id: CarExtra; count: number }[];
type Options = { left?: number | undefined; dearer?: number | undefined; extras?: Extras };

const supplier = "sandbox";
const offerMinutes = 30;
/** Above this, how many cars are left isn't shown; on Null Island it always is. */
const manyCars = 5;
/** US cents. Complete cover costs a part of the rent and something for each day. */
const completeFactor = 1.18;
const completeDay = 750;
/** What stays blocked where no damage can cost anything. */
const completeDeposit = 20_000;
const saverFactor = 0.93;
/** Points: rental cars bear charges that hotels don't. */
const extraTax = 6;
const refundAfter = 50;

const lengthFactor = (days: number) => (days >= 7 ? 0.82 : days >= 4 ? 0.9 : 1);

type Rule = { days: number; refundPercentage: number };
/** Days before, at the time of pick-up by the depot's clock. */
const rulesOf: Record<CancellationKind, readonly Rule[]> = {
  free48: [
    { days: 2, refundPercentage: 100 },
    { days: 0, refundPercentage: refundAfter },
  ],
  free24: [
    { days: 1, refundPercentage: 100 },
    { days: 0, refundPercentage: refundAfter },
  ],
  untilPickUp: [{ days: 0, refundPercentage: 100 }],
  none: [],
};

const depotsIn = new WeakMap<DepotSite, Map<string, Depot>>();

/** A depot as everybody sees it; countries are named in a language. */
function toDepot(site: DepotSite, language: CarQuery["language"]): Depot {
  const known = depotsIn.get(site) ?? new Map<string, Depot>();
  depotsIn.set(site, known);
  const { key, name, kind, airport, city, latitude, longitude, timeZone, street, hours } = site;
  const depot = known.get(language) ?? {
    id: key,
    name,
    kind,
    airport,
    city: city.name,
    countryCode: city.countryCode,
    address: `${street}, ${city.name}, ${toCountryName(city.countryCode, language)}`,
    latitude,
    longitude,
    timeZone,
    phone: toPhone({ id: key, city }),
    hours,
  };
  known.set(language, depot);
  return depot;
}

const vehiclesIn = new WeakMap<FleetCar, Map<string, Vehicle>>();

function toVehicle(route: Route, language: CarQuery["language"]): Vehicle {
  const known = vehiclesIn.get(route.car) ?? new Map<string, Vehicle>();
  vehiclesIn.set(route.car, known);
  const vehicle = known.get(language) ?? createVehicle(route, language);
  known.set(language, vehicle);
  return vehicle;
}

function createVehicle({ from, car }: Route, language: CarQuery["language"]): Vehicle {
  const { group, seed } = car;
  const acriss = toAcriss(group, from.city.countryCode);
  const decoded = decodeAcriss(acriss);
  if (!decoded) throw new Error(`no car is ${acriss}`);
  return {
    acriss,
    name: car.name ?? toCarText("names", group.code, language),
    picture: toPicture("cars", group.scene, seed),
    seats: group.seats,
    bags: group.bags,
    doors: group.doors,
    range: group.range,
    ...decoded,
  };
}

const toScore = ({ company: { score } }: FleetCar, site: DepotSite) => ({
  value: Math.round((score.value + (hashText(site.key) % 5) / 10 - 0.2) * 10) / 10,
  count: score.count,
});

/** The offers of cars for one rental. What hangs on the rental alone is worked out once. */
export function createCarOffers(query: CarQuery) {
  const { pickUpAt, dropOffAt, now, language } = query;
  const expiresAt = addMs(now, offerMinutes * minuteMs).toISOString();
  const date = pickUpAt.slice(0, 10);
  const moments = new Map<string, Moment>();
  const days = new Map<string, number>();
  const cancellations = new Map<string, SupplierCarOffer["cancellation"]>();
  const seasons = new Map<DepotSite, number>();

  const toMomentAt = (local: string, zone: string): Moment => {
    const key = `${local} ${zone}`;
    const known = moments.get(key) ?? {
      local: local.slice(0, 16),
      zone,
      at: toInstant(local.slice(0, 10), local.slice(11, 16), zone).toISOString(),
    };
    moments.set(key, known);
    return known;
  };

  const toDays = ({ from, to }: Pick<Route, "from" | "to">): number => {
    const key = `${from.timeZone} ${to.timeZone}`;
    const known = days.get(key) ?? countRentalDays(query, { from: from.timeZone, to: to.timeZone });
    days.set(key, known);
    return known;
  };

  function toCancellation(kind: CancellationKind, zone: string): SupplierCarOffer["cancellation"] {
    const key = `${kind} ${zone}`;
    const known = cancellations.get(key) ?? {
      zone,
      steps: rulesOf[kind]
        .map(({ days: before, refundPercentage }) => ({
          before: toMomentAt(`${addDays(date, -before)}${pickUpAt.slice(10)}`, zone).at,
          refundPercentage,
        }))
        .filter(({ before }) => new Date(before) > now),
    };
    cancellations.set(key, known);
    return known;
  }

  function toSeason(site: DepotSite): number {
    const known = seasons.get(site) ?? seasonFactor(date, site.city, site.profile.scenes[0]);
    seasons.set(site, known);
    return known;
  }

  /** What is paid for the car itself, whenever and to whom it is paid. */
  function toRent({ from, car }: Route, cover: CarCover, dearer: number, count: number): NetPrice {
    const { company, group, seed } = car;
    const { profile } = from;
    const chance = randomAt(hashText(`|${date}`, seed), 0);
    const perDay =
      group.day *
      company.factor *
      (car.isSaver ? saverFactor : 1) *
      Math.sqrt(profile.priceLevel) *
      toSeason(from) *
      lengthFactor(count) *
      (0.92 + chance * 0.2);
    const covered = cover === "basic" ? perDay : perDay * completeFactor + completeDay;
    const [low, high] = retailSpread;
    return toNetPriceAt(
      (covered * count * dearer) / 100,
      profile.taxPercentage + extraTax,
      low + randomAt(seed, 3) * (high - low),
    );
  }

  /** What is the same with every cover. */
  const toShared = (route: Route) => {
    const count = toDays(route);
    return {
      count,
      carId: toCarId(route),
      fees: listDeskFees(route, { ...query, days: count }),
      ...listExtras(route, count),
    };
  };

  function toOffer(
    route: Route,
    cover: CarCover,
    { left, dearer = 1, extras: chosen = [] }: Options,
    { count, carId, fees, extras, extraPrices } = toShared(route),
  ): SupplierCarOffer {
    const { from, to, car } = route;
    const { company, group } = car;
    const rent = toRent(route, cover, dearer, count);
    const added = chosen.flatMap(({ id, count: wanted }) => {
      const most = extras.find((extra) => extra.id === id)?.maximum ?? 0;
      const price = extraPrices[id];
      return price !== undefined && wanted <= most ? [{ code: id, amount: price * wanted }] : [];
    });
    const sum = (amounts: readonly { amount: number }[]) =>
      amounts.reduce((total, { amount }) => total + amount, 0);
    const atCost = sum(fees) + sum(added);
    const rentOnSite = {
      now: 0,
      part: rent.wholesale - Math.round(rent.wholesale * company.prepaidShare),
      atDesk: rent.wholesale,
    }[company.payment];
    const isComplete = cover === "complete";
    const kind = car.isSaver ? "none" : company.cancellation;
    const inAllotment = left ?? car.allotment;
    const arrival = from.kind === "shuttle" || from.kind === "meetAndGreet" ? from.kind : null;
    return {
      id: toOfferId(carId, cover),
      carId,
      supplier,
      expiresAt,
      vehicle: toVehicle(route, language),
      company: {
        id: company.code,
        name: company.name,
        logo: `/assets/inventory/rental-logos/${company.code}.svg`,
        score: toScore(car, from),
      },
      pickUp: { depot: toDepot(from, language), ...toMomentAt(pickUpAt, from.timeZone) },
      dropOff: { depot: toDepot(to, language), ...toMomentAt(dropOffAt, to.timeZone) },
      days: count,
      payment: company.payment,
      cover,
      inclusions: [
        "thirdParty",
        "collisionDamage",
        "theft",
        ...(isComplete ? (["glassAndTyres"] as const) : []),
        ...(isComplete || company.hasRoadside ? (["roadside"] as const) : []),
        ...(from.airport ? (["airportFee"] as const) : []),
        "localTaxes",
        ...(company.includesDriver ? (["additionalDriver"] as const) : []),
      ],
      mileage: { included: company.kmPerDay === null ? null : company.kmPerDay * count },
      fuelPolicy: company.fuelPolicy,
      minimumAge: group.minimumAge,
      extras,
      carsLeft: inAllotment <= manyCars || car.word !== null ? inAllotment : null,
      comments: [
        toCarText("comments", "licence", language),
        toCarText("comments", "card", language),
        ...(arrival ? [toCarText("comments", arrival, language)] : []),
        ...(company.fuelPolicy === "prepaid"
          ? [toCarText("comments", "prepaidFuel", language)]
          : []),
        toCarText("comments", "border", language),
      ],
      price: {
        currency: rent.currency,
        wholesale: rent.wholesale + atCost,
        taxAndFee: rent.taxAndFee + sum(fees),
        published: rent.published + atCost,
        dueOnSite: rentOnSite + atCost,
        atCost,
      },
      deskFees: [...fees, ...added],
      deposit: isComplete ? Math.min(group.deposit, completeDeposit) : group.deposit,
      excess: isComplete ? 0 : group.excess,
      extraKm: company.kmPerDay === null ? null : group.extraKm,
      extraPrices,
      cancellation: toCancellation(kind, from.timeZone),
    };
  }

  return {
    /** Whether it is later than that at the depot. */
    isPast: ({ from }: Pick<Route, "from">): boolean =>
      new Date(toMomentAt(pickUpAt, from.timeZone).at) <= now,
    toOffer,
    /** A car with each cover, the cheapest first. */
    list(route: Route, options: Options = {}): SupplierCarOffer[] {
      const shared = toShared(route);
      return carCovers
        .map((cover) => toOffer(route, cover, options, shared))
        .sort((a, b) => a.price.wholesale - b.price.wholesale);
    },
  };
}
