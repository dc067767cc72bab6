import * as z from "zod";
import { endpoint } from "./endpoint";
import { areaKinds, landmarkKinds } from "./place-terms";
import { degreeLimits } from "./point";

/**
 * A place a search can start from. `id` is opaque; coordinates are WGS 84 degrees, of a region,
 * island or coast those of its middle.
 */
export const placeSuggestionSchema = z.object({
  id: z.string(),
  type: z.enum([
    ...(["city", "airport", "hotel", "activity", "resort"] as const),
    ...areaKinds,
    ...landmarkKinds,
  ]),
  name: z.string(),
  /** Region and country in the requested language, for the second line. */
  description: z.string(),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  iata: z.string().nullable(),
  /** IANA name: by its clock searches there begin today at the earliest. */
  timeZone: z.string().optional(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
const list = z.array(placeSuggestionSchema);

/** An airport, or a city that stands for all its airports. */
export const flightSuggestionSchema = placeSuggestionSchema.extend({
  /** As a field shows it once chosen: "London" of a city, "London (LHR)" of an airport. */
  shortName: z.string(),
  /** How many it stands for: 1 of an airport. */
  airports: z.number().int().min(1),
  /** Of an airport that follows its city in the list: that one's id. */
  cityId: z.string().nullable(),
});
export type FlightSuggestion = z.infer<typeof flightSuggestionSchema>;

const text = z.string().trim().min(1).max(100);
const suggestBody = z.strictObject({ text, isManageLocation: z.boolean() });

const read = { api: "main", method: "get", access: "public", browser: true } as const;
const latitude = z.coerce.number().min(-degreeLimits.latitude).max(degreeLimits.latitude);
/** Regions may cross the date line. */
const longitude = z.coerce.number().min(-200).max(200);
/** Labels of a map: the largest towns and busiest airports first. */
export const listMapPlacesEndpoint = endpoint({
  operationId: "listMapPlaces",
  ...read,
  browser: false,
  path: "/api/places",
  summary: "Towns and airports of a region, the most important first",
  query: z.object({ west: longitude, south: latitude, east: longitude, north: latitude }),
  response: z.object({
    data: z.array(
      z.object({
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        kind: z.enum(["city", "airport"]),
      }),
    ),
  }),
});
const suggest = { ...read, method: "post", safe: true, body: suggestBody, limits: [] } as const;
export const suggestHotelsEndpoint = endpoint({
  operationId: "suggestHotels",
  ...suggest,
  path: "/api/v2/hotel/auto-suggest",
  summary: "Places of all kinds and hotels by name, misspelt ones too, or one place by its id",
  errors: ["service_not_enabled", "suggestions_failed"],
  response: z.object({ data: z.object({ locationSuggestions: list, allData: z.boolean() }) }),
});
export const suggestActivitiesEndpoint = endpoint({
  operationId: "suggestActivities",
  ...suggest,
  path: "/api/activities/auto-suggest",
  summary: "Cities, sights and activities by name",
  errors: ["service_not_enabled", "suggestions_failed"],
  response: z.object({ data: list, allData: z.boolean() }),
});
export const suggestCarsEndpoint = endpoint({
  operationId: "suggestCars",
  ...suggest,
  path: "/api/car-rental/auto-suggest",
  summary: "Airports and cities to pick a car up in, by name or id",
  errors: ["service_not_enabled", "suggestions_failed"],
  response: z.object({ data: z.object({ locations: list, allData: z.boolean() }) }),
});
export const searchAirportsEndpoint = endpoint({
  operationId: "searchAirports",
  ...read,
  path: "/api/flight/airports",
  summary:
    "Airports and cities of several, by name, code or id; the airport of that code first, a city in front of its own",
  errors: ["service_not_enabled", "suggestions_failed"],
  query: z.object({ search: text }),
  response: z.object({ data: z.array(flightSuggestionSchema) }),
});
export const listActivityDestinationsEndpoint = endpoint({
  operationId: "listActivityDestinations",
  ...read,
  path: "/api/activities/destinations",
  summary: "Cities with activities near the agency's location first",
  errors: ["service_not_enabled", "suggestions_failed"],
  response: z.object({ data: list }),
});
export const listCarCountriesEndpoint = endpoint({
  operationId: "listCarCountries",
  ...read,
  path: "/api/car-rental/findCountries/EN",
  summary: "Countries with rental depots, in English",
  errors: ["service_not_enabled"],
  response: z.object({ data: z.array(z.object({ name: z.string(), code: z.string() })) }),
});
export const suggestResortsEndpoint = endpoint({
  operationId: "suggestResorts",
  ...read,
  api: "resort",
  path: "/auto-suggest",
  summary: "Resort destinations by name",
  errors: ["service_not_enabled", "suggestions_failed"],
  query: z.object({ key: text }),
  response: z.object({ data: list }),
});
export const listShipLinesEndpoint = endpoint({
  operationId: "listShipLines",
  ...read,
  path: "/api/cruise/ship-lines",
  summary: "Cruise lines the agency sells",
  errors: ["service_not_enabled"],
  response: z.object({ data: z.array(z.object({ code: z.string(), name: z.string() })) }),
});
