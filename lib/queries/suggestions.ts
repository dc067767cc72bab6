import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  searchAirports,
  suggestActivities,
  suggestCars,
  suggestHotels,
  suggestResorts,
} from "@/lib/api/browser";
import type { ServiceId } from "@/lib/api/contract/services";

/** Services whose search starts at a place. */
export type PlaceService = Exclude<ServiceId, "cruises">;

const suggestPlaces = {
  hotels: suggestHotels,
  flights: searchAirports,
  cars: suggestCars,
  activities: suggestActivities,
  resorts: suggestResorts,
} satisfies Record<PlaceService, unknown>;

/** Places for what was typed so far; the last list stays while the next one loads. */
export const suggestionsQuery = (service: PlaceService, text: string) =>
  queryOptions({
    queryKey: ["suggestions", service, text.trim().toLowerCase()],
    queryFn: ({ signal }) => suggestPlaces[service](text.trim(), signal),
    enabled: text.trim().length > 1,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
    retry: false,
  });
