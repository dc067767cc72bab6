import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Booking } from "@/lib/api/contract/bookings";
import { addDays, toUtcDate } from "@/lib/dates/calendar-date";

export type CalendarWords = {
  /** Each line of the description, already in the reader's language. */
  description: readonly string[];
  title: string;
};
type Options = CalendarWords & {
  agencyId: string;
  agencyName: string;
  /** Absolute. */ url: string;
  now: Date;
};

/**
 * A stay as a calendar file (RFC 5545) with one event: whole days in the place's calendar,
 * including the day of departure. Imported again it is the same event, whatever happened to the
 * booking: one UID, and a sequence that increases on cancellation.
 */
export function toTripCalendar(
  { reference, item: { stay, hotel }, cancelledAt }: Booking,
  { title, description, agencyId, agencyName, url, now }: Options,
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
    allDay: true,
    start: toUtcDate(stay.start),
    // An event's end is exclusive.
    end: toUtcDate(addDays(stay.end, 1)),
    stamp: now,
    summary: title,
    location: {
      title: hotel.name,
      address: hotel.address,
      geo: { lat: hotel.latitude, lon: hotel.longitude },
    },
    description: description.join("\n"),
    url,
  });
  return calendar.toString();
}
