import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { control, fillContact } from "./checkout-form";

type CarOptions = {
  /** Of Null Island: what happens with it (docs/sandbox.md). */
  car: string;
  prefix?: string;
  /** Days from today. */
  ahead?: number;
};

const driverAge = 40;

/** A birth date that makes the driver as old at pick-up as the price is for. */
export const birthDateAt = (ahead: number): string => {
  const pickUp = dayAhead(ahead);
  return `${Number(pickUp.slice(0, 4)) - driverAge}-01-01`;
};

/** Searches cars on Null Island and quotes one of them, as the page's user. */
export async function createCarQuote(
  page: Page,
  agency: string,
  { car, prefix = "", ahead = 40 }: CarOptions,
): Promise<string> {
  await page.goto(siteUrl(agency, `${prefix}/disclaimer`));
  const rental = {
    pickUpAt: `${dayAhead(ahead)}T10:00`,
    dropOffAt: `${dayAhead(ahead + 2)}T10:00`,
    driverAge,
    residence: "PT",
  };
  return page.evaluate(
    async ({ car, rental }) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { cars } = await post("/api/cars/search", {
        ...rental,
        pickUp: { name: "Null Island", latitude: 0, longitude: 0 },
      });
      const found = cars.find(({ carId }: { carId: string }) => carId.endsWith(`-${car}`));
      const { quote } = await post("/api/quotes", {
        selection: { service: "cars", ...rental, offerId: found.id },
        expectedTotal: found.price.total,
      });
      return quote.id;
    },
    { car, rental },
  );
}

/** The checkout of a new quote, filled in. */
export async function fillCarCheckout(
  page: Page,
  agency: string,
  options: CarOptions,
): Promise<void> {
  const id = await createCarQuote(page, agency, options);
  await page.goto(siteUrl(agency, `${options.prefix ?? ""}/booknow/cars/checkout?quote=${id}`));
  await fillContact(page);
  await control(page, "birthDate0").fill(birthDateAt(options.ahead ?? 40));
}
