import type { Point } from "@/lib/api/contract/point";
import { daysBetween } from "@/lib/dates/calendar-date";
import { hoursBetween } from "@/lib/dates/local-time";
import { distanceKm, findAirportNear, findCityNear } from "@/backend/reference-data/nearby";
import type { City } from "@/backend/reference-data/place";
import type { CarSupplier } from "../deal-supplier";
import { carClasses, toAcriss, toTransmission } from "./car-classes";
import { offersPerSearch } from "./find-site";
import { supplyReachKm } from "../supply-reach";
import { toPicture } from "./pictures";
import { resolvePlaceProfile } from "./place-profile";
import { seasonFactor } from "./season";
import { seededRandom } from "./seeded-random";
import { separateNeighbours } from "./separate-neighbours";
import texts from "./data/texts.json";
import { toNetPrice } from "./to-net-price";

const companies = ["Kite", "Meridian", "Orbit", "Solano"] as const;
/** Nobody drives a rental car back over an ocean. */
const farthestOneWayKm = 1_500;
const sameDepotKm = 10;

type Depot = { city: City; name: string; point: Point };

/** The airport's counter, or the town's where no airport is near; null where there is neither. */
function findDepot(point: Point): Depot | null {
  const city = findCityNear(point, supplyReachKm);
  if (!city) return null;
  const airport = findAirportNear(point, supplyReachKm);
  if (!airport) return { city, name: city.name, point: city };
  return {
    city,
    name: `${airport.name.replace(/ \(.*\)$/, "")} (${airport.iata})`,
    point: airport,
  };
}

/** A rental day has 24 hours; one begun is one charged. */
export function countRentalDays(pickUpAt: string, dropOffAt: string): number {
  return Math.max(1, Math.ceil(hoursBetween(pickUpAt, dropOffAt) / 24));
}

const ageFactor = (age: number) => (age < 25 ? 1.28 : age > 74 ? 1.12 : 1);
const lengthFactor = (days: number) => (days >= 7 ? 0.82 : days >= 4 ? 0.9 : 1);

/**
 * Made-up rental cars at real airports, marked `sandbox`: by ACRISS class and never by a model's
 * name.
 */
export const sandboxCars: CarSupplier = {
  async searchCars({ pickUp, dropOff, driverAge, language }) {
    const from = findDepot(pickUp);
    const to = findDepot(dropOff);
    const oneWayKm = from && to ? distanceKm(from.point, to.point) : Number.POSITIVE_INFINITY;
    if (!from || !to || oneWayKm > farthestOneWayKm) return [];

    const { city } = from;
    const profile = resolvePlaceProfile(city);
    const days = countRentalDays(pickUp.at, dropOff.at);
    const order = seededRandom("cars", city.id, pickUp.at);
    const oneWayFee = oneWayKm > sameDepotKm ? 45 + oneWayKm * 0.32 : 0;
    const demand =
      Math.sqrt(profile.priceLevel) *
      seasonFactor(pickUp.at, city, profile.scenes[0]) *
      ageFactor(driverAge) *
      lengthFactor(days);

    // Every class once, then again from another company until the list is full.
    const classes = carClasses.filter(({ minimumAge }) => driverAge >= minimumAge);
    const offers = Array.from(
      { length: Math.min(offersPerSearch, classes.length * 2) },
      (_, index) => ({
        carClass: classes[index % classes.length],
        round: Math.floor(index / classes.length),
      }),
    )
      .flatMap(({ carClass, round }, index) => (carClass ? [{ carClass, round, index }] : []))
      .map(({ carClass, round, index }) => {
        const id = `sandbox-c-${city.id}-${carClass.scene}-${round}`;
        const random = seededRandom("car-price", id, pickUp.at, daysBetween(pickUp.at, dropOff.at));
        const company = companies[(index + city.id) % companies.length] ?? companies[0];
        const transmission = toTransmission(carClass, city.countryCode);
        return {
          id,
          supplier: "sandbox",
          vehiclePicture: toPicture("cars", carClass.scene, city.id + round),
          logo: `/assets/inventory/rental-logos/${company.toLowerCase()}.svg`,
          veh: texts.cars[carClass.scene][language],
          supplierName: company,
          acriss: toAcriss(carClass, transmission),
          passangerCapacity: carClass.seats,
          bagCapacity: carClass.bags,
          noOfDoors: carClass.doors,
          transmission,
          pickupLocation: from.name,
          dropOffLocation: to.name,
          price: toNetPrice(
            carClass.dollars * demand * days * random.between(0.9, 1.15) + oneWayFee,
            { taxPercentage: profile.taxPercentage + 6, random },
          ),
        };
      });
    return separateNeighbours(order.shuffle(offers), ({ vehiclePicture }) => vehiclePicture);
  },
};
