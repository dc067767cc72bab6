import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "playwright/test";
import { makeFolder } from "../scripts/testbed/make-folder.mjs";
import { siteEntry, spawnProgram, startSite, type StartedSite } from "./start-site";

// The built site in a separate process, because it is stopped here. Always with the embedded
// backend.
const settings = { DATA_DIR: makeFolder("front-door") };

test.describe.configure({ timeout: 180_000 });
let site: StartedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite(settings);
});
test.afterAll(() => site?.stop());

async function send(bytes: string): Promise<string> {
  const socket = connect(site.port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}
const ask = (target: string, { method = "GET", headers = "" } = {}) =>
  send(
    `${method} ${target} HTTP/1.1\r\nHost: voyara.localhost\r\nConnection: close\r\n${headers}\r\n`,
  );
const statusOf = (answer: string) => Number(answer.slice(9, 12));

for (const [name, status, bytes] of [
  [
    "two Host headers",
    400,
    "GET / HTTP/1.1\r\nHost: voyara.localhost\r\nHost: solmar.localhost\r\nConnection: close\r\n\r\n",
  ],
  [
    "an absolute-form target",
    400,
    "GET http://solmar.localhost/ HTTP/1.1\r\nHost: voyara.localhost\r\nConnection: close\r\n\r\n",
  ],
  [
    "a host nobody has",
    404,
    "GET / HTTP/1.1\r\nHost: nobody.localhost\r\nConnection: close\r\n\r\n",
  ],
  [
    "an inactive agency",
    503,
    "GET / HTTP/1.1\r\nHost: dormant.localhost\r\nConnection: close\r\n\r\n",
  ],
  ["the readiness check without a Host", 200, "GET /readyz HTTP/1.1\r\nConnection: close\r\n\r\n"],
] as const) {
  test(`${name} gets ${status}`, async () => {
    expect(statusOf(await send(bytes))).toBe(status);
  });
}

for (const path of [
  "/_next/image?url=%2Flogo.svg&w=640&q=75",
  "/_next/data/x/solmar/en.json",
  "/assets/../package.json",
  "/.env",
  "/solmar/en",
  "/%73olmar/en",
]) {
  test(`${path} shows nothing`, async () => {
    const answer = await ask(path);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain("Solmar Viajes");
  });
}

for (const name of [
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-matched-path",
  "x-invoke-path",
  "x-forwarded-host",
  "x-tenant",
  "x-original-url",
  "x-render-error",
]) {
  test(`${name} changes nothing`, async () => {
    const answer = await ask("/robots.txt", { headers: `${name}: solmar.localhost\r\n` });
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain("http://voyara.localhost");
    expect(answer).not.toMatch(/solmar|^x-(middleware|nextjs-(?!rewritten-)|error-page)/im);
  });
}

test("a missing page is branded and readable without scripts, and HEAD keeps its status", async () => {
  const answer = await ask("/no-such-page");
  expect(statusOf(answer)).toBe(404);
  expect(answer).toContain("Voyara Travel");
  expect(answer).toMatch(/<h1[^>]*>The page you(&#x27;|')re looking for is not found\.<\/h1>/);
  expect(statusOf(await ask("/no-such-page", { method: "HEAD" }))).toBe(404);
});

test("a second opener of the data directory is rejected, with a message", async () => {
  const { program: second } = spawnProgram([siteEntry], { ...settings, PORT: "0" });
  const output = text(second.stderr);
  await once(second, "exit");
  expect(second.exitCode).toBe(1);
  expect(await output).toContain("in use");
});

test("SIGTERM lets the running request finish, then releases the data directory", async () => {
  const socket = connect(site.port, "127.0.0.1");
  const answer = text(socket);
  socket.write(
    "POST /api/user/login HTTP/1.1\r\nHost: voyara.localhost\r\nContent-Type: application/json\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 2\r\n\r\n{",
  );
  // Sent after it on purpose: by then the first one's head has been read.
  await ask("/healthz");
  site.process.kill("SIGTERM");
  await expect
    .poll(() =>
      ask("/healthz").then(
        () => "open",
        (error: NodeJS.ErrnoException) => error.code,
      ),
    )
    .toBe("ECONNREFUSED");
  socket.write("}");
  expect(statusOf(await answer)).toBe(422);
  if (site.process.exitCode === null) await once(site.process, "exit");
  expect(site.process.exitCode).toBe(0);

  site = await startSite(settings);
  expect(statusOf(await ask("/"))).toBe(200);
});
