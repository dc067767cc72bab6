import ICAL from "ical.js";
import { activityFacts } from "@/lib/activities/activity-facts";
import type { Answer } from "@/lib/api/contract/needs";
import { toTripCalendar } from "@/lib/calendars/to-trip-calendar";
import { readMessages } from "@/lib/i18n/messages";
import { sampleActivityBooking } from "./testing/sample-activity-booking";

async function read(answers: Answer[] = []) {
  const booking = sampleActivityBooking({ answers });
  const words = { locale: "en", messages: await readMessages("en"), answers } as const;
  const { isAllDay, lines } = activityFacts.toEvent(booking.item, words);
  const file = toTripCalendar(booking, {
    isAllDay,
    place: activityFacts.toPlace(booking.item, answers),
    description: lines,
    agencyId: "a",
    agencyName: "Voyara",
    url: "https://x.example/",
    now: new Date("2026-11-21T12:00:00Z"),
  });
  const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  if (!component) throw new Error("there is no event");
  const { startDate, endDate, location, description } = new ICAL.Event(component);
  return {
    times: [startDate, endDate].map((time) => time.toJSDate().toISOString()),
    ...{ location, description, geo: component.getFirstPropertyValue("geo") },
  };
}
const toAnswers = (place: string): Answer[] => [
  { need: "pickUp", traveller: null, value: "pickUp" },
  { need: "pickUpPlace", traveller: null, value: place },
];

test("is an event at the meeting point, with the product's own time in its text", async () => {
  expect(await read()).toEqual({
    times: ["2027-03-27T18:30:00.000Z", "2027-03-27T20:00:00.000Z"],
    location: "Tile Museum by Night\nMain entrance, Rua da Madre de Deus 4, Lisboa",
    geo: [38.72456, -9.11386],
    description: [
      "Starts: Sat, Mar 27, 2027, 18:30 (Europe/Lisbon)",
      "Meeting point: Main entrance, 15 minutes before",
      "3 people",
    ].join("\n"),
  });
});

test("is where one is fetched who chose that, and isn't sent to the meeting point", async () => {
  const listed = await read(toAnswers("rossio"));
  expect(listed.geo).toEqual([38.7139, -9.1394]);
  expect(listed.location).toContain("Rossio");
  expect(listed.description).toContain("Where to pick you up: Rossio");
  const typed = await read(toAnswers("Hotel Mundial"));
  expect(typed.location).toBe("Tile Museum by Night\nLisboa");
  expect(typed.description).toContain("Where to pick you up: Hotel Mundial");
  for (const { description } of [listed, typed]) expect(description).not.toContain("Main entrance");
});
