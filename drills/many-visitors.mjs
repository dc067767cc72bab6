import { quantile } from "../scripts/testbed/quantiles.mjs";
import { besideBusyNeighbours } from "./busy-neighbours.mjs";
import { hasClientAddresses, toClientAddress } from "./client-addresses.mjs";
import { toRender } from "./measure-capacity.mjs";
import { countStatuses, fireTogether } from "./open-loop.mjs";

const crowds = [2, 4, 16];
/** The same site's throughput varies by this much from one minute to the next. */
const noise = 0.85;

/** Pages a second served to this many concurrent visitors, and the statuses they got. */
async function serve(visitors, { port, host, seconds }) {
  const toRequest = (_, visitor) => ({
    ...toRender(host, port, "/login"),
    from: toClientAddress(visitor),
  });
  const answers = await fireTogether({ together: visitors, seconds, toRequest });
  return { answers, pages: answers.filter(({ status }) => status === 200).length / seconds };
}

/**
 * D22: more visitors of one agency get no fewer pages, even while others keep all processors busy.
 */
export async function drillManyVisitors({ site: { port }, agencies: [host], isShort, check }) {
  if (!hasClientAddresses) return { skipped: "this machine has one loopback address" };
  // Alternating, because a machine's speed varies from one minute to the next.
  const [rounds, seconds] = isShort ? [1, 3] : [5, 6];
  const figures = {};
  await serve(2, { port, host, seconds: 3 });
  for (const neighbours of [0, 2]) {
    const served = crowds.map(() => []);
    const run = async () => {
      for (let round = 0; round < rounds; round++)
        for (const [index, visitors] of crowds.entries())
          served[index].push(await serve(visitors, { port, host, seconds }));
    };
    await besideBusyNeighbours(neighbours, run);
    const medians = served.map((some) =>
      quantile(
        some.map(({ pages }) => pages),
        0.5,
      ),
    );
    const beside = neighbours > 0 ? `, beside ${neighbours} busy processes` : "";
    crowds.forEach((visitors, index) => {
      const answers = served[index].flatMap((some) => some.answers);
      figures[`${visitors} visitors${beside}: pages a second`] = served[index].map(({ pages }) =>
        pages.toFixed(1),
      );
      check(
        answers.every(({ status }) => status === 200),
        `${visitors} visitors${beside} were answered with ${JSON.stringify(countStatuses(answers))}`,
      );
      check(
        isShort || medians[index] >= noise * medians[0],
        `${visitors} visitors${beside} were served ${medians[index].toFixed(1)} pages a second, ${crowds[0]} were ${medians[0].toFixed(1)}`,
      );
    });
  }
  return figures;
}
