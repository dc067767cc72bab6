import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Booking } from "@/lib/api/contract/bookings";
import { addDays, toUtcDate } from "@/lib/dates/calendar-date";
import { momentDay } from "@/lib/dates/moment-day";
import type { EventPart } from "@/lib/bookings/service-facts";

type Options = {
  /** Whether it takes whole days of the place's own calendar, the last one among them. */
  isAllDay: boolean;
  /** Null where it is at no one place. */
  place: { address: string; latitude: number; longitude: number } | null;
  /** Where it is several events: its parts, each with the description of the whole. */
  parts?: readonly EventPart[] | undefined;
  /** Each line already in the reader's language. */
  description: readonly string[];
  agencyId: string;
  agencyName: string;
  /** Absolute. */ url: string;
  now: Date;
};

const toDays = ({ starts, ends }: Booking["headline"]) => ({
  start: toUtcDate(momentDay(starts)),
  // An event's end is exclusive.
  end: toUtcDate(addDays(momentDay(ends), 1)),
});
const toInstants = ({ starts, ends }: Pick<Booking["headline"], "starts" | "ends">) => ({
  start: new Date(starts.at),
  end: new Date(ends.at),
});

/**
 * A booking as a calendar file (RFC 5545) with one event, or with one for each of its parts.
 * Imported again they are the same events, after any change of the booking: each keeps its UID,
 * and its sequence increases with each change of times that was accepted, and on cancellation.
 */
export function toTripCalendar(
  {
    reference,
    headline,
    cancelledAt,
    changes = [],
  }: Pick<Booking, "reference" | "headline" | "cancelledAt" | "changes">,
  { isAllDay, place, parts, description, agencyId, agencyName, url, now }: Options,
): string {
  // The only text that the library doesn't escape.
  const company = agencyName.replace(/[\p{Cc}\p{Zl}\p{Zp}/]+/gu, " ");
  const calendar = ical({
    prodId: { company, product: "Trips" },
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const common = {
    sequence: changes.filter(({ state }) => state === "accepted").length + (cancelledAt ? 1 : 0),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: now,
    url,
  };
  for (const [index, { title, location, lines, ...ends }] of (parts ?? []).entries())
    calendar.createEvent({
      ...common,
      id: `${reference}-${index + 1}@${agencyId}`,
      ...toInstants(ends),
      summary: title,
      location,
      description: [...lines, ...description].join("\n"),
    });
  // Each line of a file ends, the last one too; the library leaves that to its caller.
  const write = () => `${calendar.toString()}\r\n`;
  if (parts) return write();
  calendar.createEvent({
    ...common,
    id: `${reference}@${agencyId}`,
    allDay: isAllDay,
    ...(isAllDay ? toDays(headline) : toInstants(headline)),
    summary: headline.title,
    location: place
      ? {
          title: headline.title,
          address: place.address,
          geo: { lat: place.latitude, lon: place.longitude },
        }
      : headline.place,
    description: description.join("\n"),
  });
  return write();
}
