import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import type { Booked } from "./book-hotel";
import { dayAhead } from "./day-ahead";
import { newAddress } from "./new-address";

type FlightOptions = {
  /** The number of a flight to Null Island: what happens with it (docs/sandbox.md). */
  flight: string;
  /** Held unpaid instead of paid at once. */ isPaidLater?: boolean;
  /** Which of its fares, by what cancelling gives back; `fee`: it is quoted then. */
  refund?: "free" | "fee" | "no";
};

/**
 * Books a flight from Lisbon to Null Island, as the page's user, with the calls that the pages
 * make; paid and confirmed unless it is paid later.
 */
export async function bookFlight(
  page: Page,
  agency: string,
  { flight, isPaidLater = false, refund }: FlightOptions,
): Promise<Booked> {
  await page.goto(siteUrl(agency, "/disclaimer"));
  const day = dayAhead(60);
  return page.evaluate(
    async ({ itinerary, isPaidLater, refund, born, expiry, email }) => {
      const post = async (path: string, body: unknown) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      type Fare = { id: string; payLaterUntil?: string; refund: string };
      type Need = { id: string; of: string; isRequired: boolean };
      const { fares } = await post(`/api/flights/${itinerary}/fares`, { adults: 1 });
      const fare = fares.find(
        (one: Fare) => (!isPaidLater || one.payLaterUntil) && (!refund || one.refund === refund),
      );
      if (!fare) throw new Error(`${itinerary} has no such fare`);
      const { quote } = await post("/api/quotes", {
        selection: { service: "flights", adults: 1, offerId: fare.id },
      });
      const known: Record<string, string> = {
        ...{ birthDate: born, gender: "female", passportNumber: "XK123456" },
        ...{ passportExpiry: expiry, passportCountry: "PT" },
      };
      const guest = { firstName: "Nina", lastName: "Berg" };
      const { reference, key } = await post("/api/bookings", {
        idempotencyKey: crypto.randomUUID(),
        quoteId: quote.id,
        acceptedTotal: quote.price.total,
        contact: { ...guest, email, phone: "+47 22 00 00 00" },
        travellers: [guest],
        answers: quote.needs
          .filter(({ id, isRequired }: Need) => isRequired && known[id])
          .map(({ id, of }: Need) => ({
            need: id,
            traveller: of === "booking" ? null : 0,
            value: known[id],
          })),
        acceptedTerms: quote.terms.map(({ id, sha256 }: { id: string; sha256: string }) => ({
          id,
          sha256,
        })),
        bookAgain: true,
        ...(isPaidLater ? { payment: "later" } : {}),
      });
      if (!isPaidLater) {
        const { redirectUrl } = await post(`/api/bookings/${reference}/payment`, { key });
        const checkout = /sandbox-payment\/([\w-]+)/.exec(redirectUrl)?.[1];
        await post(`/api/sandbox-payments/${checkout}/pay`, { card: "4242424242424242" });
      }
      for (let asked = 0; asked < 40; asked++) {
        const { booking } = await post(`/api/bookings/${reference}`, { key });
        if (booking.state === (isPaidLater ? "held" : "confirmed")) return { reference, key };
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      throw new Error(`${reference} was not booked`);
    },
    {
      itinerary: `sandbox~${flight}-LISZZZ-${day.replaceAll("-", "")}`,
      isPaidLater,
      refund,
      born: `${Number(day.slice(0, 4)) - 40}-01-01`,
      expiry: dayAhead(900),
      email: newAddress(),
    },
  );
}
