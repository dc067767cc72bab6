import { listMapPlacesEndpoint, suggestResortsEndpoint } from "@/lib/api/contract/suggestions";
import type { LogError } from "../http/answer-error";
import type { Handle } from "../http/request-context";
import type { DealSuppliers } from "../ports/deal-supplier";
import { listMapPlaces } from "../reference-data/list-map-places";
import { createSuggester } from "../suggestions/create-suggester";
import { suggestWithOffers } from "../suggestions/suggest-with-offers";

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
}
