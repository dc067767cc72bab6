import { sampleCarBooking, sampleCarItem } from "./testing/sample-car-booking";
import { toTripCalendar } from "@/lib/calendars/to-trip-calendar";
import { readMessages } from "@/lib/i18n/messages";
import { carFacts } from "@/lib/cars/car-facts";
import { deskHoursAt } from "@/lib/cars/desk-hours";
import { withParameters } from "@/lib/query-values";

const queryOf = (href: string) => Object.fromEntries(new URL(href, "http://x").searchParams);

test("links keep the whole rental", () => {
  const { offers, search } = carFacts.toLinks(sampleCarItem);
  const rental = {
    pickUpPlace: "Lisbon Airport, Terminal 1",
    dropOffPlace: "Madrid Centro",
    pickUpDate: "2027-03-27",
    pickUpTime: "10:30",
    dropOffDate: "2027-03-30",
    dropOffTime: "18:00",
    driverAge: "34",
    residence: "SE",
  };
  expect(queryOf(search)).toMatchObject(rental);
  expect(queryOf(offers)).toMatchObject({ ...rental, id: "sandbox-c-1" });
  expect(queryOf(withParameters(search, { class: "wagon" }))).toMatchObject({
    ...rental,
    class: "wagon",
  });
  const { offer } = sampleCarItem;
  const back = carFacts.toLinks({ ...sampleCarItem, offer: { ...offer, dropOff: offer.pickUp } });
  expect(queryOf(back.search)).not.toHaveProperty("dropOffPlace");
});

test("is in a calendar from pick-up to drop-off, each by the clock of its own desk", async () => {
  const booking = sampleCarBooking();
  const words = { locale: "en", messages: await readMessages("en") } as const;
  const { isAllDay, lines } = carFacts.toEvent(booking.item, words);
  const ics = toTripCalendar(booking, {
    isAllDay,
    place: carFacts.toPlace(booking.item),
    description: lines,
    agencyId: "a",
    agencyName: "Voyara",
    url: "https://x.example/",
    now: new Date("2026-11-21T12:00:00Z"),
  }).replaceAll("\r\n ", "");
  // Lisbon is at UTC+0 until the night after the pick-up, Madrid at UTC+2 from then on.
  expect(ics).toContain("DTSTART:20270327T103000Z");
  expect(ics).toContain("DTEND:20270330T160000Z");
  for (const fact of [
    "Pick-up: Sat\\, Mar 27\\, 2027\\, 10:30 (Europe/Lisbon)",
    "Drop-off: Tue\\, Mar 30\\, 2027\\, 18:00 (Europe/Madrid)",
    "Calle Mayor 5",
  ])
    expect(ics).toContain(fact);
});

const { pickUp, dropOff } = sampleCarItem.offer;
const fee = [{ code: "outOfHours" as const }];

test.each([
  ["2027-03-26T10:00", { kind: "hours", from: "07:00", until: "23:00" }],
  ["2027-03-27T10:00", { kind: "hours", from: "08:00", until: "20:00" }],
  ["2027-03-27T20:30", { kind: "awaited", time: "20:30", isPaid: true }],
  ["2027-03-28T10:00", { kind: "awaited", time: "10:00", isPaid: true }],
])("the desk's hours on %s", (local, expected) =>
  expect(deskHoursAt({ ...pickUp, local }, fee)).toEqual(expected),
);

test("no fee is told where there is none", () =>
  expect(deskHoursAt({ ...pickUp, local: "2027-03-27T03:30" }, [])).toMatchObject({
    isPaid: false,
  }));

test("a desk may be open round the clock", () =>
  expect(deskHoursAt({ ...dropOff, local: "2027-03-30T18:00" }, fee)).toEqual({ kind: "allDay" }));
