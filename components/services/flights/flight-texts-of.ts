import { toFullName } from "@/lib/api/contract/full-name";
import { useTranslations } from "next-intl";
import type { Booking } from "@/lib/api/contract/bookings";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { Passenger } from "@/lib/flights/list-passengers";

type Words = {
  terms: ReturnType<typeof useTranslations<"flightTerms">>;
  words: ReturnType<typeof useTranslations<"flightBooking">>;
};

/** What pages and papers say alike of booked flights: bags, seats and who flies. */
export function flightTextsOf(
  { itinerary, fare, bags, seats }: FlightItem,
  { terms, words }: Words,
) {
  const segments = itinerary.legs.flatMap((leg) => leg.segments);
  const toBag = ({ leg, count }: FlightItem["bags"][number]) => {
    const ends = itinerary.legs[leg]?.segments;
    const [from, to] = [ends?.[0]?.from.iata ?? "", ends?.at(-1)?.to.iata ?? ""];
    return words("facts.bag", { from, to, count });
  };
  const toSeat = ({ segment, seat }: FlightItem["seats"][number]) =>
    words("facts.seat", { flight: segments[segment]?.number ?? "", seat });
  return {
    /** Of each passenger with a seat. */
    included: [
      terms("bags.personal"),
      terms("bags.cabin", { count: fare.bags.cabin }),
      [
        terms("bags.checked", { count: fare.bags.checked }),
        ...(fare.bags.checked > 0 && fare.bags.checkedKg !== null
          ? [terms("bags.upTo", { kg: fare.bags.checkedKg })]
          : []),
      ].join(", "),
    ],
    /** Of one passenger, the added ones. */
    bagsOf: ({ index }: Passenger) =>
      bags.filter(({ passenger }) => passenger === index).map(toBag),
    seatsOf: ({ index }: Passenger) =>
      seats
        .filter(({ passenger }) => passenger === index)
        .toSorted((a, b) => a.segment - b.segment)
        .map(toSeat),
    /** Of an infant, who holds it; empty where no adult was chosen. */
    lapOf: ({ index }: Passenger, travellers: Booking["travellers"]): string[] => {
      const adult = travellers[travellers[index]?.onLapOf ?? -1];
      const name = adult && toFullName(adult);
      return name ? [words("facts.onLap", { adult: name })] : [];
    },
    /** Of all passengers together, leg by leg. */
    addedBags: itinerary.legs.flatMap((_, leg) => {
      const count = bags.filter((bag) => bag.leg === leg).reduce((sum, bag) => sum + bag.count, 0);
      return count > 0 ? [toBag({ passenger: 0, leg, count })] : [];
    }),
  };
}

/** The words for bags, seats and legs of booked flights. */
export const useFlightTexts = (item: FlightItem) =>
  flightTextsOf(item, {
    terms: useTranslations("flightTerms"),
    words: useTranslations("flightBooking"),
  });
