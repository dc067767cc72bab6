import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  searchAirports,
  suggestActivities,
  suggestCars,
  suggestHotels,
  suggestResorts,
} from "@/lib/api/browser";

/** One line a service whose search starts with a place that is looked up. */
const suggestPlaces = {
  hotels: suggestHotels,
  flights: searchAirports,
  cars: suggestCars,
  activities: suggestActivities,
  resorts: suggestResorts,
};
export type PlaceService = keyof typeof suggestPlaces;

/** Suggestions for the typed text; the previous list stays while the next one loads. */
export const suggestionsQuery = (service: PlaceService, text: string) =>
  queryOptions({
    queryKey: ["suggestions", service, text.trim().toLowerCase()],
    queryFn: ({ signal }) => suggestPlaces[service](text.trim(), signal),
    enabled: text.trim().length > 1,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    retry: false,
  });
