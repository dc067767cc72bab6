import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Registry } from "prom-client";

/** Resolves with Prometheus's text. */
type ReadMetrics = () => Promise<string>;
type Settings = {
  host: string;
  port: number;
  /** Handlers of the listener's other paths, by path. */
  answers?: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;
};

/**
 * Serves `/metrics` to Prometheus on a separate listener: it is for operators, and never on the
 * public site.
 * @param sources their texts are concatenated; no metric may be in two of them
 * @returns the port, and a function that closes it
 * @throws if the port is taken
 */
export async function serveMetrics(
  sources: readonly ReadMetrics[],
  { host, port, answers = {} }: Settings,
): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const path = request.url?.split("?", 1)[0] ?? "";
    const answer = Object.hasOwn(answers, path) ? answers[path] : undefined;
    if (!isRead) return void response.writeHead(405).end();
    if (answer) return answer(request, response);
    if (path !== "/metrics") return void response.writeHead(404).end();
    Promise.all(sources.map((read) => read())).then(
      (texts) =>
        response
          .writeHead(200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE })
          .end(texts.filter(Boolean).join("\n")),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  // Doesn't keep an otherwise finished process alive.
  server.unref();
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
