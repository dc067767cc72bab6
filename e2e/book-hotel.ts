import type { Page } from "playwright/test";
import { siteUrl } from "./agencies";
import { dayAhead } from "./day-ahead";
import { newAddress } from "./new-address";

export type Booked = { reference: string; key: string };
type StayOptions = {
  prefix?: string;
  /** Days from today; else nights of its own, as the rooms of a night are few. */ ahead?: number;
  lastName?: string;
  isForClient?: boolean;
  /** A new one by default: an address orders a limited number in half an hour. */
  email?: string;
  /** What cancelling gives back. */ refundable?: "full" | "none";
  /** Else it is held until it would have to be. */ isPaid?: boolean;
  rooms?: { adults: number; childAges: number[] }[];
};

const nights = 3;
const stays = { first: 240, each: 10 };
let taken = 0;
/** Days ahead that no other worker uses, and this one only after some others. */
const takeStay = () =>
  stays.first +
  nights * (Number(process.env.TEST_PARALLEL_INDEX) * stays.each + (taken++ % stays.each));

/**
 * Books and pays a rate of Null Island's plain hotel, refundable by default, as the page's user,
 * with the calls that the pages make.
 */
export async function bookHotel(
  page: Page,
  agency: string,
  {
    prefix = "",
    ahead = takeStay(),
    lastName = "Berg",
    isForClient = false,
    email = newAddress(),
    refundable = "full",
    isPaid = true,
    rooms = [{ adults: 2, childAges: [5] }],
  }: StayOptions = {},
): Promise<Booked> {
  await page.goto(siteUrl(agency, `${prefix}/disclaimer`));
  const party = {
    stay: { start: dayAhead(ahead), end: dayAhead(ahead + nights) },
    rooms,
    residence: "PT",
  };
  return page.evaluate(
    async ({ hotelId, party, guest, email, isForClient, refundable, isPaid, language }) => {
      const post = async (path: string, body: unknown) => {
        const headers = { "content-type": "application/json", "accept-language": language };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const { offers } = await post(`/api/hotels/${hotelId}/offers`, party);
      type Offer = { payment: string; cancellation: { refundable: string; steps: unknown[] } };
      const offer = offers.find(
        ({ payment, cancellation }: Offer) =>
          payment === "now" && cancellation.refundable === refundable,
      );
      const { quote } = await post("/api/quotes", {
        selection: { service: "hotels", ...party, hotelId, offerId: offer.id },
      });
      const { reference, key } = await post("/api/bookings", {
        idempotencyKey: crypto.randomUUID(),
        quoteId: quote.id,
        acceptedTotal: quote.price.total,
        contact: { ...guest, email, phone: "+47 22 00 00 00" },
        travellers: party.rooms.map(() => guest),
        requests: "A quiet room, please",
        acceptedTerms: quote.terms.map(({ id, sha256 }: { id: string; sha256: string }) => ({
          id,
          sha256,
        })),
        isForClient,
        // Some tests book the same more than once.
        bookAgain: true,
      });
      if (!isPaid) return { reference, key };
      const { redirectUrl } = await post(`/api/bookings/${reference}/payment`, { key });
      const checkout = /sandbox-payment\/([\w-]+)/.exec(redirectUrl)?.[1];
      await post(`/api/sandbox-payments/${checkout}/pay`, { card: "4242424242424242" });
      for (let asked = 0; asked < 40; asked++) {
        const { booking } = await post(`/api/bookings/${reference}`, { key });
        if (booking.state === "confirmed") return { reference, key };
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      throw new Error(`${reference} was not confirmed`);
    },
    {
      hotelId: "sandbox-h-null-island-plain",
      party,
      guest: { firstName: "Nina", lastName },
      email,
      isForClient,
      refundable,
      isPaid,
      language: prefix.slice(1) || "en",
    },
  );
}
