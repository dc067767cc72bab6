import { createFormatter, createTranslator } from "next-intl";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import type { SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { paths } from "@/lib/paths";
import { toFetchedText, toStartText } from "./activity-words";
import { findMeeting } from "@/lib/api/contract/find-meeting";
import { toDaysQuery, toLaterDays, toPartyQuery } from "./activity-query";

const dayOf = ({ starts }: Pick<ActivityItem, "starts">) => starts.local.slice(0, 10);

const toSearch = (item: ActivityItem): SearchOf<"activities"> => {
  const { city, latitude, longitude } = item.product.place;
  const place = { name: city, latitude, longitude };
  return { service: "activities", place, date: dayOf(item), dateTo: null };
};

export const activityFacts: ServiceFacts<ActivityItem, SearchOf<"activities">> = {
  searches: {
    listPlaces: ({ place }) => [place.name],
    toDays: ({ date, dateTo }) => ({ start: date, end: dateTo ?? date }),
    // Who takes part is only chosen where it is known whom the activity takes.
    countPeople: () => null,
    toLater: (search, days) => ({ ...search, ...toLaterDays(search, days) }),
    toPath: (search) => paths.search("activities", toDaysQuery(search)),
  },
  toSearch,
  toLinks: (item) => ({
    offers: paths.activity(item.product.id, { date: dayOf(item), ...toPartyQuery(item.party) }),
    search: paths.search("activities", toDaysQuery(toSearch(item))),
  }),
  toPlace({ product: { place }, meeting }, answers = []) {
    const { spot } = findMeeting(meeting, answers);
    const { latitude, longitude } = spot ?? place;
    const address = spot ? [spot.name, spot.address].filter(Boolean).join(", ") : place.city;
    return { address, countryCode: place.countryCode, latitude, longitude };
  },
  isSample: ({ product }) => product.supplier === "sandbox",
  /** Calendars show it in the viewer's time zone: a line names the product's own time. */
  toEvent(item, { locale, messages, answers = [] }) {
    const words = { locale, messages };
    const t = createTranslator({ ...words, namespace: "activityBooking" });
    const terms = createTranslator({ ...words, namespace: "activityTerms" });
    const needs = createTranslator({ ...words, namespace: "checkout.needs" });
    const format = createFormatter({ locale, timeZone: "UTC" });
    const { isFetched, name } = findMeeting(item.meeting, answers);
    const { minutesBefore } = item.meeting;
    return {
      isAllDay: false,
      lines: [
        `${t("summary.starts")}: ${toStartText(item, { t, format })} (${item.starts.zone})`,
        ...(isFetched ? [toFetchedText(item, { t, format })] : []),
        ...(isFetched && name !== null ? [`${needs("pickUpPlace.label")}: ${name}`] : []),
        ...(!isFetched && name !== null
          ? [terms("meetAt", { place: name, minutes: minutesBefore })]
          : []),
        terms("people", { count: countPeople(item.party) }),
      ],
    };
  },
};
