import { signEvent } from "@/lib/signed-events/event-signature";
import { toPurgeSecret } from "@/lib/signed-events/purge-event";
import { bodyOf, openFrontDoor, statusOf, type OpenFrontDoor } from "../testing/open-front-door";

const token = "service-credential-of-the-tests";
const secret = toPurgeSecret(token);
let site: OpenFrontDoor;
let done: string[];
let fails: boolean;
const purges = {
  getBackendToken: () => token as string | undefined,
  purgePages: (tags: readonly string[]) => done.push(`pages ${tags.join(" ")}`),
  purgeCaches: async (tags: readonly string[]) => void done.push(`caches ${tags.join(" ")}`),
  forget: async (tags: readonly string[]) => {
    if (fails) throw new Error("the renderer is gone");
    done.push(`forget ${tags.join(" ")}`);
  },
};
beforeEach(async () => {
  done = [];
  fails = false;
  site = await openFrontDoor(
    (request, response) => void request.resume().once("end", () => response.end("page")),
    { purges },
  );
});
afterEach(() => site.stop());

const event = (...tags: string[]) => JSON.stringify({ tags });
type Options = { signature?: string; type?: string; headers?: string[]; method?: string };
const tell = (
  body: string,
  {
    signature = signEvent(body, { secrets: [secret], now: new Date() }),
    type = "application/json",
    headers = [],
    method = "POST",
  }: Options = {},
) =>
  site.ask("/purges", {
    method,
    headers: [
      `Content-Type: ${type}`,
      `X-Purge-Signature: ${signature}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...headers,
    ],
    body,
  });

it("purges what the event names before it responds, whatever the Host", async () => {
  const answer = await tell(event("acme", "acme:deals", "rates"));
  expect(statusOf(answer)).toBe(204);
  const tags = "acme acme:deals rates";
  expect(done).toEqual([`forget ${tags}`, `pages ${tags}`, `caches ${tags}`]);
  const body = event("acme");
  const head = `POST /purges HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  expect(
    statusOf(
      await site.send(
        `${head}X-Purge-Signature: ${signEvent(body, { secrets: [secret], now: new Date() })}\r\n\r\n${body}`,
      ),
    ),
  ).toBe(204);
  expect(site.seen).toEqual([]);
});

it("a repeated event is processed again, without further effect", async () => {
  const signature = signEvent(event("acme"), { secrets: [secret], now: new Date() });
  for (let time = 0; time < 2; time++)
    expect(statusOf(await tell(event("acme"), { signature }))).toBe(204);
});

/** Signed when sent, not when the file is loaded: that may be minutes earlier. */
const sign = (body: string, { by = secret, minutes = 0 } = {}) =>
  signEvent(body, { secrets: [by], now: new Date(Date.now() + minutes * 60_000) });
it.each([
  [
    "signed with another secret",
    () => sign(event("acme"), { by: toPurgeSecret("another-service-credential") }),
  ],
  ["signed with the service credential itself", () => sign(event("acme"), { by: token })],
  ["signed for other tags", () => sign(event("beta"))],
  ["signed six minutes ago", () => sign(event("acme"), { minutes: -6 })],
  ["signed in six minutes", () => sign(event("acme"), { minutes: 6 })],
  ["not signed", () => ""],
])("%s: rejected", async (_name, toSignature) => {
  expect(statusOf(await tell(event("acme"), { signature: toSignature() }))).toBe(401);
  expect(done).toEqual([]);
});

it("trusts nobody before it has a service credential", async () => {
  await site.stop();
  site = await openFrontDoor((_request, response) => response.end(), {
    purges: { ...purges, getBackendToken: () => undefined },
  });
  expect(statusOf(await tell(event("acme")))).toBe(401);
  expect(done).toEqual([]);
});

it.each([
  ["no JSON", "acme"],
  ["no object", "[]"],
  ["no tags", "{}"],
  ["an empty list", event()],
  ["something else besides", JSON.stringify({ tags: ["acme"], all: true })],
  ["a tag that is none", event("acme", "*")],
  ["a number", JSON.stringify({ tags: [1] })],
  ["1,001 tags", event(...Array.from({ length: 1_001 }, (_, index) => `agency-${index}`))],
])("%s is rejected, though it is signed", async (_name, body) => {
  expect(statusOf(await tell(body))).toBe(422);
  expect(done).toEqual([]);
});

it("more than 256 kB isn't read: neither by Content-Length nor in chunks", async () => {
  const body = "x".repeat(256 * 1024 + 1);
  expect(statusOf(await tell(body))).toBe(413);
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const headers = [
    "Content-Type: application/json",
    `X-Purge-Signature: ${signEvent(body, { secrets: [secret], now: new Date() })}`,
    "Transfer-Encoding: chunked",
  ];
  expect(statusOf(await site.ask("/purges", { method: "POST", headers, body: chunked }))).toBe(413);
  expect(done).toEqual([]);
});

it("an event that breaks off is not our failure: anybody can do it, and nothing is logged", async () => {
  const left = new Promise((resolve) =>
    site.door.once("request", (request) => request.once("close", resolve)),
  );
  const socket = site.openSocket();
  socket.write(
    "POST /purges HTTP/1.1\r\nHost: a.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    () => socket.destroy(),
  );
  await left;
  expect(statusOf(await tell(event("acme")))).toBe(204);
  expect(console.error).not.toHaveBeenCalled();
});

it("takes chunked events, and those with Expect: 100-continue", async () => {
  const body = event("acme");
  const headers = [
    "Content-Type: application/json",
    `X-Purge-Signature: ${signEvent(body, { secrets: [secret], now: new Date() })}`,
  ];
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  expect(
    statusOf(
      await site.ask("/purges", {
        method: "POST",
        headers: [...headers, "Transfer-Encoding: chunked"],
        body: chunked,
      }),
    ),
  ).toBe(204);
  const answer = await tell(body, { headers: ["Expect: 100-continue"] });
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 204 /);
});

it("takes JSON only", async () =>
  expect(statusOf(await tell(event("acme"), { type: "text/plain" }))).toBe(415));

it.each(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"])("%s is not allowed", async (method) => {
  const answer = await site.ask("/purges", { method });
  expect(statusOf(answer)).toBe(405);
  expect(answer).toMatch(/^allow: POST\r$/im);
  expect(site.seen).toEqual([]);
});

it("if something can't be purged the backend gets an error and retries, and the pages are dropped anyway", async () => {
  fails = true;
  const logged = jest.mocked(console.error).mockImplementation(() => {});
  const answer = await tell(event("acme"));
  expect(statusOf(answer)).toBe(503);
  expect(bodyOf(answer)).not.toContain("renderer");
  expect(done).toEqual(["pages acme"]);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("the renderer is gone"));
});

it("neighbouring paths are pages", async () => {
  for (const path of ["/purges/", "/Purges", "/purges/x"])
    expect(statusOf(await site.ask(path))).toBe(200);
  expect(statusOf(await site.ask("/purges/", { method: "POST" }))).toBe(405);
});
