import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { newAddress } from "./new-address";

type Placed = { reference: string; key: string; path: string };

/**
 * Books a hotel of Null Island for two nights, by the calls that the pages make, and leads to the
 * page to pay on.
 */
export async function openPayment(
  page: Page,
  agency: string,
  { prefix = "", ahead }: { prefix?: string; ahead: number },
): Promise<Placed> {
  await page.goto(siteUrl(agency, `${prefix}/disclaimer`));
  const party = {
    stay: { start: dayAhead(ahead), end: dayAhead(ahead + 2) },
    rooms: [{ adults: 2, childAges: [] }],
    residence: "PT",
  };
  const placed = await page.evaluate(
    async ({ hotelId, party, email, language }) => {
      const post = async (path: string, body: unknown) => {
        const headers = { "content-type": "application/json", "accept-language": language };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { offers } = await post(`/api/hotels/${hotelId}/offers`, party);
      const offer = offers.find(({ payment }: { payment: string }) => payment === "now");
      const { quote } = await post("/api/quotes", {
        selection: { service: "hotels", ...party, hotelId, offerId: offer.id },
      });
      const guest = { firstName: "Nina", lastName: "Berg" };
      const { reference, key } = await post("/api/bookings", {
        idempotencyKey: crypto.randomUUID(),
        quoteId: quote.id,
        acceptedTotal: quote.price.total,
        contact: { ...guest, email, phone: "+47 22 00 00 00" },
        travellers: [guest],
        acceptedTerms: quote.terms.map(({ id, sha256 }: { id: string; sha256: string }) => ({
          id,
          sha256,
        })),
        bookAgain: true,
      });
      const { redirectUrl } = await post(`/api/bookings/${reference}/payment`, { key });
      return { reference, key, path: redirectUrl };
    },
    {
      hotelId: "sandbox-h-null-island-plain",
      party,
      email: newAddress(),
      language: prefix.slice(1) || "en",
    },
  );
  await page.goto(siteUrl(agency, placed.path));
  return placed;
}
