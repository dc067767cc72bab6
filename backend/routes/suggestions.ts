import type { CarShop } from "../cars/combine-car-suppliers";
import type { FlightShop } from "../flights/combine-flight-suppliers";
import type { HotelShop } from "../hotels/combine-hotel-suppliers";
import type { Point } from "@/lib/api/contract/point";
import {
  listActivityDestinationsEndpoint,
  listCarCountriesEndpoint,
  listMapPlacesEndpoint,
  searchAirportsEndpoint,
  suggestActivitiesEndpoint,
  suggestCarsEndpoint,
  suggestHotelsEndpoint,
  suggestResortsEndpoint,
} from "@/lib/api/contract/suggestions";
import type { ServiceId } from "@/lib/api/contract/services";
import { requireService } from "../access/require-service";
import type { LogError } from "../http/answer-error";
import { listAirports } from "../reference-data/airports";
import { listCountries } from "../reference-data/countries";
import { type Handle, type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import type { DealSuppliers } from "../ports/deal-supplier";
import { listMapPlaces } from "../reference-data/list-map-places";
import { listDestinations } from "../suggestions/list-destinations";
import { searchPlaces } from "../suggestions/search-places";
import { suggestFlightPlaces } from "../suggestions/suggest-flight-places";
import { suggestWithOffers } from "../suggestions/suggest-with-offers";
import { toCitySuggestion, toPlaceSuggestion } from "../suggestions/to-suggestion";

/**
 * Every auto-suggest and look-up that a search starts with, each 404 where its service is switched
 * off.
 */
export function registerSuggestionRoutes(
  handle: Handle,
  {
    suppliers,
    hotels,
    cars,
    flights,
    logError,
  }: {
    suppliers: DealSuppliers;
    hotels: Pick<HotelShop, "listHotelsNear" | "findOwnPlace">;
    cars: Pick<CarShop, "findOwnPlaces">;
    flights: Pick<FlightShop, "findOwnPlaces">;
    logError: LogError;
  },
): void {
  /**
   * Of a service the agency sells; what goes wrong inside is answered in words for visitors, and
   * its cause logged.
   */
  async function suggest<T>(
    context: RequestContext,
    service: ServiceId,
    answer: () => T | Promise<T>,
  ): Promise<T> {
    requireService(context, service);
    try {
      return await answer();
    } catch (error) {
      logError({ requestId: context.requestId, call: `suggest ${service}`, error });
      throw new RouteError(503, "suggestions_failed", "Failed to fetch suggestions", undefined, {
        "Retry-After": "5",
      });
    }
  }

  handle(suggestHotelsEndpoint, (context, { body }) =>
    suggest(context, "hotels", async () => {
      const { language } = context;
      const { suggestions, isComplete } = await suggestWithOffers(body.text, {
        types: ["city", "airport"],
        offerType: "hotel",
        language,
        listOffers: (city) => hotels.listHotelsNear(city),
        findOwnPlace: (text) => hotels.findOwnPlace(text),
      });
      return { data: { locationSuggestions: suggestions, allData: isComplete } };
    }),
  );
  handle(listMapPlacesEndpoint, (_context, { query }) => ({ data: listMapPlaces(query) }));
  handle(suggestActivitiesEndpoint, (context, { body }) =>
    suggest(context, "activities", async () => {
      const { language } = context;
      const listOffers = (city: Point) => suppliers.activities.listActivitiesNear(city, language);
      const { suggestions, isComplete } = await suggestWithOffers(body.text, {
        types: ["city"],
        offerType: "activity",
        language,
        listOffers,
      });
      return { data: suggestions, allData: isComplete };
    }),
  );
  handle(suggestCarsEndpoint, (context, { body }) =>
    suggest(context, "cars", async () => {
      const { language } = context;
      const own = await cars.findOwnPlaces(body.text);
      if (own.length > 0) {
        const locations = own.map((city) => toCitySuggestion(city, language));
        return { data: { locations, allData: true } };
      }
      const { places, isComplete } = searchPlaces(body.text, {
        types: ["airport", "city"],
        language,
        isGrouped: true,
      });
      return {
        data: {
          locations: places.map((place) => toPlaceSuggestion(place, language)),
          allData: isComplete,
        },
      };
    }),
  );
  handle(searchAirportsEndpoint, (context, { query }) =>
    suggest(context, "flights", async () => ({
      data: await suggestFlightPlaces(query.search, {
        language: context.language,
        findOwnPlaces: (text) => flights.findOwnPlaces(text),
      }),
    })),
  );
  handle(suggestResortsEndpoint, (context, { query }) =>
    suggest(context, "resorts", async () => {
      const { language } = context;
      const { suggestions } = await suggestWithOffers(query.key, {
        types: ["city"],
        offerType: "resort",
        language,
        listOffers: (city) => suppliers.resorts.listResortsNear(city),
      });
      return { data: suggestions };
    }),
  );
  handle(listActivityDestinationsEndpoint, (context) =>
    suggest(context, "activities", () => {
      const { dealsLocation } = context.agency;
      const from = dealsLocation && { latitude: dealsLocation.lat, longitude: dealsLocation.long };
      return {
        data: listDestinations(from).map((city) => toCitySuggestion(city, context.language)),
      };
    }),
  );
  handle(listCarCountriesEndpoint, (context) =>
    suggest(context, "cars", () => {
      const withAirport = new Set(listAirports().map(({ countryCode }) => countryCode));
      return {
        data: listCountries("en").flatMap(({ name, code }) =>
          withAirport.has(code) ? { name, code } : [],
        ),
      };
    }),
  );
}
