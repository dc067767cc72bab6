import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Registry } from "prom-client";

/**
 * Serves `/metrics` to Prometheus on a listener of its own: what it tells is for operators, and the site's own address never has it.
 * @returns the port, and a function that closes it
 * @throws when the port is taken
 */
export async function serveMetrics(register: Registry, { host, port }: { host: string; port: number }): Promise<{ port: number; close: () => void }> {
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url?.split("?", 1)[0] !== "/metrics") return void response.writeHead(isRead ? 404 : 405).end();
    register.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": register.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, host);
  await once(server, "listening");
  // A process that has nothing else to do isn't kept by it.
  server.unref();
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
