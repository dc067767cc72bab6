import type { CarSummary } from "@/lib/api/contract/cars";
import { pick } from "@/lib/pick";

const shown = [
  "days",
  "payment",
  "cover",
  "mileage",
  "fuelPolicy",
  "carsLeft",
  "distance",
  "fees",
  "deposit",
  "excess",
  "freeCancellation",
] as const;

const shownOfVehicle = [
  ...(["class", "name", "picture", "seats", "bags", "doors", "gearbox", "fuel", "range"] as const),
  ...(["hasFourWheelDrive", "hasAirConditioning"] as const),
] as const;

/** What a card of the results shows of a car; all of it is in the page's data, once for each. */
export function toCardCar({ price, ...car }: CarSummary) {
  return {
    ...pick(car, shown),
    vehicle: pick(car.vehicle, shownOfVehicle),
    company: pick(car.company, ["name", "logo", "score"]),
    pickUp: pick(car.pickUp, ["id", "name", "kind"]),
    dropOff: pick(car.dropOff, ["id", "name"]),
    ...(price && {
      price: pick(price, ["total", "unit", "dueNow", "dueOnSite", "reference", "agent"]),
    }),
  };
}
export type CardCar = ReturnType<typeof toCardCar>;
