import { ask as askOnce } from "../../scripts/testbed/ask.mjs";

/**
 * One request to a port of this machine in the name of a host; never rejects an answer, whatever
 * its status.
 * @returns `{ status, headers, body, isHit }`; `isHit` is whether Varnish had it
 */
export async function ask(port, path, { host = "voyara.localhost", ...question } = {}) {
  const { status, headers, body } = await askOnce({ port, path, host, ...question });
  return {
    status,
    headers,
    body: body.toString(),
    isHit: /varnish; hit/.test(headers["cache-status"] ?? ""),
  };
}

/** For what happens at once, on a machine that is slow and has other work. */
export const patienceMs = 45_000;
