import type { Agency } from "@/lib/api/contract/agencies";
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch, ResortDealSearch } from "@/lib/api/contract/deals";
import type { DealServiceId } from "@/lib/api/contract/services";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { toChargeCurrency } from "@/lib/money/charge-currency";

/** One ready request body per service with deals: the server sends the selected one, the browser the others. */
export type DealSearch =
  | { service: "hotels"; body: HotelDealSearch }
  | { service: "cars"; body: CarDealSearch }
  | { service: "activities"; body: ActivityDealSearch }
  | { service: "resorts"; currency: string; body: ResortDealSearch };
export type DealSearches = { [S in DealServiceId]?: Extract<DealSearch, { service: S }> };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** A pair of coordinates out of the query, or null unless both are numbers on the globe. */
function resolveCoordinates(query: Query, latitudeKey: string, longitudeKey: string): { lat: number; long: number } | null {
  const [lat, long] = [query[latitudeKey], query[longitudeKey]].map((value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN));
  if (lat === undefined || long === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(long) <= 180)) return null;
  return { lat, long };
}

/**
 * The deal searches of the home page: around `?lat=&long=` (hotels, activities, resorts) and
 * `?airportLat=&airportLong=` (cars), else around the agency's own location. Without either there is nothing to search.
 * Where a search may name a currency it is the one that is charged: a card and its details then agree to the last unit.
 */
export function resolveDealSearches(
  agency: Pick<Agency, "dealsLocation" | "dealDefaults" | "timeZone" | "defaultCurrency">,
  { query, now, isTravelAgent }: { query: Query; now: Date; isTravelAgent: boolean },
): DealSearches {
  const { dealsLocation, dealDefaults, timeZone } = agency;
  const dates = resolveDealDates(now, timeZone);
  const currency = toChargeCurrency(agency);
  const searches: DealSearches = {};

  const asked = resolveCoordinates(query, "lat", "long");
  const place = asked ?? (dealsLocation && { lat: dealsLocation.lat, long: dealsLocation.long });
  if (place) {
    const flags = { isOTA: !isTravelAgent, isHome: !asked, isFromDestination: Boolean(asked) };
    searches.hotels = {
      service: "hotels",
      body: {
        occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
        stayPeriod: dates,
        latitude: place.lat,
        longitude: place.long,
        nationality: dealDefaults.nationality,
        destinationCountryCode: dealDefaults.destinationCountryCode,
        currency,
        radius: dealDefaults.radius,
        searchString: asked ? "" : (dealsLocation?.name ?? ""),
        ...flags,
      },
    };
    searches.activities = { service: "activities", body: { date: dates.start, latitude: place.lat, longitude: place.long, ...flags } };
    searches.resorts = { service: "resorts", currency, body: { lat: place.lat, lon: place.long } };
  }

  const askedAirport = resolveCoordinates(query, "airportLat", "airportLong");
  const airport = askedAirport ?? (dealsLocation && { lat: dealsLocation.airportLat, long: dealsLocation.airportLong });
  if (airport) {
    searches.cars = {
      service: "cars",
      body: {
        age: dealDefaults.driverAge,
        countryOfResidence: dealDefaults.countryOfResidence,
        pickUpDateTime: `${dates.start}T10:00:00`,
        pickupLatitude: airport.lat,
        pickupLongitude: airport.long,
        returnDateTime: `${dates.end}T10:00:00`,
        returnLatitude: airport.lat,
        returnLongitude: airport.long,
        searchString: askedAirport ? "" : (dealsLocation?.name ?? ""),
        isOTA: !isTravelAgent,
        isHome: !askedAirport,
        isFromDestination: Boolean(askedAirport),
      },
    };
  }
  return searches;
}
