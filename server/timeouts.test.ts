import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { openFrontDoor, statusOf, type OpenFrontDoor } from "./testing/open-front-door";

let site: OpenFrontDoor;
afterEach(() => site.stop());

const timeouts = {
  headersTimeout: 100,
  requestTimeout: 200,
  keepAliveTimeout: 1_000,
  connectionsCheckingInterval: 25,
  idleTimeout: 0,
};
const patient = { ...timeouts, headersTimeout: 3_600_000, requestTimeout: 3_600_000 };
const never = () => {};

test("a head that doesn't arrive is cut", async () => {
  site = await openFrontDoor(never, { timeouts });
  expect(statusOf(await site.send("GET / HTTP/1.1\r\nHost: a.te"))).toBe(408);
  expect(site.seen).toEqual([]);
});

test("a body that doesn't arrive is cut, and never reaches Next", async () => {
  site = await openFrontDoor(never, { timeouts });
  expect(
    statusOf(
      await site.send("POST /api/x HTTP/1.1\r\nHost: a.test\r\nContent-Length: 10\r\n\r\nabc"),
    ),
  ).toBe(408);
  expect(site.seen).toEqual([]);
});

test("a long body that stalls is cut, and the handler's request with it", async () => {
  site = await openFrontDoor(never, { timeouts: patient });
  const sent = site.send(
    `POST /api/x HTTP/1.1\r\nHost: a.test\r\nContent-Length: 500000\r\n\r\n${"abc".repeat(50_000)}`,
  );
  const [, response] = (await once(site.next, "request")) as [IncomingMessage, ServerResponse];
  // Only now: on a busy machine it was cut before the handler had it.
  Object.assign(site.door, { headersTimeout: 100, requestTimeout: 200 });
  await Promise.all([once(response, "close"), sent]);
  expect(site.seen.map(({ isComplete }) => isComplete)).toEqual([false]);
});

test("a client that reads nothing is cut", async () => {
  const bytes = 32 * 1024 * 1024;
  site = await openFrontDoor((_request, response) => void response.end(Buffer.alloc(bytes)), {
    timeouts: { ...patient, idleTimeout: 1_000 },
  });
  const socket = site.openSocket();
  socket.on("error", never).pause();
  socket.write("GET / HTTP/1.1\r\nHost: a.test\r\n\r\n");
  const [, response] = (await once(site.next, "request")) as [IncomingMessage, ServerResponse];
  await once(response, "close");
  await once(socket.resume(), "close");
  expect(socket.bytesRead).toBeLessThan(bytes);
});

test("a client that leaves cancels its request", async () => {
  site = await openFrontDoor(never);
  const socket = site.openSocket();
  socket.write("GET /slow HTTP/1.1\r\nHost: a.test\r\n\r\n");
  const [, response] = (await once(site.next, "request")) as [IncomingMessage, ServerResponse];
  socket.destroy();
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
});
