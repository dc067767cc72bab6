import { createServer } from "node:http";
import { once } from "node:events";

/** An origin whose pages live for seconds: a limit of ten minutes can't be waited for. Fails when told to; its health is told apart. */
export async function startShortLivedOrigin(port) {
  const state = { fails: false, answers: 0, milliseconds: 0 };
  const server = createServer((request, response) => {
    if (request.url === "/healthz") return response.end("ok\n");
    state.answers += 1;
    const number = state.answers;
    setTimeout(() => {
      if (state.fails) return response.writeHead(503).end("fails");
      const headers = {
        "Cache-Control": "private, no-cache",
        "CDN-Cache-Control": "public, max-age=2, stale-while-revalidate=4, stale-if-error=8",
        "Cache-Tag": "short",
      };
      // Of an answer that was already as old at the door as it may get here.
      const age = request.url === "/old" ? { Age: "9" } : {};
      response.writeHead(200, { "Content-Type": "text/html", Vary: "Cookie", ...headers, ...age }).end(`number ${number}`);
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
