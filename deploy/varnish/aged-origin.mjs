import { createServer } from "node:http";
import { once } from "node:events";

/**
 * An origin whose responses have the age in their path (`/age/500`), each with a unique number.
 * Fails on command; its health is separate.
 */
export async function startAgedOrigin(port) {
  const state = { fails: false, answers: 0, milliseconds: 0 };
  const server = createServer((request, response) => {
    if (request.url === "/healthz") return response.end("ok\n");
    state.answers += 1;
    const number = state.answers;
    setTimeout(() => {
      if (state.fails) return response.writeHead(503).end("fails");
      const freshSeconds = request.url === "/moment" ? 1 : 100;
      const headers = {
        "Cache-Control": "private, no-cache",
        "CDN-Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=1000, stale-if-error=2000`,
        "Cache-Tag": "aged",
        Age: /^\/age\/(\d+)$/.exec(request.url)?.[1] ?? "0",
      };
      response
        .writeHead(200, { "Content-Type": "text/html", Vary: "Cookie", ...headers })
        .end(`number ${number}`);
    }, state.milliseconds);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    state,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
