import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  createServer,
  request as startRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { sendBareError } from "./bare-error";

/** How long running requests may take before the backend is stopped anyway. */
const maxDrainMs = 5_000;

const passOn = (backendUrl: string, request: IncomingMessage, response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(backendUrl);
    // Without keep-alive: the backend can end as soon as its last response is sent.
    const headers = { ...request.headers, connection: "close" };
    const outgoing = startRequest({
      hostname,
      port,
      path: request.url,
      method: request.method,
      headers,
      agent: false,
    });
    outgoing.once("error", () => response.destroy());
    outgoing.once("response", (answer) => {
      const { connection: _connection, ...answerHeaders } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answerHeaders);
      pipeline(answer, response, () => {});
    });
    response.once("close", () => {
      outgoing.destroy();
      resolve();
    });
    request.pipe(outgoing);
  });

/**
 * One address for a backend that is restarted, in development. Starts closed: requests wait
 * meanwhile.
 * @param port 0 takes any free one
 * @throws if the port is taken
 */
export async function openBackendGate(port: number) {
  let open: (backendUrl: string | null) => void = () => {};
  let opening: Promise<string | null>;
  const holdBack = () => void (opening = new Promise((resolve) => (open = resolve)));
  holdBack();

  const underWay = new Set<Promise<void>>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const backendUrl = await opening;
    // The client has given up: the call must not take effect after all.
    if (response.destroyed) return;
    if (backendUrl === null)
      return sendBareError(request, response, 503, {
        requestId: request.headers["x-request-id"]?.toString() ?? randomUUID(),
      });
    const passing = passOn(backendUrl, request, response);
    underWay.add(passing);
    await passing;
    underWay.delete(passing);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`BACKEND_PORT: ${port} is in use, stop what uses it or choose another`);
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** New requests wait from now on; resolves once earlier ones are answered. */
    shut: async () => {
      holdBack();
      await Promise.race([Promise.all(underWay), wait(maxDrainMs, undefined, { ref: false })]);
    },
    /** Lets waiting requests through to the backend, or answers them with 503 if there is none. */
    open: (backendUrl: string | null) => open(backendUrl),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
