import type { CarSearch } from "@/lib/api/contract/cars";
import type { NotedSearch } from "../past-searches/noted-search";
import { findPlaceId } from "../past-searches/place-names";

export const toNotedSearch = ({ filters, ...search }: CarSearch): NotedSearch => {
  const { pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence } = search;
  return {
    isWhole: true,
    filters,
    toInput: () => ({
      ...{ service: "cars", pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence },
    }),
    toPlaceId: () => findPlaceId(pickUp),
  };
};
