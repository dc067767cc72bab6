import type { Agency } from "@/lib/api/contract/agencies";
import type {
  ActivityDealSearch,
  CarDealSearch,
  HotelDealSearch,
  ResortDealSearch,
} from "@/lib/api/contract/deals";
import type { DealServiceId } from "@/lib/api/contract/services";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { toChargeCurrency } from "@/lib/money/charge-currency";
import type { Query } from "@/lib/query-values";
import { resolveDealOrigins } from "./deal-origins";

/**
 * One prepared request body per service with deals: the server sends the selected one, the browser
 * the others.
 */
export type DealSearch =
  | { service: "hotels"; body: HotelDealSearch }
  | { service: "cars"; body: CarDealSearch }
  | { service: "activities"; body: ActivityDealSearch }
  | { service: "resorts"; currency: string; body: ResortDealSearch };
export type DealSearches = { [S in DealServiceId]?: Extract<DealSearch, { service: S }> };

/**
 * The deal searches of the home page: around `?lat=&long=` (hotels, activities, resorts) and
 * `?airportLat=&airportLong=` (cars), else around the agency's own location. Without either there
 * is nothing to search. If a search takes a currency it is the charged one: a card and its details
 * then agree to the last unit.
 */
export function resolveDealSearches(
  agency: Pick<Agency, "dealsLocation" | "dealDefaults" | "timeZone" | "defaultCurrency">,
  { query, now, isTravelAgent }: { query: Query; now: Date; isTravelAgent: boolean },
): DealSearches {
  const { dealsLocation, dealDefaults, timeZone } = agency;
  const dates = resolveDealDates(now, timeZone);
  const currency = toChargeCurrency(agency);
  const searches: DealSearches = {};

  const { stay, airport } = resolveDealOrigins(agency, query);
  if (stay) {
    const { point: place, isOwn } = stay;
    const flags = { isOTA: !isTravelAgent, isHome: isOwn, isFromDestination: !isOwn };
    searches.hotels = {
      service: "hotels",
      body: {
        occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
        stayPeriod: dates,
        ...place,
        nationality: dealDefaults.nationality,
        destinationCountryCode: dealDefaults.destinationCountryCode,
        currency,
        radius: dealDefaults.radius,
        searchString: isOwn ? (dealsLocation?.name ?? "") : "",
        ...flags,
      },
    };
    searches.activities = {
      service: "activities",
      body: { date: dates.start, ...place, ...flags },
    };
    searches.resorts = {
      service: "resorts",
      currency,
      body: { lat: place.latitude, lon: place.longitude },
    };
  }

  if (airport) {
    const { point, isOwn } = airport;
    searches.cars = {
      service: "cars",
      body: {
        age: dealDefaults.driverAge,
        countryOfResidence: dealDefaults.countryOfResidence,
        pickUpDateTime: `${dates.start}T10:00:00`,
        pickupLatitude: point.latitude,
        pickupLongitude: point.longitude,
        returnDateTime: `${dates.end}T10:00:00`,
        returnLatitude: point.latitude,
        returnLongitude: point.longitude,
        searchString: isOwn ? (dealsLocation?.name ?? "") : "",
        isOTA: !isTravelAgent,
        isHome: isOwn,
        isFromDestination: !isOwn,
      },
    };
  }
  return searches;
}
