import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { toTripCalendar } from "./to-trip-calendar";

type Booking = Parameters<typeof toTripCalendar>[0];
type Options = Parameters<typeof toTripCalendar>[1];
const moment = (local: string, at: string) => ({ local, zone: "Europe/Lisbon", at });
const booking: Booking = {
  reference: "V-7K4M2P9C",
  headline: {
    title: "Miramar & Sons",
    place: "Lisboa",
    picture: "",
    phone: null,
    starts: moment("2026-12-30T15:00", "2026-12-30T15:00:00Z"),
    ends: moment("2027-01-02T11:00", "2027-01-02T11:00:00Z"),
  },
  cancelledAt: null,
};
const options: Options = {
  isAllDay: true,
  place: { address: "Rua da Prata 12, Lisboa", latitude: 38.71667, longitude: -9.13333 },
  description: [
    "Booking reference: V-7K4M2P9C",
    "Start: from 15:00; \\ nothing else, \r\nBEGIN:VEVENT",
  ],
  agencyId: "5f0c",
  agencyName: "Voyara Travel",
  url: "https://voyara.example/find-booking?reference=V-7K4M2P9C",
  now: new Date("2026-11-21T12:00:00Z"),
};
const read = (changes: Partial<Booking> = {}, others: Partial<Options> = {}) => {
  const file = toTripCalendar({ ...booking, ...changes }, { ...options, ...others });
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  const [event] = events;
  if (!event) throw new Error("there is no event");
  return {
    file,
    calendar,
    events,
    event,
    property: (name: string) => event.component.getFirstPropertyValue(name),
  };
};

it("is one event on the exact days, with place and details", () => {
  const { events, event, property, calendar } = read();
  expect(events).toHaveLength(1);
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect([event.startDate.isDate, event.startDate.toString(), event.endDate.toString()]).toEqual([
    true,
    "2026-12-30",
    "2027-01-03",
  ]);
  expect(event).toMatchObject({
    uid: "V-7K4M2P9C@5f0c",
    summary: "Miramar & Sons",
    sequence: 0,
  });
  expect(event.location).toBe("Miramar & Sons\nRua da Prata 12, Lisboa");
  expect(property("geo")).toEqual([38.71667, -9.13333]);
  expect(property("status")).toBe("CONFIRMED");
  expect(property("url")).toBe(options.url);
  expect(event.description).toContain(
    "Booking reference: V-7K4M2P9C\nStart: from 15:00; \\ nothing else,",
  );
});

it("has the exact times where it isn't all day, and the town where there is no address", () => {
  const { event, property } = read({}, { isAllDay: false, place: null });
  expect([
    event.startDate.isDate,
    event.startDate.toJSDate().toISOString(),
    event.endDate.toJSDate().toISOString(),
  ]).toEqual([false, "2026-12-30T15:00:00.000Z", "2027-01-02T11:00:00.000Z"]);
  expect(event.location).toBe("Lisboa");
  expect(property("geo")).toBeNull();
});

it("stays the same event once it is cancelled", () => {
  const { event, property, calendar } = read({ cancelledAt: "2026-11-21T09:30:00Z" });
  expect(event).toMatchObject({ uid: "V-7K4M2P9C@5f0c", sequence: 1 });
  expect(property("status")).toBe("CANCELLED");
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
});

it("counts each change that was accepted, and none that wasn't", () => {
  const change = (state: NonNullable<Booking["changes"]>[number]["state"]) => ({
    ...{ id: randomUUID(), state, at: "2026-11-21T09:30:00Z", answerBy: null },
    ...{ before: { item: {} as never, headline: booking.headline }, after: null },
  });
  const changes = [change("accepted"), change("unanswered"), change("accepted"), change("closed")];
  expect(read({ changes }).event.sequence).toBe(2);
  expect(read({ changes, cancelledAt: "2026-11-22T09:30:00Z" }).event.sequence).toBe(3);
});

it("folds its lines without breaking characters, in every script", () => {
  const title = "فندق ميرامار، ".repeat(12);
  const { file, event, events } = read(
    { headline: { ...booking.headline, title } },
    { agencyName: "Sol\r\nBEGIN:VEVENT" },
  );
  expect(events).toHaveLength(1);
  expect(event.summary).toBe(title);
  expect(file).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  // RFC 5545 §3.1: no line is longer than 75 bytes.
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
