import { randomUUID } from "node:crypto";
import type { Post } from "./create-post";
import { expect } from "./test";

export type Booked = { reference: string; key: string };
type Quote = { id: string; price: { total: unknown }; terms: { id: string; sha256: string }[] };

/** Orders what is quoted, even where the same is booked already. */
export async function orderQuote(
  post: Post,
  quote: Quote,
  {
    email,
    guest = { firstName: "Nina", lastName: "Berg" },
    ...order
  }: { email: string; guest?: { firstName: string; lastName: string } } & Record<string, unknown>,
): Promise<Booked> {
  const { reference, key } = await post("/api/bookings", {
    idempotencyKey: randomUUID(),
    quoteId: quote.id,
    acceptedTotal: quote.price.total,
    contact: { ...guest, email, phone: "+47 22 00 00 00" },
    travellers: [guest],
    acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
    bookAgain: true,
    ...order,
  });
  return { reference, key };
}

/** Pays an order at the sandbox gateway. */
export async function payOrder(post: Post, { reference, key }: Booked): Promise<void> {
  const { redirectUrl } = await post(`/api/bookings/${reference}/payment`, { key });
  const checkout = /sandbox-payment\/([\w-]+)/.exec(redirectUrl)?.[1];
  await post(`/api/sandbox-payments/${checkout}/pay`, { card: "4242424242424242" });
}

/** Waits until an order has become what it was meant to. */
export const untilBooked = (
  post: Post,
  { reference, key }: Booked,
  state: "confirmed" | "held" = "confirmed",
): Promise<void> =>
  expect
    .poll(async () => (await post(`/api/bookings/${reference}`, { key })).booking.state, {
      timeout: 30_000,
    })
    .toBe(state);
