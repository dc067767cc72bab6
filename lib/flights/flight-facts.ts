import { createFormatter } from "next-intl";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { paths } from "@/lib/paths";
import type { ServiceFacts } from "@/lib/services/service-facts";
import { toFlightQuery } from "./flight-query";
import { toItemQuery } from "./to-item-query";

export const flightFacts: ServiceFacts<FlightItem> = {
  toLinks(item) {
    const query = toFlightQuery(toItemQuery(item));
    return {
      offers: paths.flightFares({ ...query, itinerary: item.itinerary.id }),
      search: paths.flightSearch(query),
    };
  },
  toPlace: () => null,
  isSample: ({ itinerary }) => itinerary.supplier === "sandbox",
  /** Calendars turn its ends into the viewer's clock: each airport's own is told, too. */
  toEvent({ itinerary }, { locale }) {
    const { dateTime } = createFormatter({ locale, timeZone: "UTC" });
    const toEnd = ({ local, zone }: { local: string; zone: string }, name: string) =>
      `${dateTime(toLocalMoment(local), localMomentOfDay)} (${zone}), ${name}`;
    return {
      isAllDay: false,
      lines: itinerary.legs
        .flatMap(({ segments }) => segments)
        .map(
          ({ number, from, to, departs, arrives }) =>
            `${number}: ${toEnd(departs, from.name)} – ${toEnd(arrives, to.name)}`,
        ),
    };
  },
};
