import { listCarOffersEndpoint, searchCarsEndpoint } from "@/lib/api/contract/cars";
import { searchCarDealsEndpoint } from "@/lib/api/contract/deals";
import { listCarCountriesEndpoint, suggestCarsEndpoint } from "@/lib/api/contract/suggestions";
import { toSearchLimits } from "../limits/order-limits";
import type { CarBookingSupplier } from "../ports/car-supplier";
import { listAirports } from "../reference-data/airports";
import { listCountries } from "../reference-data/countries";
import { createDealOpener, createShopOpener } from "../searches/create-shop-opener";
import type { ServiceParts } from "../shops/service-parts";
import { createSuggester } from "../suggestions/create-suggester";
import { searchPlaces } from "../suggestions/search-places";
import { toCitySuggestion, toPlaceSuggestion } from "../suggestions/to-suggestion";
import { createCarAllotments } from "../suppliers/sandbox/cars/car-ids";
import { createCarService } from "./car-service";
import { combineCarSuppliers } from "./combine-car-suppliers";
import { listCarOffers } from "./list-car-offers";
import { searchCarDeals } from "./search-car-deals";
import { searchCars } from "./search-cars";
import { toSellableCars } from "./sellable-cars";
import { toNotedSearch } from "./to-noted-search";

/** How often calls that may reach a supplier are answered. */
const limits = {
  /** Searches for cars and for a car's covers. */
  searches: toSearchLimits("car searches"),
  deals: toSearchLimits("car deals"),
};

/** The parts of cars that the backend is composed of. */
export const carModule: ServiceParts<CarBookingSupplier> = {
  create: createCarService,
  limits,
  createAllotments: createCarAllotments,
  /** From suggestions and deals to covers; each is 404 where the agency has switched cars off. */
  register(handle, { suppliers, ...dependencies }) {
    const { logError, logProblem } = dependencies;
    const shop = (agencyId: string) => combineCarSuppliers(suppliers, { agencyId, logProblem });
    const sold = { service: "cars", shop, sell: toSellableCars } as const;
    const open = createShopOpener({ ...sold, limits: limits.searches }, dependencies);
    const openDeals = createDealOpener({ ...sold, limits: limits.deals }, dependencies);
    const suggest = createSuggester(logError);
    handle(suggestCarsEndpoint, (context, { body }) =>
      suggest(context, "cars", async () => {
        const { language } = context;
        const own = await shop(context.agency.id).findOwnPlaces(body.text);
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
    handle(searchCarDealsEndpoint, async (context, { body: search }) => {
      const cars = await openDeals(context);
      const response = await searchCarDeals(context, { ...dependencies, cars, search });
      return { priceTier: context.priceTier, response };
    });
    handle(searchCarsEndpoint, async (context, { body: search }) => {
      const answer = await searchCars(context, {
        ...dependencies,
        cars: await open(context),
        search,
      });
      dependencies.searchLog.note(context, toNotedSearch(search), answer);
      return answer;
    });
    handle(listCarOffersEndpoint, async (context, { params: { id }, body: rental }) =>
      listCarOffers(context, { ...dependencies, cars: await open(context), id, rental }),
    );
  },
};
