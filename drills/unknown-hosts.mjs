import { quantile } from "../scripts/testbed/quantiles.mjs";
import { readProcesses, sumOf } from "../scripts/testbed/read-processes.mjs";
import { toClientAddress } from "./client-addresses.mjs";
import { ask, countStatuses, fireTogether, msOf } from "./open-loop.mjs";
import { awaitClosed, readDoor } from "./process-figures.mjs";

/** Demo agencies without visits: the door doesn't know their hosts yet. */
const unvisited = ["solmar.localhost", "nordlys.localhost"];
const [inventor, visitor] = [toClientAddress(0), toClientAddress(1)];

/**
 * D21: ten thousand made-up hosts, beside visitors of agencies: they get no page, block no visitor,
 * and leave nothing behind.
 */
export async function drillUnknownHosts({
  site: { port, pid },
  agencies: [agency],
  isShort,
  check,
}) {
  const hosts = isShort ? 1_000 : 10_000;
  const home = async () => {
    const answers = [];
    for (let index = 0; index < 20; index++)
      answers.push(await ask({ port, host: agency, path: "/", from: visitor }));
    return answers;
  };
  await home();
  const before = readDoor(pid);
  const megabytesOf = () => Math.round(sumOf(readProcesses(pid), "megabytes"));
  const allBefore = megabytesOf();
  let next = 0;
  let isOver = false;
  const visitors = (async () => {
    const answers = [];
    for (const host of unvisited)
      answers.push(
        await ask({ port, host: `${host}:${port}`, path: "/find-booking", from: visitor }),
      );
    while (!isOver) answers.push(...(await home()));
    return answers;
  })();
  const answers = [];
  const toRequest = () => ({
    port,
    host: `invented-${next++}.localhost`,
    path: `/?x=${next}`,
    from: inventor,
  });
  while (next < hosts)
    answers.push(...(await fireTogether({ together: 50, seconds: 1, toRequest })));
  isOver = true;
  const served = await visitors;
  const open = await awaitClosed(pid, { most: before.open + 300 });
  const after = readDoor(pid);
  check(
    answers.every(({ status }) => status === 404 || status === 429 || status === 503),
    `invented hosts were answered with ${JSON.stringify(countStatuses(answers))}`,
  );
  check(
    served.every(({ status }) => status === 200),
    `visitors of agencies beside them were answered with ${JSON.stringify(countStatuses(served))}`,
  );
  check(
    after.megabytes < before.megabytes + 128,
    `the front door grew from ${before.megabytes} to ${after.megabytes} MB`,
  );
  check(
    open <= before.open + 300,
    `${open} files and connections are open, ${before.open} were before`,
  );
  return {
    "invented hosts": next,
    answers: countStatuses(answers),
    "agency's cached page p95 ms": Number(quantile(msOf(served), 0.95).toFixed(1)),
    "MB of the door before and after": [before.megabytes, after.megabytes],
    "MB of all processes": [allBefore, megabytesOf()],
  };
}
