import { readPartyOf } from "@/lib/activities/activity-query";
import type { ServiceId } from "@/lib/api/contract/services";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import { readParty } from "@/lib/hotels/read-party";
import { toQueryValues, type Query } from "@/lib/query-values";
import { enquiryFields, type EnquiryField, type EnquiryValues } from "./enquiry-fields";

const isNumber = (text: string, minimum: number, maximum: number) =>
  /^\d{1,2}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;

const isKept: Record<EnquiryField["kind"], (text: string, field: EnquiryField) => boolean> = {
  place: (text) => !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text),
  day: isCalendarDate,
  end: isCalendarDate,
  time: (text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text),
  count: (text, { minimum = 0 }) => isNumber(text, minimum, 30),
  childAges: (text) => /^\d{1,2}(?:, ?\d{1,2})*$/.test(text),
  driverAge: (text) => isNumber(text, 18, 99),
  line: (text) => /^[a-z-]{1,40}$/.test(text),
  month: (text) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text),
};

/** A hotel search counts its guests per room; an enquiry counts them all together. */
function readRooms(query: Query): Query {
  if (query.room === undefined) return query;
  const { rooms } = readParty(toQueryValues(query));
  const ages = rooms.flatMap(({ childAges }) => childAges);
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  return {
    ...query,
    rooms: String(rooms.length),
    adults: String(adults),
    children: String(ages.length),
    childAge: ages.map(String),
  };
}

/** An activity tells its people apart by age; an enquiry tells grown-ups and children. */
function readBands(query: Query): Query {
  const party = readPartyOf(query);
  if (!party) return query;
  const { youth = 0, child = 0, infant = 0, ...grownUps } = party;
  const adults = Object.values(grownUps).reduce((sum, count) => sum + count, 0);
  return { ...query, adults: String(adults), children: String(youth + child + infant) };
}
const readers: Partial<Record<ServiceId, (query: Query) => Query>> = {
  hotels: readRooms,
  activities: readBands,
};

/**
 * The values of an enquiry's fields from a search form's or a deal's link: only valid ones, the
 * visitor fills in the others. `deal` is the deal's token.
 */
export function readEnquiryQuery(
  service: ServiceId,
  urlQuery: Query,
): { values: EnquiryValues; deal: string | null } {
  const query = readers[service]?.(urlQuery) ?? urlQuery;
  const text = (name: string) => {
    const value =
      name === "childAges"
        ? (query.childAges ?? [query.childAge ?? []].flat().join(", "))
        : query[name];
    return typeof value === "string" ? value.trim().slice(0, 100) : "";
  };
  const values = enquiryFields[service].map((field): [string, string] => {
    const value = text(field.name);
    return [field.name, value && isKept[field.kind](value, field) ? value : (field.usual ?? "")];
  });
  const { deal } = query;
  return {
    values: Object.fromEntries(values),
    deal: typeof deal === "string" && /^[\w.~-]{1,1500}$/.test(deal) ? deal : null,
  };
}

/** The query parameters that an enquiry reads, for the URL of its page. */
export function toEnquiryQuery(
  service: ServiceId,
  query: Query,
): Record<string, string | string[]> {
  const names = new Set([
    ...enquiryFields[service].map(({ name }) => name),
    "childAge",
    "room",
    "band",
    "deal",
  ]);
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      names.has(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
}
