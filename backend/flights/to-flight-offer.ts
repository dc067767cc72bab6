import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightParty } from "@/lib/api/contract/flights";
import type { Headline } from "@/lib/api/contract/items";
import type { Need } from "@/lib/api/contract/needs";
import { stopSeparator } from "@/lib/api/contract/to-destination";
import { toItemFare } from "../ports/to-item-fare";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { isFreeStep } from "../pricing/free-cancellation";
import { momentDay } from "@/lib/dates/moment-day";
import type { NetPrice } from "../ports/net-price";
import type { CheckedOffer } from "../ports/booking-supplier";
import { toFareUnit } from "./to-fare-unit";
import type { CheckedFare } from "../ports/flight-supplier";

const ofEach = { of: "each", isRequired: true, isSealed: true } as const;
const passport: Need[] = [
  { ...ofEach, id: "passportNumber", kind: "document", maximum: 20 },
  { ...ofEach, id: "passportExpiry", kind: "date" },
  { ...ofEach, id: "passportCountry", kind: "country" },
];

/** What each passenger fills in: fares depend on ages, airlines need documents. */
export const listFlightNeeds = ({ gender, passport: asks }: CheckedFare["asks"]): Need[] => [
  { ...ofEach, id: "birthDate", kind: "date" },
  ...(gender
    ? [{ ...ofEach, id: "gender" as const, kind: "choice" as const, options: ["female", "male"] }]
    : []),
  ...(asks ? passport : []),
  {
    ...{ id: "loyalty", of: "each", kind: "text", isRequired: false, isSealed: false },
    ...{ maximum: 30, alphabet: "latin" },
  },
];

/** Cities on the way: each once where one leg goes on from where the one before has ended. */
function listStops({ legs }: FlightItem["itinerary"]): string[] {
  const ends = legs.flatMap(({ segments }) => [segments[0]?.from.city, segments.at(-1)?.to.city]);
  return ends.flatMap((city, index) =>
    city === undefined || city === ends[index - 1] ? [] : [city],
  );
}

/** Who sells it, by the first flights of its legs. */
const listAirlines = ({ legs }: FlightItem["itinerary"]): string[] => [
  ...new Set(legs.flatMap(({ segments }) => segments[0]?.airline.name ?? [])),
];

/** @throws Error for an itinerary without a flight: none is ever sold */
export function toFlightHeadline({ itinerary }: Pick<FlightItem, "itinerary">): Headline {
  const first = itinerary.legs[0]?.segments[0];
  const last = itinerary.legs.at(-1)?.segments.at(-1);
  const back = itinerary.legs.at(-1)?.segments[0];
  if (!first || !last || !back) throw new Error("an itinerary has a flight");
  return {
    title: listStops(itinerary).join(stopSeparator),
    place: listAirlines(itinerary).join(", "),
    picture: "/assets/promo/flights",
    phone: null,
    starts: first.departs,
    ends: last.arrives,
    lastDay: momentDay(back.departs),
  };
}

/** What passengers pay for flying alone. */
function toBarePrice({ fare: { price, perPassenger }, addedPrice = 0 }: CheckedFare): NetPrice {
  const wholesale =
    perPassenger.length > 0
      ? perPassenger.reduce((sum, { count, each }) => sum + count * each, 0)
      : price.wholesale - addedPrice;
  return { ...price, wholesale, published: price.published - (price.wholesale - wholesale) };
}

/**
 * A quote's terms of cancelling: rules where all or nothing is refunded, else the airline quotes
 * the refund. A free fare promises its own refund, not that of the bags and seats paid beside it:
 * its own share is refunded in any case, and the rest is quoted.
 */
function toCancellation(checked: CheckedFare): CheckedOffer["cancellation"] {
  const { refund, price, cancellation } = checked.fare;
  const { zone, steps } = cancellation;
  if (refund === "fee") return { zone, steps: [], isQuoted: true };
  const bare = toBarePrice(checked).wholesale;
  if (refund !== "free" || bare >= price.wholesale) return { zone, steps };
  // Never more than it is, to a hundredth of a percent.
  const refundPercentage = Math.floor((10_000 * bare) / price.wholesale) / 100;
  return {
    zone,
    steps: steps.filter(isFreeStep).map(({ before }) => ({ before, refundPercentage })),
    isQuoted: true,
  };
}

/** A checked fare as quotes know it, with the bags and seats that it is sold with. */
export function toFlightOffer(
  { adults, ages }: FlightParty,
  checked: CheckedFare,
): CheckedOffer<FlightItem> {
  const { itinerary, fare, bags, seats, asks } = checked;
  const { people, seated } = toPassengers({ adults, ages });
  const { supplier, price, comments, payLaterUntil } = fare;
  const item: FlightItem = {
    ...{ service: "flights", adults, ages, itinerary },
    ...{ fare: toItemFare(fare), bags, seats },
  };
  return {
    supplier,
    item,
    headline: toFlightHeadline(item),
    party: { people, units: seated },
    price,
    priceWithoutExtras: toBarePrice(checked),
    isPaidOnSite: false,
    holdsAt: "order",
    ...(payLaterUntil === null ? {} : { payLaterUntil }),
    unit: toFareUnit({ adults, ages }),
    charges: [],
    cancellation: toCancellation(checked),
    comments,
    needs: listFlightNeeds(asks),
  };
}
