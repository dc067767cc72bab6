import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { control, fillContact } from "./checkout-form";
import { dayAhead } from "./day-ahead";

type FlightOptions = {
  /** The number of a flight to Null Island: what happens with it (docs/sandbox.md). */
  flight: string;
  prefix?: string;
  adults?: number;
  ages?: readonly number[];
  /** Days from today. */
  ahead?: number;
};

/** How many days are between the way out and the way back. */
const stay = 7;

/** A birth date that gives the priced age on the way back. */
export const bornFor = (age: number, ahead = 40): string =>
  `${Number(dayAhead(ahead + stay).slice(0, 4)) - age}-01-01`;

/** Flies from Lisbon to Null Island and back, and quotes that, as the page's user. */
export async function createFlightQuote(
  page: Page,
  agency: string,
  { flight, prefix = "", adults = 1, ages = [], ahead = 40 }: FlightOptions,
): Promise<string> {
  await page.goto(siteUrl(agency, `${prefix}/disclaimer`));
  const toDay = (days: number) => dayAhead(days).replaceAll("-", "");
  const legs = [`LISZZZ-${toDay(ahead)}`, `ZZZLIS-${toDay(ahead + stay)}`];
  return page.evaluate(
    async ({ itinerary, party }) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { fares } = await post(`/api/flights/${itinerary}/fares`, party);
      const { quote } = await post("/api/quotes", {
        selection: { service: "flights", ...party, offerId: fares[0].id },
        expectedTotal: fares[0].price.total,
      });
      return quote.id;
    },
    {
      itinerary: `sandbox~${legs.map((leg) => `${flight}-${leg}`).join(".")}`,
      party: { adults, ages },
    },
  );
}

/** Fills in the fields of one passenger. */
export async function fillPassenger(
  page: Page,
  passenger: number,
  { born, name = ["Ana", "Silva"] }: { born: string; name?: readonly [string, string] },
): Promise<void> {
  await control(page, `passenger${passenger}FirstName`).fill(name[0]);
  await control(page, `passenger${passenger}LastName`).fill(name[1]);
  await control(page, `birthDate${passenger}`).fill(born);
  const gender = control(page, `gender${passenger}`);
  if ((await gender.count()) > 0) await gender.selectOption("female");
  const passport = control(page, `passportNumber${passenger}`);
  if ((await passport.count()) === 0) return;
  await passport.fill("XK123456");
  await control(page, `passportExpiry${passenger}`).fill(dayAhead(900));
  await control(page, `passportCountry${passenger}`).selectOption("PT");
}

/** The checkout of a new quote, with the contact filled in. */
export async function openFlightCheckout(
  page: Page,
  agency: string,
  { email, ...options }: FlightOptions & { email?: string },
): Promise<void> {
  const id = await createFlightQuote(page, agency, options);
  await page.goto(siteUrl(agency, `${options.prefix ?? ""}/booknow/flights/checkout?quote=${id}`));
  await fillContact(page, email);
}
