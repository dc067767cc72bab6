import { createServer } from "node:http";
import next from "next";
import { logLine } from "@/lib/observability/log-line";
import { answerRobots } from "./answer-robots";
import { withIncompleteTrailer } from "./incomplete";
import { printAsLines, withRequestId } from "./print-as-lines";

/**
 * Next behind a unix socket: the front door reads a plain HTTP response and is the only client that
 * can reach it.
 * @returns a function that stops it
 */
export async function startNext({
  dev,
  port,
  socketPath,
}: {
  dev: boolean;
  port: number;
  socketPath: string;
}): Promise<() => Promise<void>> {
  // The front door handles timeouts, and adds its own headers to what it accepted.
  const inner = createServer({
    keepAliveTimeout: 0,
    requestTimeout: 0,
    headersTimeout: 0,
    maxHeaderSize: 64 * 1024,
  });
  // "127.0.0.1" would make every rewrite a call to itself with the wrong Host. In development the
  // log is read by people.
  if (!dev) printAsLines();
  const app = next({ dev, hostname: "localhost", port, httpServer: inner });
  await app.prepare();
  const handle = app.getRequestHandler();
  inner.on("request", (request, response) => {
    withRequestId(String(request.headers["x-request-id"]), () =>
      withIncompleteTrailer(
        response,
        async () => (await answerRobots(request, response)) || handle(request, response),
      ),
    ).catch((error: unknown) => {
      logLine("error", { message: "Next failed", error });
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) =>
    inner.once("error", reject).listen(socketPath, resolve),
  );

  return async () => {
    const closed = new Promise((resolve) => inner.close(resolve));
    inner.closeAllConnections();
    await closed;
    await app.close();
  };
}
