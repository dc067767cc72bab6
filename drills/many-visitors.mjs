import { quantile } from "../scripts/testbed/quantiles.mjs";
import { serveSite } from "../scripts/testbed/serve-site.mjs";
import { besideBusyNeighbours } from "./busy-neighbours.mjs";
import { hasClientAddresses, toClientAddress } from "./client-addresses.mjs";
import { toRender } from "./measure-capacity.mjs";
import { countStatuses, fireTogether } from "./open-loop.mjs";

const crowds = [2, 4, 16];
/** The same site's throughput varies by this much from one minute to the next. */
const noise = 0.85;
/** How long a request may wait for its place (`server/admission/create-door-admission.ts`). */
const deadlineMs = 5_000;
/** A site with one renderer, whose door lets everybody in. */
const plainSettings = { RENDER_PROCESSES: "1", RENDER_CONCURRENCY: "1000" };

const isInTime = ({ status, ms }) => status === 200 && ms <= deadlineMs;
const shareInTime = (answers) => answers.filter(isInTime).length / answers.length;

/** Pages a second served to this many concurrent visitors, and the answers they got. */
async function serve(visitors, { port, seconds }) {
  const host = `voyara.localhost:${port}`;
  const toRequest = (_, visitor) => ({
    ...toRender(host, port, "/login"),
    from: toClientAddress(visitor),
  });
  const answers = await fireTogether({ together: visitors, seconds, toRequest });
  return { answers, pages: answers.filter(({ status }) => status === 200).length / seconds };
}

/** Of each crowd at each port, in alternating rounds: a machine's speed varies by the minute. */
async function serveInTurn(ports, { rounds, seconds }) {
  const served = crowds.map(() => ports.map(() => []));
  for (let round = 0; round < rounds; round++)
    for (const [index, visitors] of crowds.entries())
      for (const [at, port] of ports.entries())
        served[index][at].push(await serve(visitors, { port, seconds }));
  return served.map((sites) =>
    sites.map((some) => ({
      answers: some.flatMap(({ answers }) => answers),
      pages: some.map(({ pages }) => pages),
      median: quantile(
        some.map(({ pages }) => pages),
        0.5,
      ),
    })),
  );
}

/**
 * D22: visitors of one agency get at least as many pages as one renderer serves whose door lets
 * everybody in, no visitor is refused whom that one serves in time, and more visitors get no
 * fewer pages. So also while others keep one or all processors busy.
 */
export async function drillManyVisitors({ site: { port }, isShort, check }) {
  if (!hasClientAddresses) return { skipped: "this machine has one loopback address" };
  const time = isShort ? { rounds: 1, seconds: 3 } : { rounds: 5, seconds: 4 };
  const figures = {};
  const plain = await serveSite({ env: plainSettings });
  const ports = [port, plain.port];
  for (const each of ports) await serve(2, { port: each, seconds: 3 });
  for (const neighbours of [0, 1, 2]) {
    const served = await besideBusyNeighbours(neighbours, () => serveInTurn(ports, time));
    const [[few]] = served;
    crowds.forEach((visitors, index) => {
      const [ours, one] = served[index];
      const who = `${visitors} visitors, beside ${neighbours} busy processes`;
      const toText = ({ pages }) => pages.map((rate) => rate.toFixed(1)).join(" ");
      figures[`${who}: pages a second, of one plain renderer`] = [ours, one].map(toText);
      check(
        shareInTime(ours.answers) >= shareInTime(one.answers),
        `${who} were answered with ${JSON.stringify(countStatuses(ours.answers))}, by one plain renderer with ${JSON.stringify(countStatuses(one.answers))}`,
      );
      check(
        isShort || ours.median >= noise * one.median,
        `${who} were served ${ours.median.toFixed(1)} pages a second, by one plain renderer ${one.median.toFixed(1)}`,
      );
      check(
        isShort || ours.median >= noise * few.median,
        `${who} were served ${ours.median.toFixed(1)} pages a second, ${crowds[0]} were ${few.median.toFixed(1)}`,
      );
    });
  }
  await plain.stop();
  return figures;
}
