import { ask, countStatuses, fireTogether, msOf, quantile } from "./open-loop.mjs";
import { awaitClosed, readDoor } from "./process-figures.mjs";
import { readProcesses, sumOf } from "../bench/servers/read-processes.mjs";

/** D21: ten thousand hosts that nobody has, beside an agency's visitors: they get no page, keep none out, and nothing of them is kept. */
export async function drillUnknownHosts({ site: { port, pid }, agencies: [agency], isShort, check }) {
  const hosts = isShort ? 1_000 : 10_000;
  const home = async () => {
    const answers = [];
    for (let index = 0; index < 20; index++) answers.push(await ask({ port, host: agency, path: "/" }));
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
    while (!isOver) answers.push(...(await home()));
    return answers;
  })();
  const answers = [];
  const toQuestion = () => ({ port, host: `invented-${next++}.localhost`, path: `/?x=${next}` });
  while (next < hosts) answers.push(...(await fireTogether({ together: 50, seconds: 1, toQuestion })));
  isOver = true;
  const served = await visitors;
  const open = await awaitClosed(pid, { most: before.open + 300 });
  const after = readDoor(pid);
  check(
    answers.every(({ status }) => status === 404 || status === 503),
    `invented hosts were answered with ${JSON.stringify(countStatuses(answers))}`,
  );
  check(
    served.every(({ status }) => status === 200),
    `an agency's visitors beside them were answered with ${JSON.stringify(countStatuses(served))}`,
  );
  check(after.megabytes < before.megabytes + 128, `the front door grew from ${before.megabytes} to ${after.megabytes} MB`);
  check(open <= before.open + 300, `${open} files and connections are open, ${before.open} were before`);
  return {
    "invented hosts": next,
    answers: countStatuses(answers),
    "agency's cached page p95 ms": Number(quantile(msOf(served), 0.95).toFixed(1)),
    "MB of the door before and after": [before.megabytes, after.megabytes],
    "MB of all processes": [allBefore, megabytesOf()],
  };
}
