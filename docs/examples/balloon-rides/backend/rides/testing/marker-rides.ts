import { toMoment } from "@/lib/dates/to-moment";
import type { NetPrice } from "../../ports/net-price";
import type { RideBookingSupplier, SupplierLaunch } from "../../ports/ride-supplier";
import { findBalloon } from "../../suppliers/sandbox/rides/list-balloons";

/** As those of `markerPrices`. */
export const markerRidePrice: NetPrice = {
  currency: "USD",
  wholesale: 6_713_948_519,
  taxAndFee: 517_293_641,
  published: 8_936_174_283,
};

const ride = findBalloon("sandbox-b-goreme-sunrise")?.ride;
const zone = "Europe/Istanbul";
const toLaunch = ({ date, people }: { date: string; people: number }): SupplierLaunch[] =>
  ride
    ? [
        {
          id: "marker-ride.0540",
          supplier: "marker",
          expiresAt: "2099-01-01T12:00:00.000Z",
          ride: { ...ride, id: "marker-ride" },
          starts: toMoment(date, "05:40", zone),
          ends: toMoment(date, "06:40", zone),
          ...{ people, baskets: 1, basketsLeft: 2, comments: [], holdsAt: "order" },
          price: markerRidePrice,
          cancellation: {
            zone,
            steps: [{ before: "2099-01-01T12:00:00.000Z", refundPercentage: 100 }],
          },
        },
      ]
    : [];
const absent = async () => ({ state: "absent" }) as const;

/** One launch for any search, at the marker price. */
export const markerRides: RideBookingSupplier = {
  findRides: async (query) => [{ rideId: "marker-ride", offers: toLaunch(query) }],
  listLaunches: async ({ rideId, ...query }) => (rideId === "marker-ride" ? toLaunch(query) : null),
  checkLaunch: async (query) => toLaunch(query)[0] ?? null,
  hold: async () => ({ state: "soldOut" }),
  book: absent,
  getBooking: absent,
  cancel: absent,
};
