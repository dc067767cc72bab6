import { carRefusals, type CarRefusal } from "@/lib/api/contract/car-terms";
import type { RefusedCars } from "../ports/car-supplier";

/** The age that lets a driver have at least one of them. */
const nearestAge: Partial<Record<CarRefusal, (...ages: number[]) => number>> = {
  driverTooYoung: Math.min,
  driverTooOld: Math.max,
};

/** One line for each reason, over all suppliers and companies. */
export const sumRefusals = (refused: readonly RefusedCars[]): RefusedCars[] =>
  carRefusals.flatMap((reason) => {
    const these = refused.filter((one) => one.reason === reason);
    const ages = these.flatMap(({ age }) => (age === null ? [] : [age]));
    const toAge = nearestAge[reason];
    const cars = these.reduce((sum, one) => sum + one.cars, 0);
    return cars > 0
      ? [{ reason, cars, age: toAge && ages.length > 0 ? toAge(...ages) : null }]
      : [];
  });
