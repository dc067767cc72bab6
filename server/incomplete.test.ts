import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { logProblem } from "@/lib/log-problem";
import { markPageIncomplete } from "@/lib/rendered-page";
import { isIncomplete, withIncompleteTrailer } from "./incomplete";

const server = createServer((request, response) => {
  void withIncompleteTrailer(response, async () => {
    response.write("<p>first");
    await nextTurn();
    if (request.url === "/failing") markPageIncomplete();
    if (request.url === "/logging") logProblem("a client's error", new Error("refused"));
    await nextTurn();
    response.end("last</p>");
  });
});
beforeEach(() => void jest.spyOn(console, "error").mockImplementation(() => {}));
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function ask(path: string): Promise<boolean> {
  const [answer] = (await once(
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path, agent: false }),
    "response",
  )) as [IncomingMessage];
  expect(await text(answer)).toBe("<p>firstlast</p>");
  return isIncomplete(answer);
}

test("a response marked incomplete says so in its trailer, and concurrent ones don't", async () => {
  expect(await Promise.all(["/", "/failing", "/", "/failing"].map(ask))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test("a mark outside of any response has no effect", async () => {
  markPageIncomplete();
  expect(await ask("/")).toBe(false);
});

test("logging a problem marks no response", async () => expect(await ask("/logging")).toBe(false));
