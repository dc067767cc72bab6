import { createTranslator } from "next-intl";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { addDays } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { readAddress } from "@/lib/bookings/read-address";
import type { SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { toRoomChoiceQuery } from "./room-choice";
import { toStayQuery } from "./stay-query";

const toSearch = ({ hotel, stay, rooms, residence }: HotelItem): SearchOf<"hotels"> => ({
  service: "hotels",
  place: { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude },
  stay,
  rooms,
  residence,
});

export const hotelFacts: ServiceFacts<HotelItem, SearchOf<"hotels">> = {
  searches: {
    listPlaces: ({ place }) => [place.name],
    toDays: ({ stay }) => stay,
    countPeople: ({ rooms }) =>
      rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
    toLater({ stay: { start, end }, ...input }, days) {
      return { ...input, stay: { start: addDays(start, days), end: addDays(end, days) } };
    },
    toPath: (input) => paths.search("hotels", toStayQuery(input)),
  },
  toSearch,
  toLinks(item) {
    const query = toStayQuery(toSearch(item));
    return {
      offers: paths.offer("hotels", {
        ...query,
        id: item.hotel.id,
        ...(item.offers && toRoomChoiceQuery(item.offers.map(({ id }) => id))),
      }),
      search: paths.search("hotels", query),
    };
  },
  toPlace: ({ hotel }) => hotel,
  toReaders: ({ item, headline }, languages) => ({
    item: { ...item, hotel: { ...item.hotel, address: readAddress(item.hotel, languages) } },
    headline,
  }),
  isSample: ({ hotel }) => hotel.supplier === "sandbox",
  toEvent({ hotel: { checkIn, checkOut } }, { locale, messages }) {
    const t = createTranslator({ locale, messages, namespace: "hotelTerms.stay" });
    return {
      isAllDay: true,
      lines: [
        `${t("checkIn")}: ${t("from", { time: checkIn.from })}`,
        `${t("checkOut")}: ${t("until", { time: checkOut.until })}`,
      ],
    };
  },
};
