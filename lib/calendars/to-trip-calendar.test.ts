import ICAL from "ical.js";
import { sampleBooking } from "@/components/vouchers/testing/sample-booking";
import { toTripCalendar } from "./to-trip-calendar";

const options = {
  title: "Hotel Miramar & Sons",
  description: [
    "Booking reference: V-7K4M2P9C",
    "Check-in: from 15:00; \\ nothing else, \r\nBEGIN:VEVENT",
  ],
  agencyId: "5f0c",
  agencyName: "Voyara Travel",
  url: "https://voyara.example/find-booking?reference=V-7K4M2P9C",
  now: new Date("2026-11-21T12:00:00Z"),
};
const read = (booking = sampleBooking(), changes: Partial<typeof options> = {}) => {
  const file = toTripCalendar(booking, { ...options, ...changes });
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
    summary: "Hotel Miramar & Sons",
    sequence: 0,
  });
  expect(event.location).toBe("Hotel Miramar & Sons\nRua da Prata 12, 1100-420 Lisboa, Portugal");
  expect(property("geo")).toEqual([38.71667, -9.13333]);
  expect(property("status")).toBe("CONFIRMED");
  expect(property("url")).toBe(options.url);
  expect(event.description).toContain(
    "Booking reference: V-7K4M2P9C\nCheck-in: from 15:00; \\ nothing else,",
  );
});

it("stays the same event once it is cancelled", () => {
  const { event, property, calendar } = read(
    sampleBooking({ state: "cancelled", cancelledAt: "2026-11-21T09:30:00Z" }),
  );
  expect(event).toMatchObject({ uid: "V-7K4M2P9C@5f0c", sequence: 1 });
  expect(property("status")).toBe("CANCELLED");
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
});

it("folds its lines without breaking characters, in every script", () => {
  const { file, event, events } = read(sampleBooking(), {
    title: "فندق ميرامار، ".repeat(12),
    agencyName: "Sol\r\nBEGIN:VEVENT",
  });
  expect(events).toHaveLength(1);
  expect(event.summary).toBe("فندق ميرامار، ".repeat(12));
  // RFC 5545 §3.1: no line is longer than 75 bytes.
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
