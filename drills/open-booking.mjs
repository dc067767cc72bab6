import { randomUUID } from "node:crypto";
import { ask } from "../bench/load/ask.mjs";
import { signIn } from "../bench/servers/sign-in.mjs";

const dayAhead = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * A quote that is still open and a booking that is paid, of the sandbox's plain hotel, in the name
 * of the demo traveller.
 * @returns the session's cookie and the paths of checkout and voucher
 */
export async function openBooking({ port, host }) {
  const cookie = await signIn({ port, host: host.replace(/:.*/, "") });
  const post = async (path, content) => {
    const body = JSON.stringify(content);
    const headers = { cookie, origin: `http://${host}`, "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const answer = await ask({ port, host, path, method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.body.toString().slice(0, 300)}`);
    return JSON.parse(answer.body.toString());
  };
  const hotelId = "sandbox-h-null-island-plain";
  const party = { stay: { start: dayAhead(50), end: dayAhead(53) }, rooms: [{ adults: 2, childAges: [] }], residence: "PT" };
  const { offers } = await post(`/api/hotels/${hotelId}/offers`, party);
  const offer = offers.find(({ payment }) => payment === "now");
  const toQuote = async () => (await post("/api/quotes", { ...party, hotelId, offerId: offer.id })).quote;
  const quote = await toQuote();
  const guest = { firstName: "Nina", lastName: "Berg" };
  const { reference, key } = await post("/api/bookings", {
    idempotencyKey: randomUUID(),
    quoteId: quote.id,
    acceptedTotal: quote.offer.price.total,
    contact: { ...guest, email: `traveller@${host.replace(/:.*/, "")}`, phone: "+47 22 00 00 00" },
    guests: [guest],
    requests: "",
    acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
    isForClient: false,
  });
  const { redirectUrl } = await post(`/api/bookings/${reference}/payment`, { key });
  await post(`/api/sandbox-payments/${/sandbox-payment\/([\w-]+)/.exec(redirectUrl)[1]}/pay`, { card: "4242424242424242" });
  const end = performance.now() + 30_000;
  while ((await post(`/api/bookings/${reference}`, { key })).booking.state !== "confirmed")
    if (performance.now() > end) throw new Error(`${reference} was not confirmed`);
  const { id } = await toQuote();
  return {
    cookie,
    checkout: `/booknow/hotels/checkout?quote=${id}`,
    voucher: `/booknow/hotels/voucher?reference=${reference}&key=${key}`,
  };
}
