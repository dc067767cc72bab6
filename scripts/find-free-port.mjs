import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that a system gives to outgoing connections, which would take one before whoever looked for it. */
const [first, last] = [20_000, 32_000];

/** A port of loopback that nothing listens on now. */
export async function findFreePort() {
  const server = createServer().listen(randomInt(first, last), "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    if (error.code === "EADDRINUSE") return findFreePort();
    throw error;
  }
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
