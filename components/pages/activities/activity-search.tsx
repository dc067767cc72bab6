import { getFormatter, getTranslations } from "next-intl/server";
import { ActivityCard } from "@/components/activities/activity-card.client";
import { ActivityCards } from "@/components/activities/activity-cards";
import { ResultsFrame } from "@/components/results/results-frame";
import { ActivityProblems } from "@/components/site/activities/activity-problems";
import { createActivityLinks, type ActivityLinks } from "@/lib/activities/activity-links";
import { toLaterDays } from "@/lib/activities/activity-query";
import { activityResults, type ActivitySearchQuery } from "@/lib/activities/activity-results";
import { toCardActivity } from "@/lib/activities/to-card-activity";
import { searchActivitiesEndpoint, type ActivitySearch } from "@/lib/api/contract/activities";
import { getActivityPlace, getActivityVisit } from "@/lib/data/activity-visits";
import type { FoundActivities } from "@/lib/data/activities";
import { findResults } from "@/lib/data/find-results";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import { calendarDayOfWeek, toUtcDate } from "@/lib/dates/calendar-date";
import { pick } from "@/lib/pick";
import { readPlaceName } from "@/lib/results/read-place";
import { ServiceMap } from "../results/service-map";
import type { ServiceSearch } from "../results/service-search";

/** A search whose place is known. */
type SearchedActivities = ActivitySearchQuery & { place: ActivitySearch["place"] };
type ActivitiesPage = ServiceSearch<
  ActivitySearchQuery,
  SearchedActivities,
  FoundActivities,
  ActivityLinks
>;

const introduce: ActivitiesPage["introduce"] = async ({ search, needsSignIn }) => {
  const format = await getFormatter();
  const { place, placeName, placeId, date, dateTo } = search;
  const days = [date, ...(dateTo ? [dateTo] : [])].map((day) =>
    format.dateTime(toUtcDate(day), calendarDayOfWeek),
  );
  return {
    place: place?.name ?? "",
    placeName,
    facts: [
      { icon: "map-pin", text: place?.name ?? placeName },
      { icon: "calendar-days", text: days.join(" – ") },
    ],
    defaults: {
      dates: { start: date, end: dateTo ?? date },
      residence: "",
      place: place ? { ...place, id: placeId } : { name: placeName },
    },
    problems: <ActivityProblems search={search} needsSignIn={needsSignIn} />,
    searched: place && { ...search, place },
    key: { place, date, dateTo },
  };
};

const asked = ["place", "date", "dateTo", "sort", "page"] as const;

const dates = {
  first: ({ date }) => date,
  move: toLaterDays,
  ahead: activityLimits.ahead,
} satisfies ActivitiesPage["dates"];

const find: ActivitiesPage["find"] = (tenant, searched, filters) =>
  findResults(tenant, searched, {
    what: "activity search",
    firstDay: "date",
    later: (days) => ({ ...searched, ...toLaterDays(searched, days) }),
    toBody: (search) => ({ ...pick(search, asked), filters }),
    find: (api, body) => api.call(searchActivitiesEndpoint, { body }),
  });

const show: ActivitiesPage["show"] = async (
  { search, found, isMoved },
  { tenant, priceCall, links, frame, progress },
) => {
  const t = await getTranslations("activities");
  const { name: placeName } = search.place;
  const hrefOf = new Map(found.activities.map((one) => [one.id, links.toActivity(one)]));
  return (
    <ActivityCards
      place={pick(search.place, ["name", "latitude", "longitude"])}
      priceCall={priceCall}
      hrefStem=""
    >
      <ResultsFrame
        table={activityResults}
        {...frame}
        placeName={placeName}
        notice={
          (progress ?? isMoved) && (
            <div className="space-y-3">
              {isMoved && <ActivityProblems search={{ ...search, problems: ["days"] }} />}
              {progress}
            </div>
          )
        }
        map={
          <ServiceMap
            tenant={tenant}
            namespace="activityMap"
            placeName={placeName}
            listHref={links.to({ view: "list" })}
            shown={{
              place: search.place,
              // Suppliers are queried by place, which has no radius.
              area: null,
              areaHref: null,
              pins: found.pins.map(({ id, title, total, picture, latitude, longitude }) => ({
                ...{ id, name: title, total: total ?? null, picture, latitude, longitude },
                href: hrefOf.get(id) ?? links.toActivity({ id, date: search.date }),
              })),
              hrefStem: "",
              listed: found.activities.map(({ place }) => pick(place, ["latitude", "longitude"])),
            }}
          />
        }
        cards={found.activities.map((one, index) => ({
          id: one.id,
          pin: one.id,
          card: (
            <ActivityCard
              activity={toCardActivity(one)}
              href={hrefOf.get(one.id) ?? ""}
              isFirst={index === 0}
            />
          ),
        }))}
        nothing={{
          title: t("empty.title", { place: placeName }),
          text: t("empty.text"),
          elsewhere: null,
        }}
        note={found.activities.some(({ supplier }) => supplier === "sandbox") && t("sample")}
      />
    </ActivityCards>
  );
};

/** What the page of results is given. */
export const activitySearch: ActivitiesPage = {
  service: "activities",
  readPlace: async (query, tenant) =>
    readPlaceName((await getActivityPlace(tenant, query)).placeName),
  getVisit: getActivityVisit,
  createLinks: createActivityLinks,
  introduce,
  dates,
  find,
  show,
};
