import { EventEmitter, once } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import {
  bodyOf,
  openAdmission,
  openFrontDoor,
  statusOf,
  type OpenFrontDoor,
} from "../testing/open-front-door";
import type { DoorAdmission } from "./create-door-admission";
import { leaveWith } from "./take-place";

let site: OpenFrontDoor | undefined;
let admission: DoorAdmission;
afterEach(() => site?.stop());

let clients = 0;
/** The header that identifies a new client to the door. */
const newClient = () => `X-Forwarded-For: 10.0.0.${(clients += 1)}`;
type Ask = OpenFrontDoor["ask"];

/**
 * One page and two calls of an agency at once, four queued pages, two of them of one client. Each
 * request is a new client unless given.
 */
async function open(answer: RequestListener) {
  const options = { concurrency: 1, linePerPlace: 4 };
  site = await openFrontDoor(answer, (socketPath) => ({
    trustProxy: true,
    admission: (admission = openAdmission(socketPath, options)),
  }));
  const { ask } = site;
  const askAsClient: Ask = (target, request) =>
    ask(target, { ...request, headers: [newClient(), ...(request?.headers ?? [])] });
  return {
    ...site,
    ask: askAsClient,
    askAs: (client: string, target: string) => ask(target, { headers: [client] }),
  };
}
/** Next holds its responses until `goOn` is called. */
async function openSlow() {
  const held: ServerResponse[] = [];
  let isSlow = true;
  const { door, next, ask, askAs, send, openSocket, seen } = await open((request, response) => {
    request.resume();
    if (isSlow) held.push(response);
    else response.end("page");
  });
  const goOn = () => {
    isSlow = false;
    for (const response of held) response.end("page");
  };
  /** Sends a request, and resolves once it has reached the door or Next. */
  const start = async (path: string, arrival = door, client = newClient()) => {
    const arrived = once(arrival, "request");
    const answer = askAs(client, path);
    await arrived;
    return { answer };
  };
  return {
    ask,
    askAs,
    send,
    openSocket,
    start,
    startAs: (client: string, path: string) => start(path, door, client),
    startAtNext: (path: string) => start(path, next),
    seen,
    goOn,
  };
}
const isEmpty = () =>
  Object.values(admission.stats()).every(
    ({ inside, waiting, agencies }) => inside + waiting + agencies === 0,
  );

test("beyond the queue's limit: 503 at once, with Retry-After and text for people", async () => {
  const { ask, start, startAtNext, goOn, seen } = await openSlow();
  const asked = [await startAtNext("/1")];
  for (const path of ["/2", "/3", "/4", "/5"]) asked.push(await start(path));
  const hold = jest.spyOn(admission, "hold");
  const refused = await ask("/about");
  expect(hold).not.toHaveBeenCalled();
  expect(statusOf(refused)).toBe(503);
  expect(refused).toMatch(/^retry-after: [123]\r$/im);
  expect(refused).toMatch(/^cache-control: private, no-store\r$/im);
  expect(bodyOf(refused)).toContain("Please try again");
  expect(seen).toHaveLength(1);
  goOn();
  expect((await Promise.all(asked.map(({ answer }) => answer))).map(statusOf)).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(isEmpty()).toBe(true);
});

test("a client whose part of the queue is full: 429, with Retry-After and text for people; another one is served", async () => {
  const { askAs, start, startAs, startAtNext, goOn } = await openSlow();
  const asked = [await startAtNext("/1")];
  const greedy = newClient();
  for (const path of ["/2", "/3"]) asked.push(await startAs(greedy, path));
  const hold = jest.spyOn(admission, "hold");
  const refused = await askAs(greedy, "/find-booking?q=1");
  expect(statusOf(refused)).toBe(429);
  expect(refused).toMatch(/^retry-after: [123]\r$/im);
  expect(refused).toMatch(/^cache-control: private, no-store\r$/im);
  expect(bodyOf(refused)).toContain("Please try again");
  expect(hold).toHaveBeenCalledTimes(1);
  asked.push(await start("/login"));
  goOn();
  expect((await Promise.all(asked.map(({ answer }) => answer))).map(statusOf)).toEqual([
    200, 200, 200, 200,
  ]);
});

test("under /api in the standard error shape", async () => {
  const { ask, startAtNext, goOn } = await openSlow();
  const asked = [await startAtNext("/api/1"), await startAtNext("/api/2")];
  const refused = await ask("/api/client-errors", {
    method: "POST",
    headers: ["Content-Length: 2"],
    body: "{}",
  });
  expect(statusOf(refused)).toBe(503);
  expect(refused).toMatch(/^retry-after: [123]\r$/im);
  expect(JSON.parse(bodyOf(refused))).toMatchObject({
    code: "service_unavailable",
    message: expect.stringContaining("Please try again"),
  });
  goOn();
  await Promise.all(asked.map(({ answer }) => answer));
});

test("too many calls of one client get the standard error shape as well", async () => {
  const { askAs, startAs, startAtNext, goOn } = await openSlow();
  const greedy = newClient();
  const asked = [await startAtNext("/api/1"), await startAtNext("/api/2")];
  for (let index = 0; index < 4; index += 1) asked.push(await startAs(greedy, `/api/${index}`));
  const refused = await askAs(greedy, "/api/5");
  expect(statusOf(refused)).toBe(429);
  const { message, ...body } = JSON.parse(bodyOf(refused)) as Record<string, string>;
  expect(body).toEqual({
    code: "too_many_at_once",
    error: message,
    requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
  });
  expect(message).toContain("Please try again");
  goOn();
  await Promise.all(asked.map(({ answer }) => answer));
});

test("static files and the health check need no place", async () => {
  const { ask, startAtNext, goOn } = await openSlow();
  const { answer } = await startAtNext("/1");
  expect(statusOf(await ask("/assets/logo.svg"))).toBe(200);
  expect(statusOf(await ask("/healthz"))).toBe(200);
  goOn();
  await answer;
});

test.each<[string, RequestListener, number]>([
  ["breaks off", (request) => request.socket.destroy(), 502],
  [
    "fails in the middle",
    (_request, response) => response.write("half", () => response.destroy()),
    200,
  ],
  [
    "fails without text",
    (_request, response) => response.writeHead(500, { "Content-Type": "text/html" }).end(),
    500,
  ],
])("a place is released when Next %s", async (_, answer, status) => {
  const { ask } = await open(answer);
  jest.spyOn(console, "error").mockReturnValue();
  for (let index = 0; index < 3; index += 1) expect(statusOf(await ask("/"))).toBe(status);
  expect(isEmpty()).toBe(true);
});

test("a client that leaves the queue never reaches Next, and the next one does", async () => {
  const { startAtNext, start, openSocket, goOn, seen } = await openSlow();
  const first = await startAtNext("/1");
  const arrived = once(site?.door ?? new EventEmitter(), "request");
  const socket = openSocket();
  socket.write("GET /gone HTTP/1.1\r\nHost: a.test\r\n\r\n");
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  const last = await start("/last");
  socket.destroy();
  await once(response, "close");
  goOn();
  expect((await Promise.all([first.answer, last.answer])).map(statusOf)).toEqual([200, 200]);
  expect(seen.map(({ url }) => url)).toEqual(["/1", "/last"]);
  expect(isEmpty()).toBe(true);
});

test("a slow upload blocks nobody else, and is answered in the end", async () => {
  const { openSocket, ask, goOn, seen } = await openSlow();
  goOn();
  const slow = [];
  for (let index = 0; index < 20; index += 1) {
    const arrived = once(site?.door ?? new EventEmitter(), "request");
    const socket = openSocket();
    socket.write(
      `POST /api/x HTTP/1.1\r\nHost: a.test\r\n${newClient()}\r\nConnection: close\r\nContent-Length: 10\r\n\r\nabc`,
    );
    await arrived;
    slow.push(socket);
  }
  expect(isEmpty()).toBe(true);
  expect(
    statusOf(await ask("/api/x", { method: "POST", headers: ["Content-Length: 2"], body: "{}" })),
  ).toBe(200);
  expect(seen).toHaveLength(1);
  const answers = slow.map(async (socket) => {
    socket.write("defghij");
    const [chunk] = (await once(socket, "data")) as [Buffer];
    return statusOf(chunk.toString());
  });
  expect(
    (await Promise.all(answers)).filter((status) => status === 200).length,
  ).toBeGreaterThanOrEqual(8);
  expect(seen.slice(1).every(({ body }) => body === "abcdefghij")).toBe(true);
});

test("a body longer than the unread buffer arrives whole", async () => {
  const body = "0123456789".repeat(60_000);
  const { ask, seen } = await open(
    (request, response) => void request.resume().once("end", () => response.end("done")),
  );
  const length = `Content-Length: ${body.length}`;
  expect(bodyOf(await ask("/api/x", { method: "POST", headers: [length], body }))).toBe("done");
  expect(seen[0]?.body).toBe(body);
  const chunked = await ask("/api/x", {
    method: "POST",
    headers: ["Transfer-Encoding: chunked"],
    body: `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  });
  expect(bodyOf(chunked).replace(/^\w+\r\n|\r\n0\r\n\r\n$/g, "")).toBe("done");
  expect(seen[1]?.body).toBe(body);
  expect(isEmpty()).toBe(true);
});

test("a slow reader's place is released soon after the response began", () => {
  jest.useFakeTimers();
  const leave = jest.fn();
  leaveWith(new EventEmitter() as IncomingMessage, leave);
  jest.advanceTimersByTime(999);
  expect(leave).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(leave).toHaveBeenCalled();
  jest.useRealTimers();
});

test("an agency has its own limit once a response has confirmed its host", async () => {
  const { ask } = await open((_request, response) =>
    response.setHeader("X-Agency", "acme").end("page"),
  );
  const enter = jest.spyOn(admission, "enter");
  for (let index = 0; index < 2; index += 1) await ask("/");
  expect(enter.mock.calls.map(([{ agency }]) => agency)).toEqual([null, "acme"]);
});
