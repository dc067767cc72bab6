import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { prepareDrain } from "./drain";
import { openFrontDoor, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;
afterEach(() => site.stop());

const never = () => {};
const startRequest = async (site: OpenFrontDoor) => {
  const socket = site.openSocket();
  socket.write("GET /slow HTTP/1.1\r\nHost: a.test\r\n\r\n");
  const [, response] = (await once(site.next, "request")) as [IncomingMessage, ServerResponse];
  return { socket, response };
};

/**
 * What a new connection gets once the door is closed; one that connects at that very moment is
 * reset.
 */
const untilRefused = async (site: OpenFrontDoor): Promise<string | undefined> => {
  const socket = site.openSocket();
  try {
    await once(socket, "connect");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
  socket.destroy();
  return untilRefused(site);
};

test("a running request finishes, new connections are refused, idle ones end", async () => {
  site = await openFrontDoor(never);
  const drain = prepareDrain(site.door);
  const silent = site.openSocket();
  await once(silent, "connect");
  const { socket, response } = await startRequest(site);

  const drained = drain();
  expect(await untilRefused(site)).toMatch(/^ECONN(REFUSED|RESET)$/);
  response.end("finished");

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*finished/);
  await Promise.all([drained, once(silent.resume(), "close")]);
});

test("a request on an open connection is answered with Connection: close", async () => {
  site = await openFrontDoor(
    (request, response) => void (request.url === "/slow" ? never() : response.end("quick")),
  );
  const drain = prepareDrain(site.door);
  const silent = site.openSocket();
  await once(silent, "connect");
  const { socket, response } = await startRequest(site);
  const drained = drain();
  silent.write("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n");
  expect(await text(silent)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*quick/i);
  response.end();
  await Promise.all([text(socket), drained]);
});

test("requests that don't finish in time are cut", async () => {
  site = await openFrontDoor(never);
  jest.mocked(console.error).mockImplementation(never);
  const drain = prepareDrain(site.door, { maxMs: 100 });
  const { socket } = await startRequest(site);
  const cut = once(socket.on("error", never).resume(), "close");
  await drain();
  await cut;
  expect(socket.bytesRead).toBe(0);
});
