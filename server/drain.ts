import type { Server, ServerResponse } from "node:http";

/** Requests under way get this long; the supervisor's own patience (Docker, Kubernetes) is 10 to 30 s. */
const maxDrainMs = 10_000;
/** A connection that hasn't said anything yet, a browser's preconnect for example, gets this long. Node doesn't count it as idle. */
const silentMs = 1_000;

/**
 * Counts requests from now on.
 * @returns a function that stops accepting, lets requests under way finish, closes their connections and resolves when all are gone
 */
export function prepareDrain(server: Server, { maxMs = maxDrainMs } = {}): () => Promise<void> {
  let isDraining = false;
  let underWay = 0;
  const count = (_request: unknown, response: ServerResponse) => {
    underWay += 1;
    response.once("close", () => (underWay -= 1));
    if (isDraining) response.setHeader("Connection", "close");
  };
  // First in line: a request that was already on its way still gets its answer, and is told that it is the last.
  server.prependListener("request", count).prependListener("checkContinue", count);

  return async () => {
    isDraining = true;
    const since = performance.now();
    const sweep = setInterval(() => {
      const waited = performance.now() - since;
      if (waited > maxMs || (underWay === 0 && waited > silentMs)) server.closeAllConnections();
      else server.closeIdleConnections();
    }, 50);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(sweep);
  };
}
