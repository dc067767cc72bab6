import { sampleCarBooking } from "@/components/services/cars/testing/sample-car-booking";
import { sampleFlightBooking } from "@/components/services/flights/testing/sample-flight-booking";
import { sampleBooking } from "@/components/services/hotels/testing/sample-booking";
import { addDays, daysBetween } from "@/lib/dates/calendar-date";
import { momentDay } from "@/lib/dates/moment-day";
import { toAgainPath } from "./to-again-path";

const hotels = sampleBooking();
const cars = sampleCarBooking();
const flights = sampleFlightBooking();
const read = (booking: Parameters<typeof toAgainPath>[0], today: string) =>
  new URL(toAgainPath(booking, today), "https://x.example");

it.each([
  ["hotels", hotels, "checkIn", "room"],
  ["cars", cars, "pickUpDate", "driverAge"],
  ["flights", flights, "departure", "adults"],
] as const)(
  "looks for the same %s and party on the same days while they are to come",
  (service, booking, day, party) => {
    const { pathname, searchParams } = read(booking, "2020-01-01");
    expect(pathname).toBe(`/booknow/${service}/search`);
    expect(searchParams.get(day)).toBe(momentDay(booking.headline.starts));
    expect(searchParams.get(party)).toBeTruthy();
  },
);

it.each([
  ["hotels", hotels, "checkIn"],
  ["cars", cars, "pickUpDate"],
  ["flights", flights, "departure"],
] as const)(
  "looks for the next %s of the same weekday once they are over, and names nobody",
  (_service, booking, day) => {
    const start = momentDay(booking.headline.starts);
    for (let later = 0; later < 8; later++) {
      const today = addDays(start, 400 + later);
      const { searchParams, href } = read(booking, today);
      const asked = searchParams.get(day) ?? "";
      expect(daysBetween(start, asked) % 7).toBe(0);
      const ahead = daysBetween(today, asked);
      expect(ahead >= 14 && ahead <= 20).toBe(true);
      const { firstName, lastName, email, phone } = booking.contact;
      for (const text of [firstName, lastName, email, phone, booking.reference])
        expect(decodeURIComponent(href)).not.toContain(text);
    }
  },
);

it("keeps the nights of a stay", () => {
  const { searchParams } = read(hotels, addDays(momentDay(hotels.headline.starts), 30));
  const { start, end } = hotels.item.stay;
  expect(daysBetween(searchParams.get("checkIn") ?? "", searchParams.get("checkOut") ?? "")).toBe(
    daysBetween(start, end),
  );
});
