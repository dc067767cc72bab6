import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.mjs";
import { findFreePort } from "./find-free-port.mjs";
import { startServer } from "./start-server.mjs";

const folder = mkdtempSync(join(tmpdir(), "start-server-"));
const log = join(folder, "server.log");
afterAll(() => rmSync(folder, { recursive: true }));

const listen = `
  let isReady = false;
  setTimeout(() => (isReady = true), 200);
  require("node:http").createServer((request, response) => {
    response.statusCode = isReady && request.url === "/up" && request.headers.host === "voyara.localhost" ? 200 : 503;
    response.end(String(process.env.DATABASE_URL));
  }).listen(Number(process.env.PORT), "127.0.0.1");`;

test("a server is up once it is ready, without our services, and ends when stopped", async () => {
  process.env.DATABASE_URL = "postgres://ours";
  const port = await findFreePort();
  const { stop, readyMs } = await startServer({
    args: ["-e", listen],
    env: { PORT: String(port) },
    port,
    ready: "/up",
    host: "voyara.localhost",
    log,
  });
  expect(readyMs).toBeGreaterThan(200);
  expect((await ask({ port, path: "/up", host: "voyara.localhost" })).body.toString()).toBe(
    "undefined",
  );
  await stop();
  await expect(ask({ port })).rejects.toThrow("ECONNREFUSED");
});

test("one that ends before it is ready reports why", async () => {
  const started = startServer({
    args: ["-e", 'console.error("no database"); process.exit(3)'],
    port: await findFreePort(),
    log,
  });
  await expect(started).rejects.toThrow(/did not get ready:\nno database/);
});
