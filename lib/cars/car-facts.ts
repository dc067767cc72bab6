import { createFormatter, createTranslator } from "next-intl";
import type { CarItem } from "@/lib/api/contract/car-items";
import { localMomentOfDay, toLocalMoment } from "@/lib/dates/local-moment";
import { paths } from "@/lib/paths";
import { readAddress } from "@/lib/bookings/read-address";
import type { SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { toRentalQuery, toLaterRental } from "./rental-query";
import { toSearchPlaces } from "./search-places";

const toSearch = (item: CarItem): SearchOf<"cars"> => ({ ...item, ...toSearchPlaces(item) });

export const carFacts: ServiceFacts<CarItem, SearchOf<"cars">> = {
  searches: {
    listPlaces: ({ pickUp, dropOff }) => [pickUp.name, dropOff?.name ?? ""],
    toDays: ({ pickUpAt, dropOffAt }) => ({
      start: pickUpAt.slice(0, 10),
      end: dropOffAt.slice(0, 10),
    }),
    countPeople: () => 1,
    toLater: toLaterRental,
    toPath: (input) => paths.search("cars", toRentalQuery(input)),
  },
  toSearch,
  toLinks(item) {
    const query = toRentalQuery(toSearch(item));
    return {
      offers: paths.offer("cars", { ...query, id: item.offer.carId }),
      search: paths.search("cars", query),
    };
  },
  toPlace: ({ offer: { pickUp } }) => pickUp.depot,
  /** A car by its class, which has a code, and by what drives it: it may be chosen for that. */
  toReaders({ item, headline }, { messages, ...languages }) {
    const { offer } = item;
    const { vehicle, company, pickUp, dropOff } = offer;
    const { classes, fuels } = messages.carTerms;
    const isPlain = ["unspecified", "petrol", "diesel"].includes(vehicle.fuel);
    const name = [classes[vehicle.class], ...(isPlain ? [] : [fuels[vehicle.fuel]])].join(" · ");
    const toEnd = (end: typeof pickUp) => ({
      ...end,
      depot: { ...end.depot, address: readAddress(end.depot, languages) },
    });
    return {
      item: {
        ...item,
        offer: {
          ...offer,
          vehicle: { ...vehicle, name },
          pickUp: toEnd(pickUp),
          dropOff: toEnd(dropOff),
        },
      },
      headline: { ...headline, title: `${name}, ${company.name}` },
    };
  },
  isSample: ({ offer }) => offer.supplier === "sandbox",
  /** Calendars show its ends in the viewer's time zone: the lines name the desks' own times. */
  toEvent({ offer: { pickUp, dropOff } }, { locale, messages }) {
    const words = { locale, messages };
    const t = createTranslator({ ...words, namespace: "carTerms.rental" });
    const { dateTime } = createFormatter({ locale, timeZone: "UTC" });
    const toLine = (label: string, { local, depot }: typeof pickUp) =>
      `${label}: ${dateTime(toLocalMoment(local), localMomentOfDay)} (${depot.timeZone}), ${depot.name}, ${depot.address}`;
    return {
      isAllDay: false,
      lines: [toLine(t("pickUp"), pickUp), toLine(t("dropOff"), dropOff)],
    };
  },
};
