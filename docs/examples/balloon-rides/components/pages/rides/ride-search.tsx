import { getFormatter, getTranslations } from "next-intl/server";
import { ResultsFrame } from "@/components/results/results-frame";
import { RideCard } from "@/components/rides/ride-card";
import { ClientTexts } from "@/components/site/client-texts";
import { searchRidesEndpoint, type FoundRides } from "@/lib/api/contract/rides";
import { findResults } from "@/lib/data/find-results";
import { getRideVisit } from "@/lib/data/rides";
import { addDays, calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { maximumDaysAhead } from "@/lib/dates/search-limits";
import { paths } from "@/lib/paths";
import { createResultsLinks, type ResultsLinks } from "@/lib/results/results-links";
import {
  rideResults,
  toRidePlaceName,
  toRideQuery,
  toRideSearchQuery,
  type RideSearchQuery,
} from "@/lib/rides/ride-query";
import type { ServiceSearch } from "../results/service-search";

type Links = ResultsLinks<RideSearchQuery> & { prefix: string };

/** What the page of results is given. */
export const rideSearch: ServiceSearch<RideSearchQuery, RideSearchQuery, FoundRides, Links> = {
  service: "rides",
  readPlace: ({ place }) => toRidePlaceName(place),
  getVisit: getRideVisit,
  dates: {
    first: ({ date }) => date,
    move: ({ date }, days) => ({ date: addDays(date, days) }),
    ahead: maximumDaysAhead,
  },
  createLinks: (search, { prefix, currency }) => ({
    prefix,
    ...createResultsLinks(
      search,
      (other) => `${prefix}${paths.search("rides", toRideSearchQuery(other, currency))}`,
    ),
  }),
  async introduce({ search }) {
    const [t, format] = await Promise.all([getTranslations("search"), getFormatter()]);
    const { place, date, people } = search;
    const name = toRidePlaceName(place);
    const day = format.dateTime(toUtcDate(date), calendarDayOfWeek);
    return {
      place: name,
      placeName: "",
      facts: [
        { icon: "map-pin", text: name },
        { icon: "calendar-days", text: day },
        { icon: "user-round", text: t("travellerSummary", { count: people }) },
      ],
      defaults: {
        dates: { start: date, end: date },
        residence: "",
        place: { id: place, name },
        people,
      },
      problems: null,
      searched: place ? search : null,
      key: { place, date, people },
    };
  },
  find: (tenant, searched, filters) =>
    findResults(tenant, searched, {
      what: "ride search",
      firstDay: "date",
      later: (days) => ({ ...searched, date: addDays(searched.date, days) }),
      toBody: ({ place, date, people, sort, page }) => ({
        ...{ place, date, people, filters, sort, page },
      }),
      find: (api, body) => api.call(searchRidesEndpoint, { body }),
    }),
  async show({ search, found }, { priceCall, links, frame, progress }) {
    const t = await getTranslations("rides");
    const placeName = toRidePlaceName(search.place);
    const toHref = (id: string) =>
      `${links.prefix}${paths.offer("rides", { ...toRideQuery(search), id })}`;
    return (
      <ClientTexts namespaces={["money", "rides.card"]}>
        <ResultsFrame
          table={rideResults}
          {...frame}
          placeName={placeName}
          notice={progress}
          cards={found.rides.map((one) => ({
            id: one.ride.id,
            card: <RideCard summary={one} href={toHref(one.ride.id)} priceCall={priceCall} />,
          }))}
          nothing={{
            title: t("empty.title", { place: placeName }),
            text: t("empty.text"),
            elsewhere: null,
          }}
          note={found.rides.some(({ supplier }) => supplier === "sandbox") && t("sample")}
        />
      </ClientTexts>
    );
  },
};
