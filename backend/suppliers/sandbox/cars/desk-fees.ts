import { rentalLimits, type CarExtra } from "@/lib/api/contract/car-terms";
import { distanceKm } from "@/lib/api/contract/distance-km";
import { isOpenAt } from "@/lib/dates/is-open-at";
import type { DeskFee, RefusedCars } from "../../../ports/car-supplier";
import type { Route } from "./car-ids";

type Rental = { pickUpAt: string; dropOffAt: string; driverAge: number };

/** Years. Below and above, a driver costs more. */
const youngUntil = 25;
const seniorFrom = 75;
/** Days after which a driver's age costs nothing more. */
const chargedDays = 10;

/** km between the depots of the longest one-way rental. */
const farthestOneWayKm = 1_500;
/** km. Depots of one place: the company moves the car itself. */
const samePlaceKm = 10;
/** US cents. */
const oneWayStart = 4_500;
const oneWayKm = 32;

/** Areas of IANA's zones lie on both sides of a sea: no car goes from Lisbon to the Azores. */
const toArea = (zone: string) => zone.slice(0, zone.indexOf("/"));

/** Why a car isn't rented for this; null where it is. */
export function toRefusal(
  { from, to, car }: Route,
  { pickUpAt, dropOffAt, driverAge }: Rental,
): Omit<RefusedCars, "cars"> | null {
  const { company, group } = car;
  if (from.city.countryCode !== to.city.countryCode) return { reason: "otherCountry", age: null };
  if (
    from !== to &&
    (toArea(from.timeZone) !== toArea(to.timeZone) || distanceKm(from, to) > farthestOneWayKm)
  )
    return { reason: "tooFarApart", age: null };
  if (driverAge < group.minimumAge) return { reason: "driverTooYoung", age: group.minimumAge };
  if (driverAge > (company.maximumAge ?? rentalLimits.oldest))
    return { reason: "driverTooOld", age: company.maximumAge };
  const isClosed = [[from, pickUpAt] as const, [to, dropOffAt] as const].some(
    ([depot, local]) =>
      !isOpenAt(depot.hours, local) && (depot.kind === "city" || company.outOfHoursFee === null),
  );
  return isClosed ? { reason: "closed", age: null } : null;
}

/** What the desk asks for besides the rent, in US cents. */
export function listDeskFees(
  { from, to, car: { company } }: Route,
  { pickUpAt, dropOffAt, driverAge, days }: Rental & { days: number },
): DeskFee[] {
  const ageDays = Math.min(days, chargedDays);
  const km = from === to ? 0 : distanceKm(from, to);
  const closed = [[from, pickUpAt] as const, [to, dropOffAt] as const].filter(
    ([depot, local]) => !isOpenAt(depot.hours, local),
  ).length;
  const fees: DeskFee[] = [
    { code: "youngDriver", amount: driverAge < youngUntil ? company.youngFee * ageDays : 0 },
    { code: "seniorDriver", amount: driverAge >= seniorFrom ? company.seniorFee * ageDays : 0 },
    { code: "oneWay", amount: km > samePlaceKm ? oneWayStart + Math.round(km) * oneWayKm : 0 },
    { code: "outOfHours", amount: closed * (company.outOfHoursFee ?? 0) },
  ];
  return fees.filter(({ amount }) => amount > 0);
}

type ExtraTerms = { day: number; most: number; maximum: number };

/** US cents a day and at most for the rental, and how many a car can have. */
const extraTerms: Record<CarExtra, ExtraTerms> = {
  childSeat: { day: 900, most: 7_000, maximum: 3 },
  boosterSeat: { day: 500, most: 4_000, maximum: 2 },
  additionalDriver: { day: 800, most: 8_000, maximum: 3 },
  navigation: { day: 1_000, most: 7_000, maximum: 1 },
  snowChains: { day: 600, most: 4_500, maximum: 1 },
};

/** Degrees. Nearer to the equator there are no winter tyres. */
const snowLatitude = 35;

/** What can be added to a car, and what one of each costs for the rental, in US cents. */
export function listExtras(
  { from, car: { company, group } }: Route,
  days: number,
): { extras: { id: CarExtra; maximum: number }[]; extraPrices: Partial<Record<CarExtra, number>> } {
  const ids = company.extras.filter(
    (id) =>
      (id !== "snowChains" || Math.abs(from.latitude) >= snowLatitude) &&
      (id !== "additionalDriver" || !company.includesDriver),
  );
  return {
    extras: ids.map((id) => ({
      id,
      maximum: Math.min(extraTerms[id].maximum, group.seats - 1),
    })),
    extraPrices: Object.fromEntries(
      ids.map((id) => [id, Math.min(extraTerms[id].day * days, extraTerms[id].most)]),
    ),
  };
}
