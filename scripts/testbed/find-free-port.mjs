import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

async function isFree(port) {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error.code === "EADDRINUSE") return false;
    throw error;
  }
  server.close();
  await once(server, "close");
  return true;
}

/**
 * Finds ports from `first` to `last`, each once: several are looked for before the first is
 * listened on.
 */
export function createPortFinder(first, last) {
  // Where others begin is by chance.
  let next = randomInt(first, last + 1);

  /**
   * A port of loopback that nothing listens on now.
   * @throws when there is none: to go on looking would give no timer its turn, and be a program
   *   that hangs and can't be stopped
   */
  return async function findFreePort() {
    for (let tries = first; tries <= last; tries++) {
      const port = next;
      next = port === last ? first : port + 1;
      if (await isFree(port)) return port;
    }
    throw new Error(`Something listens on every port from ${first} to ${last}`);
  };
}

/**
 * Below those that a system gives to outgoing connections, which would take one before whoever
 * looked for it.
 */
export const findFreePort = createPortFinder(20_000, 32_000);
