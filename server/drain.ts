import type { Server, ServerResponse } from "node:http";

/** Requests under way get this long; the supervisor's own patience (Docker, Kubernetes) is 10 to 30 s. */
const maxDrainMs = 10_000;

/** Stops accepting, lets requests under way finish and closes their connections. Resolves when all are gone. */
export async function drain(server: Server, { maxMs = maxDrainMs } = {}): Promise<void> {
  // First in line: a request that was already on its way still gets its answer, and is told that it is the last.
  server.prependListener("request", (_request: unknown, response: ServerResponse) => void response.setHeader("Connection", "close"));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), maxMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweep);
  clearTimeout(deadline);
}
