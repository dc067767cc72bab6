import type { Point } from "@/lib/api/contract/point";
import {
  listActivityDestinationsEndpoint,
  listMapPlacesEndpoint,
  suggestActivitiesEndpoint,
  suggestResortsEndpoint,
} from "@/lib/api/contract/suggestions";
import type { LogError } from "../http/answer-error";
import type { Handle } from "../http/request-context";
import type { DealSuppliers } from "../ports/deal-supplier";
import { listMapPlaces } from "../reference-data/list-map-places";
import { createSuggester } from "../suggestions/create-suggester";
import { listDestinations } from "../suggestions/list-destinations";
import { suggestWithOffers } from "../suggestions/suggest-with-offers";
import { toCitySuggestion } from "../suggestions/to-suggestion";

/**
 * The auto-suggests and look-ups of what isn't booked here, each 404 where its service is switched
 * off.
 */
export function registerSuggestionRoutes(
  handle: Handle,
  { suppliers, logError }: { suppliers: DealSuppliers; logError: LogError },
): void {
  const suggest = createSuggester(logError);
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
}
