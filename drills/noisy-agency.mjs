import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "../scripts/testbed/quantiles.mjs";
import { toClientAddress } from "./client-addresses.mjs";
import { countStatuses, fireAt, msOf } from "./open-loop.mjs";
import { measureCapacity, toRender } from "./measure-capacity.mjs";

/** The first seconds of a storm fill its queues. */
const settleSeconds = 10;
/** Networks that a storm comes from; the quiet agency's visitors have others. */
const stormClients = 100;
const apiPath = "/api/admin/country/enableCurrencies";

/** The quiet agency's visitors: mostly cached pages, now and then a rendered one, and calls. */
async function watch({ port, host, capacity, seconds }) {
  const kinds = {
    "cached pages": { rate: 20, toRequest: () => ({ port, host, path: "/" }) },
    "dynamic pages": {
      rate: Math.max(0.5, Math.min(2, capacity / 10)),
      toRequest: () => toRender(host, port),
    },
    "API calls": {
      rate: Math.max(1, Math.min(5, capacity / 4)),
      toRequest: () => ({ port, host, path: apiPath }),
    },
  };
  const fire = async ([name, { rate, toRequest }]) => {
    const answers = await fireAt({
      rate,
      seconds,
      toRequest: (index) => ({
        ...toRequest(),
        from: toClientAddress(stormClients + (index % 20)),
      }),
    });
    return [name, answers];
  };
  return Object.fromEntries(await Promise.all(Object.entries(kinds).map(fire)));
}

/**
 * D20: one agency gets five times the site's capacity, in pages and calls; another agency's
 * visitors notice little and lose nothing.
 */
export async function drillNoisyAgency({
  site: { port },
  agencies: [noisy, quiet],
  isShort,
  check,
}) {
  // Alternating, because a machine's speed varies from one minute to the next.
  const [rounds, seconds] = isShort ? [1, 5] : [3, 20];
  const capacity = await measureCapacity({
    port,
    agencies: [noisy, quiet],
    seconds: isShort ? 3 : 8,
  });
  const toStormy = (index) => ({
    ...(index % 5 === 0 ? { port, host: noisy, path: apiPath } : toRender(noisy, port)),
    from: toClientAddress(index % stormClients),
  });
  const [before, during, stormed] = [{}, {}, []];
  const add = (all, some) =>
    Object.entries(some).forEach(([name, answers]) => (all[name] ??= []).push(...answers));
  for (let round = 0; round < rounds; round++) {
    add(before, await watch({ port, host: quiet, capacity, seconds }));
    const storm = fireAt({
      rate: 5 * capacity,
      seconds: settleSeconds + seconds + 2,
      toRequest: toStormy,
    });
    await wait(settleSeconds * 1000);
    add(during, await watch({ port, host: quiet, capacity, seconds }));
    stormed.push(...(await storm));
  }

  check(
    stormed.some(({ status }) => status === 503 || status === 429),
    "the storm was no storm: nobody was refused",
  );
  const figures = {
    "storm, requests a second": Math.round(5 * capacity),
    "storm's answers": countStatuses(stormed),
  };
  for (const name of Object.keys(before)) {
    const [alone, beside] = [before[name], during[name]];
    const failed = [...alone, ...beside].filter(({ status }) => status !== 200);
    check(
      failed.length === 0,
      `${name} of the quiet agency failed: ${JSON.stringify(countStatuses(failed))}`,
    );
    const [quietMs, stormMs] = [alone, beside].map((answers) => quantile(msOf(answers), 0.95));
    figures[`${name}: p95 ms without, with the storm`] = [quietMs, stormMs].map((ms) =>
      Number(ms.toFixed(1)),
    );
  }
  return figures;
}
