import { createTranslator } from "next-intl";
import type { RideItem } from "@/lib/api/contract/rides";
import type { SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { addDays } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { toRidePlaceName, toRideQuery } from "./ride-query";

const toSearch = ({ date, people, offer: { ride } }: RideItem): SearchOf<"rides"> => ({
  ...{ service: "rides", place: ride.place.id, date, people },
});

export const rideFacts: ServiceFacts<RideItem, SearchOf<"rides">> = {
  searches: {
    listPlaces: ({ place }) => [toRidePlaceName(place)],
    toDays: ({ date }) => ({ start: date, end: date }),
    countPeople: ({ people }) => people,
    toLater: (search, days) => ({ ...search, date: addDays(search.date, days) }),
    toPath: (search) => paths.search("rides", toRideQuery(search)),
  },
  toSearch,
  toLinks(item) {
    const query = toRideQuery(toSearch(item));
    const { id } = item.offer.ride;
    return { offers: paths.offer("rides", { ...query, id }), search: paths.search("rides", query) };
  },
  toPlace: ({ offer }) => offer.ride.place,
  isSample: ({ offer }) => offer.supplier === "sandbox",
  toEvent: (_, words) => ({
    isAllDay: false,
    lines: [createTranslator({ ...words, namespace: "rides" })("early")],
  }),
};
