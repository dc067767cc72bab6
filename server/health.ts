import type { IncomingMessage, ServerResponse } from "node:http";
import { toPath } from "./request-hygiene";

export type Health = { isServing: () => boolean; isReady: () => Promise<boolean> };

/**
 * `/healthz`: this process is up. `/readyz`: so is everything it depends on. Requested by IP
 * address, so handled before the Host is checked.
 */
export function createHealth({ isServing, isReady }: Health) {
  let asking: Promise<boolean> | null = null;
  const ask = () => (asking ??= isReady().finally(() => (asking = null)));

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isOk = isRead && isServing() && (path === "/healthz" || (await ask()));
    const status = isRead ? (isOk ? 200 : 503) : 405;
    response.writeHead(status, {
      "Content-Type": "text/plain",
      "Cache-Control": "no-store",
      ...(isRead ? {} : { Allow: "GET, HEAD", Connection: "close" }),
    });
    response.end(isOk ? "ok\n" : isServing() ? "not ready\n" : "not serving\n");
  }

  /** Null for other paths. */
  return function answerHealth(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | null {
    const path = toPath(request.url);
    return path === "/healthz" || path === "/readyz" ? answer(request, response, path) : null;
  };
}
