import type { Page } from "playwright/test";
import { control, fillDate } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import type { QuoteOptions, ServiceRow } from "./service-row";

/** The word is the number of a flight to Null Island. */
export type FlightOptions = QuoteOptions & { adults?: number; ages?: readonly number[] };

/** How many days are between the way out and the way back. */
const stay = 7;

/** A birth date that gives the priced age on the way back. */
export const bornFor = (age: number, ahead = 40): string =>
  `${Number(dayAhead(ahead + stay).slice(0, 4)) - age}-01-01`;

/** Fills in the fields of one passenger. */
export async function fillPassenger(
  page: Page,
  passenger: number,
  { born, name = ["Ana", "Silva"] }: { born: string; name?: readonly [string, string] },
): Promise<void> {
  await control(page, `passenger${passenger}FirstName`).fill(name[0]);
  await control(page, `passenger${passenger}LastName`).fill(name[1]);
  await fillDate(page, `birthDate${passenger}`, born);
  const gender = control(page, `gender${passenger}`);
  if ((await gender.count()) > 0) await gender.selectOption("female");
  const passport = control(page, `passportNumber${passenger}`);
  if ((await passport.count()) === 0) return;
  await passport.fill("XK123456");
  await fillDate(page, `passportExpiry${passenger}`, dayAhead(900));
  await control(page, `passportCountry${passenger}`).selectOption("PT");
}

const toSearch = (date: string) => ({
  legs: [{ from: "airport-LIS", to: "airport-LHR", date }],
  adults: 1,
});

export const flights: ServiceRow<FlightOptions> = {
  pages: ["/booknow/flights"],
  markerPages: [
    "/booknow/flights/search?from=Lisbon&fromId=airport-LIS&to=London&toId=airport-LHR",
    "/booknow/flights/search-details?itinerary=marker-flight",
    "/booknow/flights/search-details?itinerary=marker-flight&adults=2&brand=light&whole=1",
    "/flight-details?itinerary=marker-flight",
  ],
  calls: {
    "POST /api/flights/search": { body: toSearch(dayAhead(20)) },
    "POST /api/flights/days": { body: toSearch(dayAhead(20)) },
    "POST /api/flights/{id}/fares": { params: { id: "marker-flight" }, body: { adults: 1 } },
    "POST /api/flights/offers/{id}/seats": { params: { id: "marker-fare" }, body: { adults: 1 } },
  },
  /** From Lisbon to Null Island and back. */
  async quote(post, { word, adults = 1, ages = [], ahead = 40 }) {
    const toDay = (days: number) => dayAhead(days).replaceAll("-", "");
    const legs = [`LISZZZ-${toDay(ahead)}`, `ZZZLIS-${toDay(ahead + stay)}`];
    const itinerary = `sandbox~${legs.map((leg) => `${word}-${leg}`).join(".")}`;
    const party = { adults, ages };
    const { fares } = await post(`/api/flights/${itinerary}/fares`, party);
    const { quote } = await post("/api/quotes", {
      selection: { service: "flights", ...party, offerId: fares[0].id },
      expectedTotal: fares[0].price.total,
    });
    return quote;
  },
  fillPeople: (page, ahead) => fillPassenger(page, 0, { born: bornFor(40, ahead) }),
};
