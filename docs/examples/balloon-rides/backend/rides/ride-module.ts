import { findRidePlace } from "@/lib/api/contract/ride-terms";
import { listLaunchesEndpoint, searchRidesEndpoint } from "@/lib/api/contract/rides";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { lastTimeZone } from "@/lib/dates/earliest-today";
import { requireBookable } from "../access/require-dates";
import { RouteError } from "../errors/route-error";
import { toSearchLimits } from "../limits/order-limits";
import { findPlaceId } from "../past-searches/place-names";
import type { RideBookingSupplier } from "../ports/ride-supplier";
import { getPricing } from "../pricing/get-pricing";
import { createShopOpener } from "../searches/create-shop-opener";
import type { ServiceParts } from "../shops/service-parts";
import { toRideAllotment } from "../suppliers/sandbox/rides/list-balloons";
import { combineRideSuppliers, toSellableRides } from "./combine-ride-suppliers";
import { createRideService } from "./ride-service";
import { searchRides } from "./search-rides";
import { toViewerLaunch } from "./to-viewer-launch";

const limits = { searches: toSearchLimits("ride searches") };

/** The parts of balloon rides that the backend is composed of. */
export const rideModule: ServiceParts<RideBookingSupplier> = {
  create: createRideService,
  limits,
  createAllotments: () => toRideAllotment,
  register(handle, { suppliers, ...dependencies }) {
    const { logProblem, db, exchangeRates } = dependencies;
    const shop = (agencyId: string) => combineRideSuppliers(suppliers, { agencyId, logProblem });
    const open = createShopOpener(
      { service: "rides", shop, sell: toSellableRides, limits: limits.searches },
      dependencies,
    );
    handle(searchRidesEndpoint, async (context, { body: search }) => {
      const rides = await open(context);
      const answer = await searchRides(context, { ...dependencies, rides, search });
      const { filters, place, date, people } = search;
      const point = findRidePlace(place);
      dependencies.searchLog.note(
        context,
        {
          ...{ isWhole: true, filters, toInput: () => ({ service: "rides", place, date, people }) },
          toPlaceId: () => (point ? findPlaceId(point) : ""),
        },
        { ...answer, facets: {} },
      );
      return answer;
    });
    handle(listLaunchesEndpoint, async (context, { params, body }) => {
      const { listLaunches } = await open(context);
      const now = dependencies.now();
      requireBookable(body.date, { path: "date", today: toLocalDate(now, lastTimeZone) });
      const { agency, language, priceTier: tier } = context;
      const [found, pricing] = await Promise.all([
        listLaunches({ ...body, rideId: params.id, language, now }),
        getPricing(db, agency, { service: "rides", exchangeRates }),
      ]);
      if (!found) throw new RouteError(404, "ride_not_found", "There is no such ride");
      return { launches: found.flatMap((one) => toViewerLaunch(one, { pricing, tier })) };
    });
  },
};
