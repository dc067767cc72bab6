import { createFormatter, createTranslator } from "next-intl";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import type { FlightAirport } from "@/lib/api/contract/flights";
import type { Moment } from "@/lib/api/contract/moments";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { paths } from "@/lib/paths";
import type { EventPart, SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { toFlightQuery } from "./flight-query";
import { moveLegs } from "./flight-question";
import { toItemQuery, toTrip } from "./to-query-legs";

export const flightFacts: ServiceFacts<FlightItem, SearchOf<"flights">> = {
  searches: {
    listPlaces: ({ legs }) => legs.flatMap(({ from, to }) => [from.name, to.name]),
    toDays: ({ legs }) => ({ start: legs[0]?.date ?? "", end: legs.at(-1)?.date ?? "" }),
    countPeople: ({ adults, ages }) => adults + ages.length,
    toLater: (input, days) => ({ ...input, legs: moveLegs(input.legs, days) }),
    toPath: (input) =>
      paths.search("flights", toFlightQuery({ ...input, trip: toTrip(input.legs) })),
  },
  toLinks(item) {
    const query = toFlightQuery(toItemQuery(item));
    return {
      offers: paths.offer("flights", { ...query, itinerary: item.itinerary.id }),
      search: paths.search("flights", query),
    };
  },
  toSearch: (item) => ({ service: "flights", ...toItemQuery(item) }),
  toPlace: () => null,
  isSample: ({ itinerary }) => itinerary.supplier === "sandbox",
  /**
   * An event for each flight. Calendars show its ends in the viewer's time zone: the lines name
   * each airport's own.
   */
  toEvent({ itinerary }, { locale, messages }) {
    const t = createTranslator({ locale, messages, namespace: "flightBooking.facts" });
    const terms = createTranslator({ locale, messages, namespace: "flightTerms" });
    const { dateTime } = createFormatter({ locale, timeZone: "UTC" });
    const toEnd = (
      { local, zone }: Moment,
      { name, iata }: FlightAirport,
      terminal: string | null,
    ) => {
      const at = terminal
        ? `${name} (${iata}), ${t("terminal", { name: terminal })}`
        : `${name} (${iata})`;
      return `${dateTime(toLocalMoment(local), localMomentOfDay)} (${zone}), ${at}`;
    };
    const parts = itinerary.legs
      .flatMap(({ segments }) => segments)
      .map((segment): EventPart => {
        const { number, airline, operatedBy, from, to, departs, arrives } = segment;
        return {
          title: `${number} ${from.city} – ${to.city}`,
          starts: departs,
          ends: arrives,
          location: `${from.name} (${from.iata})`,
          lines: [
            [
              `${number} ${airline.name}`,
              ...(operatedBy ? [terms("operatedBy", { airline: operatedBy.name })] : []),
            ].join(", "),
            toEnd(departs, from, segment.fromTerminal),
            toEnd(arrives, to, segment.toTerminal),
          ],
        };
      });
    return { isAllDay: false, lines: [], parts };
  },
};
