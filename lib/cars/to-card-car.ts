import type { CarSummary } from "@/lib/api/contract/cars";
import type { Price } from "@/lib/api/contract/prices";

/** What a card of the results shows of a car. */
export type CardCar = Pick<
  CarSummary,
  | "days"
  | "payment"
  | "cover"
  | "mileage"
  | "fuelPolicy"
  | "carsLeft"
  | "distance"
  | "fees"
  | "deposit"
  | "excess"
  | "freeCancellation"
> & {
  vehicle: Omit<CarSummary["vehicle"], "acriss">;
  company: Omit<CarSummary["company"], "id">;
  pickUp: Pick<CarSummary["pickUp"], "id" | "name" | "kind">;
  dropOff: Pick<CarSummary["dropOff"], "id" | "name">;
  price?: Pick<Price, "total" | "unit" | "dueNow" | "dueOnSite" | "reference" | "agent">;
};

/** Without what no card shows: all of it is in the page's data, once for each card. */
export function toCardCar({
  vehicle,
  company,
  pickUp,
  dropOff,
  days,
  payment,
  cover,
  mileage,
  fuelPolicy,
  carsLeft,
  distance,
  fees,
  deposit,
  excess,
  freeCancellation,
  price,
}: CarSummary): CardCar {
  return {
    vehicle: {
      class: vehicle.class,
      name: vehicle.name,
      picture: vehicle.picture,
      seats: vehicle.seats,
      bags: vehicle.bags,
      doors: vehicle.doors,
      gearbox: vehicle.gearbox,
      hasFourWheelDrive: vehicle.hasFourWheelDrive,
      fuel: vehicle.fuel,
      hasAirConditioning: vehicle.hasAirConditioning,
      range: vehicle.range,
    },
    company: { name: company.name, logo: company.logo, score: company.score },
    pickUp: { id: pickUp.id, name: pickUp.name, kind: pickUp.kind },
    dropOff: { id: dropOff.id, name: dropOff.name },
    days,
    payment,
    cover,
    mileage,
    fuelPolicy,
    carsLeft,
    distance,
    fees,
    deposit,
    excess,
    freeCancellation,
    ...(price && {
      price: {
        total: price.total,
        unit: price.unit,
        dueNow: price.dueNow,
        dueOnSite: price.dueOnSite,
        reference: price.reference,
        ...(price.agent && { agent: price.agent }),
      },
    }),
  };
}
