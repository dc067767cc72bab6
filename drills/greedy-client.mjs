import { quantile } from "../scripts/testbed/quantiles.mjs";
import { hasClientAddresses, toClientAddress } from "./client-addresses.mjs";
import { toRender } from "./measure-capacity.mjs";
import { ask, countStatuses, fireTogether, msOf } from "./open-loop.mjs";
import { openBooking } from "./open-booking.mjs";

const loops = 40;
const [greedy, other] = [toClientAddress(0), toClientAddress(1)];
/**
 * Milliseconds after which a visitor would give up: for pages and calls, and for a rendered file.
 */
const deadlines = { "login page": 5_000, "signing in": 5_000, checkout: 5_000, voucher: 15_000 };

/** The requests of a buyer, in sequence, repeatedly. */
async function visit({ port, host, booking: { cookie, checkout, voucher }, seconds }) {
  const signIn = JSON.stringify({
    email: `traveller@${host.replace(/:.*/, "")}`,
    password: "wander-Far-2026",
  });
  const post = {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://${host}` },
    body: signIn,
  };
  const questions = {
    "login page": () => toRender(host, port, "/login"),
    "signing in": () => ({ port, host, path: "/api/user/login", ...post }),
    checkout: () => ({ port, host, path: checkout, headers: { cookie } }),
    voucher: () => ({ port, host, path: voucher }),
  };
  const answers = Object.fromEntries(Object.keys(questions).map((name) => [name, []]));
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end)
    for (const [name, toRequest] of Object.entries(questions))
      answers[name].push(await ask({ ...toRequest(), from: other }));
  return answers;
}

/**
 * D23: one client requests as much as it can; another one of the same agency signs in, buys and
 * fetches its voucher unaffected.
 */
export async function drillGreedyClient({ site: { port }, agencies: [host], isShort, check }) {
  if (!hasClientAddresses) return { skipped: "this machine has one loopback address" };
  const seconds = isShort ? 2 : 12;
  const booking = await openBooking({ port, host });
  const figures = {};
  const paths = {
    "/find-booking": (asked) => ({ port, host, path: `/find-booking?q=${asked}` }),
    "/destination": () => toRender(host, port, "/destination"),
    "/login": () => toRender(host, port, "/login"),
    "/booknow/hotels/voucher": () => ({ port, host, path: booking.voucher }),
  };
  await visit({ port, host, booking, seconds: 1 });
  for (const [path, toRequest] of Object.entries(paths)) {
    const storm = fireTogether({
      together: loops,
      seconds: seconds + 1,
      toRequest: (asked) => ({ ...toRequest(asked), from: greedy }),
    });
    const answers = await visit({ port, host, booking, seconds });
    const stormed = await storm;
    const counts = countStatuses(stormed);
    figures[`${loops} loops on ${path}: their answers`] = counts;
    check(
      (counts[429] ?? 0) > 0,
      `${path}: the greedy client was never told that it asks for too much`,
    );
    check((counts[200] ?? 0) > 0, `${path}: the greedy client was served nothing`);
    for (const [name, some] of Object.entries(answers)) {
      const failed = some.filter(({ status }) => status !== 200);
      const slowest = Math.round(Math.max(...msOf(some)));
      figures[`beside ${path}: ${name} answers, p50 and most ms`] = [
        some.length - failed.length,
        Math.round(quantile(msOf(some), 0.5)),
        slowest,
      ];
      check(
        failed.length === 0,
        `${path}: ${name} of another visitor was answered with ${JSON.stringify(countStatuses(some))}`,
      );
      check(
        isShort || slowest <= deadlines[name],
        `${path}: ${name} of another visitor took ${slowest} ms`,
      );
    }
  }
  return figures;
}
