import "server-only";
import {
  isPartyTooLarge,
  readDay,
  readPartyOf,
  toDaysQuery,
  toPartyQuery,
} from "@/lib/activities/activity-query";
import { daysAround } from "@/lib/activities/find-clashes";
import { toUsualParty } from "@/lib/activities/to-usual-party";
import type { ActivityProduct } from "@/lib/api/contract/activities";
import { activityLimits } from "@/lib/api/contract/activity-terms";
import type { Agency } from "@/lib/api/contract/agencies";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { dayMs, minuteMs } from "@/lib/dates/durations";
import { paths } from "@/lib/paths";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";
import { listActivityDays, listActivityStarts } from "./activities";
import { getOfferVisit, isWhole, toWholeHref } from "./offer-visit";
import { orSearchFailure } from "./or-search-failure";
import { listPlannedItems } from "./planned-items";

/** Of a month that has fewer days left little can be chosen: it begins with the next. */
const soonDays = 7;
const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const monthOf = (date: string): string => date.slice(0, 7);

/** The month after, or before, another (YYYY-MM). */
const toNeighbour = (month: string, step: 1 | -1): string =>
  monthOf(addDays(`${month}-01`, step === 1 ? 31 : -1));

/**
 * What an activity's page needs of the day and party in its URL: the month's days, and the starts
 * where it names a day, with what the viewer has booked around it. All may still be pending;
 * `isWhole` if they are there or the URL asks to wait for them.
 */
export async function getActivityOffer(
  agency: Agency,
  { product, query, now = new Date() }: { product: ActivityProduct; query: Query; now?: Date },
) {
  const { subdomain: tenant } = agency;
  const { id, place } = product;
  const { prefix, shown, shownText, toView } = await getOfferVisit(agency, { query, now });
  const today = toLocalDate(now, place.timeZone);
  const values = toQueryValues(query);
  const date = readDay(values, today);
  const [asked = ""] = values("month");
  const [first, last] = [monthOf(today), monthOf(addDays(today, activityLimits.ahead))];
  const isKnown = monthPattern.test(asked) && asked >= first && asked <= last;
  const month = isKnown ? asked : monthOf(date ?? addDays(today, soonDays));
  const party = readPartyOf(query) ?? toUsualParty(product);
  const toHref = (more: QueryInput) =>
    `${prefix}${paths.activity(id, { ...toPartyQuery(party), ...more })}`;
  const here = toHref({ date: date ?? undefined, month, shown: shownText });
  const days = orSearchFailure("activity days", listActivityDays(tenant, { id, month, party }));
  const starts =
    date === null
      ? Promise.resolve(null)
      : orSearchFailure("activity starts", listActivityStarts(tenant, { id, date, party }));
  const longest = Math.max(...product.options.map(({ minutes }) => minutes));
  const planned =
    date === null
      ? Promise.resolve([])
      : listPlannedItems(
          tenant,
          daysAround(date, addDays(date, Math.ceil((longest * minuteMs) / dayMs))),
        );
  const { city, latitude, longitude } = place;
  const around = { place: { name: city, latitude, longitude }, dateTo: null };
  return {
    ...{ date, month, party, days, starts, planned, shown },
    /** Why those in the URL can't take part, and the smallest party is shown instead. */
    problem: isPartyTooLarge(query)
      ? { reason: "tooMany" as const, band: null, limit: activityLimits.people }
      : null,
    isWhole: await isWhole(query, Promise.all([days, starts, planned])),
    wholeHref: toWholeHref(here),
    searchPath: paths.search("activities", toDaysQuery({ ...around, date: date ?? today })),
    action: `${prefix}${paths.activity(id)}`,
    dayHref: (day: string) => `${toHref({ date: day })}#starts`,
    /** The same in a month before or after; null beyond what can be booked. */
    monthHref: (step: 1 | -1) => {
      const other = toNeighbour(month, step);
      return other < first || other > last
        ? null
        : `${toHref({ date: date ?? undefined, month: other })}#days`;
    },
    view: toView(here),
  };
}
export type ActivityOffer = Awaited<ReturnType<typeof getActivityOffer>>;
