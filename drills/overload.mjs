import { quantile } from "../scripts/testbed/quantiles.mjs";
import { toClientAddress } from "./client-addresses.mjs";
import { ask, countStatuses, fireAt, msOf } from "./open-loop.mjs";
import { measureCapacity, toRender } from "./measure-capacity.mjs";
import { awaitClosed, readDoor } from "./process-figures.mjs";

/** One request in this many is a page on the way to a payment, by its format. */
const payEvery = 20;
const bookingKey = "k".repeat(43);
/** Networks that the requests come from. */
const clients = 100;
/** There is no booking with this key: its page says so. */
const isServed = ({ status }) => status === 200 || status === 404;
const isRefused = ({ status }) => status === 503 || status === 429;
const shareOf = (answers, isCounted) => answers.filter(isCounted).length / answers.length;

async function medianAlone({ port, agencies: [host] }) {
  const answers = [];
  for (let index = 0; index < 10; index++) answers.push(await ask(toRender(host, port)));
  return quantile(msOf(answers), 0.5);
}

/**
 * D19: render capacity, then twice and five times as much: capacity is used, and the rest is
 * rejected at once.
 */
export async function drillOverload({ site: { port, pid }, agencies, isShort, check }) {
  const seconds = isShort ? 4 : 20;
  // The short one may run beside other work.
  const limits = isShort
    ? { goodShare: 0.4, rejectMs: 250, backMs: 30_000 }
    : { goodShare: 0.7, rejectMs: 50, backMs: 10_000 };
  const capacity = await measureCapacity({ port, agencies, seconds: isShort ? 4 : 10 });
  const alone = await medianAlone({ port, agencies });
  const before = readDoor(pid);
  const figures = {
    "capacity, pages a second": Math.round(capacity),
    "alone: median ms": Math.round(alone),
  };
  const isPaying = (index) => index % payEvery === 0;
  const toRequest = (index) => {
    const pageRequest = toRender(
      agencies[index % 2],
      port,
      isPaying(Math.floor(index / 2)) ? "/find-booking" : "/",
    );
    const path = isPaying(Math.floor(index / 2))
      ? `${pageRequest.path}&key=${bookingKey}`
      : pageRequest.path;
    return { ...pageRequest, path, from: toClientAddress(index % clients) };
  };

  let goodBefore = null;
  for (const times of [1, 2, 5]) {
    const answers = await fireAt({ rate: times * capacity, seconds, toRequest });
    const good = answers.filter(isServed).length / seconds;
    goodBefore ??= good;
    const refused = answers.filter(isRefused);
    const [paying, looking] = [true, false].map((pays) =>
      answers.filter((_, index) => isPaying(Math.floor(index / 2)) === pays),
    );
    check(
      answers.length === Math.round(times * capacity * seconds),
      `${times} ×: not every request was sent`,
    );
    check(
      answers.every((answer) => isServed(answer) || isRefused(answer)),
      `${times} ×: answers were ${JSON.stringify(countStatuses(answers))}`,
    );
    check(
      refused.every(({ retryAfter }) => Number(retryAfter) >= 1),
      `${times} ×: a refusal doesn't say when to come back`,
    );
    check(
      good >= limits.goodShare * goodBefore,
      `${times} ×: ${good.toFixed(1)} pages a second came, ${goodBefore.toFixed(1)} at 1 ×`,
    );
    const rejectMs = quantile(msOf(refused), 0.5);
    if (times > 1) {
      // The initial queue is not part of the surplus.
      const surplus = (times - 1) * capacity * seconds;
      check(refused.length > 0 || surplus < 100, `${times} ×: nobody was refused`);
      check(
        rejectMs === null || surplus < 100 || rejectMs < limits.rejectMs,
        `${times} ×: half of the refused waited for more than ${rejectMs} ms`,
      );
      check(
        shareOf(paying, isServed) >= Math.min(0.95, shareOf(looking, isServed)),
        `${times} ×: who pays was served less than who looks around`,
      );
    }
    Object.assign(figures, {
      [`${times} ×: goodput, refused`]: [good.toFixed(1), refused.length],
      [`${times} ×: pages p50, p95 ms`]: [0.5, 0.95].map((share) =>
        Math.round(quantile(msOf(answers, isServed), share) ?? 0),
      ),
      [`${times} ×: refused p50, p95 ms`]: [0.5, 0.95].map((share) =>
        Math.round(quantile(msOf(refused), share) ?? 0),
      ),
      [`${times} ×: served of who pays, who looks around`]: [paying, looking].map(
        (some) => `${Math.round(100 * shareOf(some, isServed))} %`,
      ),
    });
  }

  const since = performance.now();
  let back = await medianAlone({ port, agencies });
  while (back > 2 * alone + 20 && performance.now() - since < limits.backMs)
    back = await medianAlone({ port, agencies });
  check(
    back <= 2 * alone + 20,
    `${limits.backMs / 1000} s later a page still took ${Math.round(back)} ms, ${Math.round(alone)} before`,
  );
  const open = await awaitClosed(pid, { most: before.open + 300 });
  check(
    open <= before.open + 300,
    `${open} files and connections are open, ${before.open} were before`,
  );
  check(
    readDoor(pid).megabytes < before.megabytes + 200,
    `the front door grew from ${before.megabytes} to ${readDoor(pid).megabytes} MB`,
  );
  return {
    ...figures,
    "back after s": ((performance.now() - since) / 1000).toFixed(1),
    "MB before and after": [before.megabytes, readDoor(pid).megabytes],
  };
}
