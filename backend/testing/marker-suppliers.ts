import type { BookableServiceId, DealServiceId } from "@/lib/api/contract/services";
import { toMarkerActivities } from "../activities/testing/marker-activities";
import type { NetPrice } from "../ports/net-price";
import type { DealSuppliers } from "../ports/deal-supplier";
import type { HotelBookingSupplier } from "../ports/hotel-supplier";
import type { CarBookingSupplier } from "../ports/car-supplier";
import { fakeCar, fakeCarOffer, openFakeCars } from "./open-fake-cars";
import { fakeFare, fakeItinerary, openFakeFlights } from "./open-fake-flights";
import type { FlightBookingSupplier } from "../ports/flight-supplier";
import type { SupplierPorts } from "../suppliers/supplier-provider";
import { createFakeHotels, fakeHotel, fakeOffer } from "./fake-hotels";

/** The services whose prices a page or a call may show. */
export type PricedService = DealServiceId | BookableServiceId;

/**
 * Prices that resemble nothing else on a page: every amount derived from them is recognisable in
 * any format. Each in another currency, with two, three and no minor digits.
 */
export const markerPrices: Record<PricedService, NetPrice> = {
  hotels: {
    currency: "USD",
    wholesale: 7_391_468_257,
    taxAndFee: 613_579_431,
    published: 9_617_383_549,
  },
  activities: {
    currency: "EUR",
    wholesale: 4_178_293_613,
    taxAndFee: 356_817_923,
    published: 5_938_471_697,
  },
  cars: {
    currency: "JPY",
    wholesale: 3_867_492_139,
    taxAndFee: 291_637_483,
    published: 5_419_738_267,
  },
  resorts: {
    currency: "KWD",
    wholesale: 8_624_917_381,
    taxAndFee: 719_436_827,
    published: 11_873_956_241,
  },
  flights: {
    currency: "SEK",
    wholesale: 5_283_917_461,
    taxAndFee: 471_629_387,
    published: 7_849_163_527,
  },
};

const picture = "/assets/inventory/hotels/beach-1-960.avif";
const place = { city: "Marker Town", countryCode: "PT" };
const base = { supplier: "marker" };

/** One resort for any search, at the marker price. */
export const markerSuppliers: DealSuppliers = {
  resorts: {
    searchResorts: async () => [
      {
        ...base,
        id: "marker-resort",
        name: "Marker Resort",
        image: picture,
        ...place,
        unitType: "studio",
        sleeps: 2,
        isAllInclusive: false,
        rating: 4,
        price: markerPrices.resorts,
      },
    ],
    listResortsNear: async () => [],
  },
};

const { currency, taxAndFee } = markerPrices.hotels;
const markerHotel = fakeHotel("marker-hotel", {
  ...place,
  // The name it is configured under, by which its supplier is queried for reviews.
  supplier: "sandbox",
  name: "Marker Hotel",
  offers: (["now", "atProperty"] as const).map((payment) =>
    fakeOffer(`marker-${payment}`, {
      ...base,
      payment,
      board: "breakfast",
      price: markerPrices.hotels,
      charges: [
        {
          code: "tax",
          name: "Tax",
          kind: "included",
          when: "now",
          amount: { amount: taxAndFee, currency },
          isMandatory: true,
        },
      ],
      cancellation: {
        zone: "Europe/Lisbon",
        steps: [{ before: "2099-01-01T12:00:00.000Z", refundPercentage: 100 }],
      },
      expiresAt: "2099-01-01T12:00:00.000Z",
    }),
  ),
});
const markerPoint = {
  latitude: markerHotel.hotel.latitude,
  longitude: markerHotel.hotel.longitude,
};
const fakeHotels = createFakeHotels({ hotels: [markerHotel] });

/** The same hotel for any hotel search, at the same prices: it can be booked as well. */
const markerHotels: HotelBookingSupplier = {
  ...fakeHotels,
  findHotels: (query) => fakeHotels.findHotels({ ...query, point: markerPoint }),
  listNightPrices: async (query) =>
    (await fakeHotels.listNightPrices?.({ ...query, point: markerPoint })) ?? [],
};

/**
 * One car for any search, at the marker prices: its deposit and its excess are the retail price.
 */
const markerCars: CarBookingSupplier = openFakeCars({
  cars: [
    fakeCar("marker-car", {
      offers: (["now", "atDesk"] as const).map((payment) =>
        fakeCarOffer(`marker-car-${payment}`, {
          ...base,
          carId: "marker-car",
          payment,
          price: markerPrices.cars,
          deposit: markerPrices.cars.published,
          excess: markerPrices.cars.published,
          expiresAt: "2099-01-01T12:00:00.000Z",
        }),
      ),
    }),
  ],
});

/** One flight for any search, at the marker prices for one adult: so are its bag and its change. */
const markerFlights: FlightBookingSupplier = openFakeFlights({
  itineraries: [
    fakeItinerary("marker-flight", {
      fares: [
        fakeFare("marker-fare", {
          ...base,
          price: markerPrices.flights,
          perPassenger: [{ kind: "adult", count: 1, each: markerPrices.flights.wholesale }],
          changeFee: markerPrices.flights.published,
          bagPrices: [markerPrices.flights.published],
          expiresAt: "2099-01-01T12:00:00.000Z",
        }),
      ],
    }),
  ],
});

/** What stands in for a service's suppliers: one line a service. */
export const markerPorts: SupplierPorts = {
  hotels: markerHotels,
  cars: markerCars,
  flights: markerFlights,
  activities: toMarkerActivities(markerPrices.activities),
};
