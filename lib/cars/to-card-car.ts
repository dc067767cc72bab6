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
  | "dropOff"
> & {
  vehicle: Omit<CarSummary["vehicle"], "acriss">;
  company: Omit<CarSummary["company"], "id">;
  pickUp: Pick<CarSummary["pickUp"], "id" | "name" | "kind">;
  price?: Pick<Price, "total" | "unit" | "dueNow" | "dueOnSite" | "reference" | "agent">;
};

/** Without what no card shows: all of it is in the page's data, once for each card. */
export function toCardCar(car: CarSummary): CardCar {
  const { id: _id, carId: _carId, supplier: _supplier, vehicle, company, price, ...rest } = car;
  const { acriss: _acriss, ...shownVehicle } = vehicle;
  const { id: _companyId, ...shownCompany } = company;
  const { id, name, kind } = car.pickUp;
  return {
    ...rest,
    vehicle: shownVehicle,
    company: shownCompany,
    pickUp: { id, name, kind },
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
