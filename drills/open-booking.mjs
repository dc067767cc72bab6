import { randomUUID } from "node:crypto";
import { openQuote } from "../scripts/testbed/open-quote.mjs";
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
  const quote = await openQuote({ port, host, cookie });
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
    bookAgain: true,
  });
  const { redirectUrl } = await call(`/api/bookings/${reference}/payment`, { key });
  await call(`/api/sandbox-payments/${/sandbox-payment\/([\w-]+)/.exec(redirectUrl)[1]}/pay`, {
    card: "4242424242424242",
  });
  const isConfirmed = async () =>
    (await call(`/api/bookings/${reference}`, { key })).booking.state === "confirmed";
  if (!(await until(isConfirmed, { ms: 30_000 })).isSo)
    throw new Error(`${reference} was not confirmed`);
  const { id } = await openQuote({ port, host, cookie });
  return {
    cookie,
    checkout: `/booknow/hotels/checkout?quote=${id}`,
    voucher: `/booknow/hotels/voucher?reference=${reference}&key=${key}`,
  };
}
