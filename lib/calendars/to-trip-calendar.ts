import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Booking } from "@/lib/api/contract/bookings";
import { addDays, toUtcDate } from "@/lib/dates/calendar-date";
import { momentDay } from "@/lib/dates/moment-day";

type Options = {
  /** Whether it takes whole days of the place's own calendar, the last one among them. */
  isAllDay: boolean;
  /** Null where it is at no one place. */
  place: { address: string; latitude: number; longitude: number } | null;
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
const toInstants = ({ starts, ends }: Booking["headline"]) => ({
  start: new Date(starts.at),
  end: new Date(ends.at),
});

/**
 * A booking as a calendar file (RFC 5545) with one event. Imported again it is the same event,
 * whatever happened to the booking: one UID, and a sequence that increases on cancellation.
 */
export function toTripCalendar(
  { reference, headline, cancelledAt }: Pick<Booking, "reference" | "headline" | "cancelledAt">,
  { isAllDay, place, description, agencyId, agencyName, url, now }: Options,
): string {
  // The only text that the library doesn't escape.
  const company = agencyName.replace(/[\p{Cc}\p{Zl}\p{Zp}/]+/gu, " ");
  const calendar = ical({
    prodId: { company, product: "Trips" },
    method: cancelledAt ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${reference}@${agencyId}`,
    sequence: cancelledAt ? 1 : 0,
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    allDay: isAllDay,
    ...(isAllDay ? toDays(headline) : toInstants(headline)),
    stamp: now,
    summary: headline.title,
    location: place
      ? {
          title: headline.title,
          address: place.address,
          geo: { lat: place.latitude, lon: place.longitude },
        }
      : headline.place,
    description: description.join("\n"),
    url,
  });
  return calendar.toString();
}
