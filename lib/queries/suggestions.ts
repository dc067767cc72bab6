import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  searchAirports,
  suggestActivities,
  suggestCars,
  suggestHotels,
  suggestResorts,
} from "@/lib/api/browser";
import type { ServiceId } from "@/lib/api/contract/services";

/** Services whose search starts with a place. */
export type PlaceService = Exclude<ServiceId, "cruises">;

const suggestPlaces = {
  hotels: suggestHotels,
  flights: searchAirports,
  cars: suggestCars,
  activities: suggestActivities,
  resorts: suggestResorts,
} satisfies Record<PlaceService, unknown>;

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
