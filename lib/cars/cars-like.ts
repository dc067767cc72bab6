import type { CarSearchBody } from "@/lib/api/browser/cars";
import type { CarItem } from "@/lib/api/contract/car-items";
import { toSearchPlaces } from "./search-places";

/** The search for cars of the same class for the same rental. */
export const toSearchLike = (item: CarItem): CarSearchBody => {
  const { pickUpAt, dropOffAt, driverAge, residence, offer } = item;
  return {
    ...toSearchPlaces(item),
    pickUpAt,
    dropOffAt,
    driverAge,
    residence,
    filters: { classes: [offer.vehicle.class] },
  };
};
