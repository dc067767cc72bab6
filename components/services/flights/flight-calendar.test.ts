import ICAL from "ical.js";
import { toTripCalendar } from "@/lib/calendars/to-trip-calendar";
import { flightFacts } from "@/lib/flights/flight-facts";
import { readMessages } from "@/lib/i18n/messages";
import { sampleFlightBooking, sampleFlightItem } from "./testing/sample-flight-booking";

const queryOf = (href: string) => Object.fromEntries(new URL(href, "http://x").searchParams);

async function read(changes: Parameters<typeof sampleFlightBooking>[0] = {}) {
  const booking = sampleFlightBooking(changes);
  const words = { locale: "en", messages: await readMessages("en") } as const;
  const { isAllDay, lines, parts } = flightFacts.toEvent(booking.item, words);
  const file = toTripCalendar(booking, {
    isAllDay,
    parts,
    place: flightFacts.toPlace(booking.item),
    description: ["Booking reference: F-7K4M2P9C", ...lines],
    agencyId: "a",
    agencyName: "Voyara",
    url: "https://x.example/",
    now: new Date("2026-11-21T12:00:00Z"),
  });
  const calendar = new ICAL.Component(ICAL.parse(file));
  return {
    calendar,
    events: calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event)),
  };
}

test("is an event for each flight, at its instants, with the clocks of both airports", async () => {
  const { events } = await read();
  expect(
    events.map(({ uid, summary, startDate, endDate }) => [
      uid,
      summary,
      startDate.toJSDate().toISOString(),
      endDate.toJSDate().toISOString(),
    ]),
  ).toEqual([
    [
      "F-7K4M2P9C-1@a",
      "7X214 Lisbon – London",
      "2027-03-12T09:10:00.000Z",
      "2027-03-12T11:55:00.000Z",
    ],
    [
      "F-7K4M2P9C-2@a",
      "7X80 London – New York",
      "2027-03-12T14:05:00.000Z",
      "2027-03-12T22:10:00.000Z",
    ],
    // New York has put its clocks forward, Lisbon hasn't yet.
    [
      "F-7K4M2P9C-3@a",
      "7X91 New York – Lisbon",
      "2027-03-20T01:50:00.000Z",
      "2027-03-20T09:35:00.000Z",
    ],
  ]);
  const [, second] = events;
  expect(second?.location).toBe("London Heathrow (LHR)");
  for (const fact of [
    "7X80 Meridian Air, Operated by Quayside",
    "Fri, Mar 12, 2027, 14:05 (Europe/London), London Heathrow (LHR), Terminal 5",
    "Fri, Mar 12, 2027, 17:10 (America/New_York), John F. Kennedy Airport (JFK), Terminal 8",
    "Booking reference: F-7K4M2P9C",
  ])
    expect(second?.description).toContain(fact);
});

test("every flight stays its own event once it is cancelled", async () => {
  const { calendar, events } = await read({ cancelledAt: "2026-11-21T09:30:00Z" });
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(events.map(({ uid, sequence }) => [uid, sequence])).toEqual([
    ["F-7K4M2P9C-1@a", 1],
    ["F-7K4M2P9C-2@a", 1],
    ["F-7K4M2P9C-3@a", 1],
  ]);
});

test("links lead to the same search and the same flights", () => {
  const { offers, search } = flightFacts.toLinks(sampleFlightItem);
  expect(queryOf(search)).toMatchObject({ adults: "2" });
  expect(queryOf(offers)).toMatchObject({ itinerary: sampleFlightItem.itinerary.id });
});
