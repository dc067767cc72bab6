import type { FlightSelection } from "@/lib/api/contract/flight-items";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";
import { minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { toItemFare } from "../../../ports/to-item-fare";
import type { SupplierFare } from "../../../ports/flight-supplier";
import type { LegOption } from "./find-leg-options";
import { toKeep, type FlightDetail } from "./flight-reservations";
import type { FlightWord } from "./null-island";
import type { Extras } from "./to-fares";
import { createItineraries } from "./to-itinerary";

/** A hold that runs out early is kept that long, and one that isn't paid as others are. */
const shortHoldMs = minuteMs;
const unpaidHoldMs = 30 * minuteMs;

/** Until when seats are kept: unpaid as long as the fare says, if it says so at all. */
export function toHeldUntil({
  until,
  isUnpaid,
  word,
  fare: { payLaterUntil },
  now,
}: {
  until: Date;
  isUnpaid: boolean;
  word: FlightWord | null;
  fare: SupplierFare;
  now: Date;
}): Date {
  const most = payLaterUntil === null ? addMs(now, unpaidHoldMs) : new Date(payLaterUntil);
  const kept = isUnpaid ? earlier(until, most) : until;
  return word === "hold-expires" ? earlier(kept, addMs(now, shortHoldMs)) : kept;
}

/** What a reservation of a fare keeps of it. */
export const toKept = ({
  trip,
  cabin,
  fare,
  extras,
  query: { adults, ages },
}: {
  trip: readonly LegOption[];
  cabin: Cabin;
  fare: SupplierFare;
  extras: Extras;
  query: FlightParty;
}): FlightDetail => ({
  item: {
    ...{ service: "flights", adults, ages, itinerary: createItineraries(cabin)(trip) },
    fare: toItemFare({ ...fare, seatsLeft: null }),
    bags: extras.bags,
    seats: toChosen(extras),
  },
  wholesale: fare.price.wholesale,
  currency: fare.price.currency,
  keep: toKeep(fare),
});

/** As in a request. */
export const toChosen = ({ seats }: Extras): FlightSelection["seats"] =>
  seats.map(({ passenger, segment, seat }) => ({ passenger, segment, seat }));
