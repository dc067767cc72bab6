import { searchRadius } from "@/lib/api/contract/hotel-terms";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import { findPlaceId } from "../past-searches/place-names";
import type { NotedSearch } from "../past-searches/noted-search";

/** A part of the map, which has a radius of its own, only narrows a search down. */
export const toNotedSearch = ({
  place,
  stay,
  rooms,
  residence,
  radius,
  filters,
}: HotelSearch): NotedSearch => ({
  isWhole: radius === searchRadius.usual,
  filters,
  toInput: () => ({ service: "hotels", place, stay, rooms, residence }),
  toPlaceId: () => place.areaId ?? findPlaceId(place),
});
