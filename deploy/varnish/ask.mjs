import { ask as askOnce } from "../../scripts/testbed/ask.mjs";

/**
 * One request to a port of this machine with a Host header; never rejects on a status.
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

/** For things that happen at once, on a slow and busy machine. */
export const patienceMs = 45_000;
