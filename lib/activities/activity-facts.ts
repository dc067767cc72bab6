import { createTranslator } from "next-intl";
import type { ActivityItem } from "@/lib/api/contract/activity-items";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import type { SearchOf, ServiceFacts } from "@/lib/bookings/service-facts";
import { paths } from "@/lib/paths";
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
  toPlace({ product: { place }, meeting: { point } }) {
    const { latitude, longitude } = point ?? place;
    const address = point ? [point.name, point.address].filter(Boolean).join(", ") : place.city;
    return { address, countryCode: place.countryCode, latitude, longitude };
  },
  isSample: ({ product }) => product.supplier === "sandbox",
  toEvent({ meeting, party }, words) {
    const t = createTranslator({ ...words, namespace: "activityTerms" });
    const { point, minutesBefore } = meeting;
    return {
      isAllDay: false,
      lines: [
        ...(point ? [t("meetAt", { place: point.name, minutes: minutesBefore })] : []),
        t("people", { count: countPeople(party) }),
      ],
    };
  },
};
