import type { CarItem } from "@/lib/api/contract/car-items";
import type { CarSearch } from "@/lib/api/contract/cars";
import type { CarSearchBody } from "@/lib/api/browser/cars";

const toPlace = ({ name, latitude, longitude }: CarItem["offer"]["pickUp"]["depot"]) => ({
  name,
  latitude,
  longitude,
});

/** The places of a search that finds a rental's depots again. */
export const toSearchPlaces = ({
  offer: { pickUp, dropOff },
}: CarItem): Pick<CarSearch, "pickUp" | "dropOff"> => ({
  pickUp: toPlace(pickUp.depot),
  dropOff: dropOff.depot.id === pickUp.depot.id ? null : toPlace(dropOff.depot),
});

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
