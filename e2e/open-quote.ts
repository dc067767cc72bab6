import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";

type QuoteOptions = {
  /** Of Null Island: what happens with it (docs/sandbox.md). */
  hotel: string;
  /** Of a language that isn't the agency's own. */
  prefix?: string;
  rooms?: { adults: number; childAges: number[] }[];
  payment?: "now" | "atProperty";
  /** Days from today. */
  ahead?: number;
};

/**
 * Requests a hotel's offers and quotes one of them, as the page's user, like the rooms' page does.
 */
export async function createQuote(
  page: Page,
  agency: string,
  { hotel, prefix = "", payment = "now", ahead = 40, ...options }: QuoteOptions,
): Promise<string> {
  await page.goto(siteUrl(agency, `${prefix}/disclaimer`));
  const party = {
    stay: { start: dayAhead(ahead), end: dayAhead(ahead + 2) },
    rooms: options.rooms ?? [{ adults: 2, childAges: [] }],
    residence: "PT",
  };
  return page.evaluate(
    async ({ hotelId, party, payment }) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { offers } = await post(`/api/hotels/${hotelId}/offers`, party);
      const offer = offers.find((each: { payment: string }) => each.payment === payment);
      const { quote } = await post("/api/quotes", {
        selection: { service: "hotels", ...party, hotelId, offerId: offer.id },
        expectedTotal: offer.price.total,
      });
      return quote.id;
    },
    { hotelId: `sandbox-h-null-island-${hotel}`, party, payment },
  );
}

/** The checkout of a new quote, ready to be used. */
export async function openCheckout(
  page: Page,
  agency: string,
  options: QuoteOptions,
): Promise<string> {
  const id = await createQuote(page, agency, options);
  await page.goto(siteUrl(agency, `${options.prefix ?? ""}/booknow/hotels/checkout?quote=${id}`));
  return id;
}
