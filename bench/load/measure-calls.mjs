import pLimit from "p-limit";
import { quantile } from "../../scripts/testbed/quantiles.mjs";

/** Calls of a backend by the storefront's credential; GET without a body. `own`: more headers. */
export const createAsk =
  ({ MAIN_API_URL: url, BACKEND_TOKEN: token }, own = {}) =>
  (agency, path, body) =>
  async () => {
    const headers = {
      ...own,
      "content-type": "application/json",
      "x-backend-token": token,
      "x-agency-host": `${agency}.localhost`,
    };
    const response = await fetch(
      url + path,
      body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return text;
  };

/**
 * The same for searches. Throws if the supplier took so long that there was nothing to filter and
 * sort.
 */
export const createSearch = (ask) => (agency, path, body) => async () => {
  const text = await ask(agency, path, body)();
  if (!text.startsWith('{"state":"complete"')) throw new Error("a search wasn't complete");
  return text;
};

/** Times of all requests in ms; `atOnce` is the concurrency. */
function measure(toRequest, { atOnce, requests }) {
  const sends = Array.from({ length: requests }, (_, number) => toRequest(number));
  return pLimit(atOnce).map(sends, async (send) => {
    const start = performance.now();
    await send();
    return performance.now() - start;
  });
}

const warmUp = 40;
export const timeColumns = ["p50", "p95", "p99", "slowest"];

/**
 * Warms up with all of them, then measures each: `[name, toRequest, atOnce]` and its times, with
 * `readCpuMs` also the processor time of one, in the last column.
 */
export async function measureCalls(rows, requests, { readCpuMs } = {}) {
  for (let number = 0; number < warmUp; number++)
    for (const [, toRequest] of rows) await toRequest(number)();
  const measured = [];
  for (const [name, toRequest, atOnce] of rows) {
    console.error(`${String(name)}, ${String(atOnce)} at once …`);
    const cpuBefore = readCpuMs?.();
    const times = await measure(toRequest, { atOnce, requests });
    const cpuMs = readCpuMs && (readCpuMs() - cpuBefore) / requests;
    measured.push([
      name,
      atOnce,
      ...[0.5, 0.95, 0.99, 1].map((share) => `${quantile(times, share).toFixed(1)} ms`),
      ...(cpuMs === undefined ? [] : [`${cpuMs.toFixed(1)} ms`]),
    ]);
  }
  return measured;
}
