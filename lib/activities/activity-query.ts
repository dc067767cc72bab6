import type { ActivityParty, ActivitySearch } from "@/lib/api/contract/activities";
import { activityLimits, partyBands, type PartyBand } from "@/lib/api/contract/activity-terms";
import { countPeople } from "@/lib/api/contract/check-activity-party";
import { addDays, daysBetween, isCalendarDate } from "@/lib/dates/calendar-date";
import { toQueryValues, type Query, type QueryInput, type QueryValues } from "@/lib/query-values";
import { readPlace } from "@/lib/results/read-place";
import { createSearchCodec, type SearchPart } from "@/lib/results/search-codec";

type Days = Pick<ActivitySearch, "date" | "dateTo">;

/** A part of the query that couldn't be used; the page names what was used instead. */
type DaysProblem = "days";

export type DaysQuery = Days & {
  /** Null without coordinates: `placeName`, if any, must then be looked up. */
  place: ActivitySearch["place"] | null;
  placeName: string;
  /** Of a suggested place that has a name in each language. */
  placeId?: string;
  problems: DaysProblem[];
};

const usualAhead = 14;

const isBookable = (date: string | undefined, today: string): date is string =>
  isCalendarDate(date) && date >= today && date <= addDays(today, activityLimits.ahead);

/** The day of a URL; null without one that could be booked. `today`: the earliest anywhere. */
export function readDay(values: QueryValues, today: string): string | null {
  const [date] = values("date");
  return isBookable(date, today) ? date : null;
}

/** The requested days, or the closest valid ones; without any the one in two weeks. */
function readDays(values: QueryValues, today: string): Days & { problems: DaysProblem[] } {
  const [asked, until] = [values("date")[0], values("dateTo")[0]];
  const date = readDay(values, today) ?? addDays(today, usualAhead);
  const isLater = isCalendarDate(until) && until > date;
  const dateTo = isLater && date === asked ? until : null;
  const isLong = dateTo !== null && daysBetween(date, dateTo) >= activityLimits.days;
  const isWrong = (asked && date !== asked) || (until && until !== asked && dateTo === null);
  return {
    date,
    dateTo: isLong ? addDays(date, activityLimits.days - 1) : dateTo,
    problems: isWrong || isLong ? ["days"] : [],
  };
}

type Written = Days & Pick<DaysQuery, "place"> & Partial<Pick<DaysQuery, "placeName" | "placeId">>;
type Part = SearchPart<DaysQuery, Written, { today: string }>;

/** Where, also as the hidden fields of a form for the rest. */
export const activityPlace = {
  read: (values) => {
    const { name, place, id } = readPlace(values, "place");
    return { place, placeName: name, ...(id && { placeId: id }) };
  },
  write: ({ place, placeName, placeId }: Omit<Written, "date" | "dateTo">) => ({
    place: place?.name ?? (placeName || undefined),
    placeId: place ? placeId : undefined,
    placeLat: place?.latitude,
    placeLong: place?.longitude,
  }),
} satisfies Part;

/** The table of a search for activities. */
export const activityParts: readonly Part[] = [
  activityPlace,
  {
    read: (values, { today }) => readDays(values, today),
    write: ({ date, dateTo }) => ({ date, dateTo: dateTo ?? undefined }),
  },
];

/** The query of `paths.search` without filters. */
export const { write: toDaysQuery } = createSearchCodec(activityParts);

const bandPattern = /^([a-z]+)\.(\d{1,2})$/;

function readBands(query: Query): ActivityParty {
  const party: Partial<Record<PartyBand, number>> = {};
  for (const text of toQueryValues(query)("band")) {
    const [, name, count = ""] = bandPattern.exec(text) ?? [];
    const band = partyBands.find((one) => one === name);
    if (band && Number(count) > 0) party[band] = Number(count);
  }
  return party;
}

/** Whether a URL names more people than one booking takes. */
export const isPartyTooLarge = (query: Query): boolean =>
  countPeople(readBands(query)) > activityLimits.people;

/** "adult.2" of each band that a URL names; null where it names none, or too many people. */
export function readPartyOf(query: Query): ActivityParty | null {
  const party = readBands(query);
  return countPeople(party) > 0 && !isPartyTooLarge(query) ? party : null;
}

/** A party as URLs have it. */
export const toPartyQuery = (party: ActivityParty): QueryInput => ({
  band: partyBands.flatMap((band) => (party[band] ? [`${band}.${party[band]}`] : [])),
});

/** The same search some days later. */
export const toLaterDays = ({ date, dateTo }: Days, days: number): Days => ({
  date: addDays(date, days),
  dateTo: dateTo && addDays(dateTo, days),
});
