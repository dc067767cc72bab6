import { useFormatter, useTranslations } from "next-intl";
import type { CarSearchQuery } from "@/lib/cars/car-results";
import { localMomentOfWeek, toLocalMoment } from "@/lib/dates/local-moment";
import type { FoundCars } from "@/lib/data/cars";

export type Refusals = FoundCars["refusals"];
export type RefusedSearch = Pick<CarSearchQuery, "pickUpAt" | "dropOffAt" | "driverAge">;

/** "12 cars aren't rented to drivers under 21" */
export function useRefusalText({ pickUpAt, dropOffAt, driverAge }: RefusedSearch) {
  const t = useTranslations("cars.refusals");
  const format = useFormatter();
  const times = [pickUpAt, dropOffAt].map((at) =>
    format.dateTime(toLocalMoment(at), localMomentOfWeek),
  );
  return ({ reason, cars, age }: Refusals[number]) =>
    ({
      // If the supplier gives no limit, the driver's own age is just beyond it.
      driverTooYoung: () => t("driverTooYoung", { cars, age: age ?? driverAge + 1 }),
      driverTooOld: () => t("driverTooOld", { cars, age: age ?? driverAge - 1 }),
      closed: () => t("closed", { cars, times: format.list(times, { type: "disjunction" }) }),
      otherCountry: () => t("otherCountry", { cars }),
      tooFarApart: () => t("tooFarApart", { cars }),
    })[reason]();
}
