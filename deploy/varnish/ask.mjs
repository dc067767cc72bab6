import { ask as askOnce } from "../../bench/load/ask.mjs";

/**
 * One request to a port of this machine in the name of a host; never rejects an answer, whatever its status.
 * @returns `{ status, headers, body, isHit }`; `isHit` is whether Varnish had it
 */
export async function ask(port, path, { host = "voyara.localhost", ...question } = {}) {
  const { status, headers, body } = await askOnce({ port, path, host, ...question });
  return { status, headers, body: body.toString(), isHit: /varnish; hit/.test(headers["cache-status"] ?? "") };
}

/** For what happens at once, on a machine that is slow and has other work. */
export const patienceMs = 45_000;

/** Asks until it is so, or for `ms`. @returns whether it was, and after how long */
export async function until(isSo, { ms }) {
  const since = performance.now();
  do {
    if (await isSo()) return { isSo: true, ms: performance.now() - since };
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (performance.now() - since < ms);
  return { isSo: false, ms };
}
