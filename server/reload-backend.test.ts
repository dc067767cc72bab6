import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startReloadingBackend } from "./reload-backend";

const folder = mkdtempSync(join(tmpdir(), "reload-backend-"));
const source = join(folder, "main.mjs");
/** There once a slow request has arrived. */
const arrival = `${folder}-arrival`;
// A backend's messages, and responses that take as long as requested.
writeFileSync(
  source,
  `import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { text } from "./text.mjs";
const server = createServer(async (request, response) => {
  if (request.headers["x-wait"]) writeFileSync(${JSON.stringify(arrival)}, "");
  await wait(Number(request.headers["x-wait"] ?? 0));
  response.writeHead(201, { "x-answered": "yes" }).end(text + " " + request.method + " " + request.url);
}).listen(0, "127.0.0.1", () => parentPort.postMessage({ url: "http://127.0.0.1:" + server.address().port, takesDemoSignIn: true }));
parentPort.once("message", () => server.close(() => process.exit(0)));
`,
);
const write = (code: string) => writeFileSync(join(folder, "text.mjs"), code);
write('export const text = "first";');

const printed: string[] = [];
const say = (...values: unknown[]) => void printed.push(values.map(String).join(" "));
const settings = {
  dataDir: folder,
  backendToken: "token",
  siteUrl: "http://localhost:3000",
  purgeUrl: "http://127.0.0.1:3000",
};
let backend: Awaited<ReturnType<typeof startReloadingBackend>>;
beforeAll(async () => {
  backend = await startReloadingBackend({
    source,
    entry: pathToFileURL(source),
    port: 0,
    settings,
    log: { log: say, error: say },
  });
});
afterAll(async () => {
  await backend.stop();
  for (const made of [folder, arrival]) rmSync(made, { recursive: true, force: true });
});

const ask = async (init?: RequestInit) => {
  const response = await fetch(`${backend.url}/a//b?c=d`, init);
  return `${response.status} ${await response.text()}`;
};
async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}
/** Waits until `code` answers requests, or until something is printed because of it. */
async function edit(code: string, sign: RegExp) {
  printed.length = 0;
  write(code);
  await until(() => printed.some((line) => sign.test(line)));
}

test("an edit of anything the backend imports changes its responses, at the same address", async () => {
  expect(backend.takesDemoSignIn).toBe(true);
  expect(await ask()).toBe("201 first GET /a//b?c=d");
  const slow = ask({ method: "POST", body: "{}", headers: { "x-wait": "1500" } });
  await until(() => existsSync(arrival));
  await edit('export const text = "second";', /^backend reloaded in \d+ ms$/);
  // A running request is answered by the backend that received it.
  expect(await slow).toBe("201 first POST /a//b?c=d");
  expect(await ask()).toBe("201 second GET /a//b?c=d");
  expect(printed).toHaveLength(1);
});

test("a request without a running backend waits for the next one", async () => {
  const slow =
    'await new Promise((resolve) => setTimeout(resolve, 1_000)); export const text = "slow to start";';
  printed.length = 0;
  write(slow);
  const answers = new Set<string>();
  await until(async () => answers.add(await ask()).has("201 slow to start GET /a//b?c=d"));
  expect([...answers]).toEqual(["201 second GET /a//b?c=d", "201 slow to start GET /a//b?c=d"]);
});

test("a syntax error is shown and changes nothing", async () => {
  await edit("export const text = ;", /goes on as it was.*text\.mjs:1:20/s);
  expect(await ask()).toBe("201 slow to start GET /a//b?c=d");
  await edit('export const text = "put right";', /reloaded/);
  expect(await ask()).toBe("201 put right GET /a//b?c=d");
  expect(printed).toHaveLength(1);
});

test("a backend that doesn't start responds with 503 until its sources change again", async () => {
  await edit(
    'throw new Error("no such setting"); export const text = "";',
    /did not start.*no such setting/,
  );
  const response = await fetch(`${backend.url}/api/agency`);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    503,
    "service_unavailable",
  ]);
  await edit('export const text = "mended";', /reloaded/);
  expect(await ask()).toBe("201 mended GET /a//b?c=d");
});
