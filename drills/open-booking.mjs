import { randomUUID } from "node:crypto";
import { dayAhead } from "../scripts/testbed/day-ahead.mjs";
import { post } from "../scripts/testbed/post.mjs";
import { signIn } from "../scripts/testbed/sign-in.mjs";
import { until } from "../scripts/testbed/until.mjs";

/**
 * An open quote and a paid booking of the sandbox's plain hotel, by the demo traveller.
 * @returns the session's cookie and the paths of checkout and voucher
 */
export async function openBooking({ port, host }) {
  const cookie = await signIn({ port, host });
  const call = async (path, content) =>
    JSON.parse((await post({ port, host, path, content, headers: { cookie } })).body);
  const hotelId = "sandbox-h-null-island-plain";
  const party = {
    stay: { start: dayAhead(50), end: dayAhead(53) },
    rooms: [{ adults: 2, childAges: [] }],
    residence: "PT",
  };
  const { offers } = await call(`/api/hotels/${hotelId}/offers`, party);
  const offer = offers.find(({ payment }) => payment === "now");
  const toQuote = async () =>
    (
      await call("/api/quotes", {
        selection: { service: "hotels", ...party, hotelId, offerId: offer.id },
      })
    ).quote;
  const quote = await toQuote();
  const guest = { firstName: "Nina", lastName: "Berg" };
  const { reference, key } = await call("/api/bookings", {
    idempotencyKey: randomUUID(),
    quoteId: quote.id,
    acceptedTotal: quote.price.total,
    contact: { ...guest, email: `traveller@${host.replace(/:.*/, "")}`, phone: "+47 22 00 00 00" },
    travellers: [guest],
    requests: "",
    acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
    isForClient: false,
  });
  const { redirectUrl } = await call(`/api/bookings/${reference}/payment`, { key });
  await call(`/api/sandbox-payments/${/sandbox-payment\/([\w-]+)/.exec(redirectUrl)[1]}/pay`, {
    card: "4242424242424242",
  });
  const isConfirmed = async () =>
    (await call(`/api/bookings/${reference}`, { key })).booking.state === "confirmed";
  if (!(await until(isConfirmed, { ms: 30_000 })).isSo)
    throw new Error(`${reference} was not confirmed`);
  const { id } = await toQuote();
  return {
    cookie,
    checkout: `/booknow/hotels/checkout?quote=${id}`,
    voucher: `/booknow/hotels/voucher?reference=${reference}&key=${key}`,
  };
}
