import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Running requests get this long; supervisors (Docker, Kubernetes) wait 10 to 30 s. */
const maxDrainMs = 10_000;
/**
 * An idle connection gets this long: its next request may be on its way, and would be lost if it
 * were closed at once.
 */
const graceMs = 1_000;

/**
 * Connections accepted by the kernel but not by us yet would be reset; the event loop accepts one
 * per turn.
 */
async function emptyBacklog(server: Server): Promise<void> {
  const since = performance.now();
  let taken = 0;
  let before = -1;
  const count = () => (taken += 1);
  server.on("connection", count);
  // The turn in which a signal arrives may have polled the network already.
  await nextTurn();
  while (taken !== before && performance.now() - since < graceMs) {
    before = taken;
    await nextTurn();
  }
  server.off("connection", count);
}

/**
 * Counts requests from now on.
 * @returns a function that stops accepting, lets running requests finish, closes their connections
 * and resolves when all are gone
 */
export function prepareDrain(server: Server, { maxMs = maxDrainMs } = {}): () => Promise<void> {
  let isDraining = false;
  let underWay = 0;
  const count = (_request: unknown, response: ServerResponse) => {
    underWay += 1;
    response.once("close", () => (underWay -= 1));
    if (isDraining) response.setHeader("Connection", "close");
  };
  // First listener: a request on an open connection is still answered, with `Connection: close`.
  server.prependListener("request", count).prependListener("checkContinue", count);

  return async () => {
    isDraining = true;
    await emptyBacklog(server);
    const since = performance.now();
    const sweep = setInterval(() => {
      const waited = performance.now() - since;
      if (waited > maxMs || (waited > graceMs && underWay === 0)) server.closeAllConnections();
      else if (waited > graceMs) server.closeIdleConnections();
    }, 50);
    // http's own close() would close idle connections at once.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    clearInterval(sweep);
  };
}
