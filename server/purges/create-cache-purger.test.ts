import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { holdDeadlines } from "@/lib/testing/hold-deadlines";
import { createCachePurger } from "./create-cache-purger";

let cache: Server;
let url: string;
let status: number;
let received: string[][];
let deadlines: ReturnType<typeof holdDeadlines>;
beforeEach(async () => {
  [status, received] = [204, []];
  deadlines = holdDeadlines();
  // Node's own parser doesn't know BAN: read it raw.
  cache = createServer();
  cache.on("clientError", (error: Error & { rawPacket?: Buffer }, socket) => {
    const text = error.rawPacket?.toString() ?? "";
    received.push([text.split(" ", 1)[0] ?? "", /^cache-tag: (.*)\r$/im.exec(text)?.[1] ?? ""]);
    socket.end(`HTTP/1.1 ${status} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  });
  cache.listen(0, "127.0.0.1");
  await once(cache, "listening");
  url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;
});
afterEach(() => void cache.close());

it("bans by tags, many in several requests", async () => {
  const tags = Array.from({ length: 120 }, (_, index) => `agency-${index}:deals`);
  await createCachePurger([url])(tags);
  expect(received.map(([method]) => method)).toEqual(["BAN", "BAN", "BAN"]);
  expect(received.flatMap(([, named = ""]) => named.split(",")).sort()).toEqual([...tags].sort());
  for (const [, named = ""] of received) expect(named.length).toBeLessThan(6_000);
});

it("fails if one of several fails, so that the backend retries", async () => {
  await expect(createCachePurger([url, "http://127.0.0.1:9"])(["acme"])).rejects.toThrow(
    "fetch failed",
  );
  status = 405;
  await expect(createCachePurger([url])(["acme"])).rejects.toThrow("405");
});

it("fails when one doesn't answer within a second", async () => {
  const silent = createServer();
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  const asked = once(silent, "connection");
  const purge = createCachePurger([`http://127.0.0.1:${(silent.address() as AddressInfo).port}`])([
    "acme",
  ]);
  await asked;
  expect(deadlines.map(({ ms }) => ms)).toEqual([1_000]);
  deadlines[0]?.pass();
  await expect(purge).rejects.toThrow("timeout");
  silent.closeAllConnections();
  silent.close();
});

it("does nothing if there is no cache in front", async () =>
  expect(await createCachePurger([])(["acme"])).toBeUndefined());
