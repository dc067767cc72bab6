import { createTranslator } from "next-intl";
import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { addDays } from "@/lib/dates/calendar-date";
import { paths } from "@/lib/paths";
import { readAddress } from "@/lib/bookings/read-address";
import type { ServiceFacts } from "@/lib/bookings/service-facts";
import { toRoomChoiceQuery } from "./room-choice";
import { toStayQuery } from "./stay-query";

export const hotelFacts: ServiceFacts<HotelItem> = {
  toLinks({ hotel, stay, rooms, residence, offers }) {
    const place = { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude };
    const query = toStayQuery({ place, stay, rooms, residence });
    return {
      offers: paths.hotelStay({
        ...query,
        id: hotel.id,
        ...(offers && toRoomChoiceQuery(offers.map(({ id }) => id))),
      }),
      search: paths.hotelSearch(query),
    };
  },
  toAgain({ hotel, stay, rooms, residence }, days) {
    const place = { name: hotel.city, latitude: hotel.latitude, longitude: hotel.longitude };
    const later = { start: addDays(stay.start, days), end: addDays(stay.end, days) };
    return paths.hotelSearch(toStayQuery({ place, stay: later, rooms, residence }));
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
