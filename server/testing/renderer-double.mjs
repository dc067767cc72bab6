// Runs in the renderer's process, with a double of Next and ways to misbehave.
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { getHeapStatistics } from "node:v8";
import "../../scripts/register-typescript.mjs";

const { runRenderer } = createRequire(import.meta.url)("../run-renderer.ts");
const [socketPath, behaviour] = process.argv.slice(2);

const hang = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
const purged = [];
const purgedReads = [];
globalThis.agencyRegistry = {
  purge: (subdomain) => (subdomain === "hangs" ? hang() : purged.push(subdomain)),
};
globalThis.sharedReads = { purge: (tags) => purgedReads.push(...tags) };

await runRenderer(async () => {
  if (behaviour === "fails") {
    console.error = () => {};
    throw new Error("no build here");
  }
  if (behaviour === "silent") process.exit(3);
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (request.url === "/die") process.exit(4);
    response.end(
      JSON.stringify({
        purged,
        purgedReads,
        pid: process.pid,
        token: process.env.BACKEND_TOKEN,
        heapLimit: getHeapStatistics().heap_size_limit,
      }),
    );
  });
  await new Promise((resolve) => server.listen(socketPath, resolve));
  return async () => {
    server.close();
    server.closeAllConnections();
    rmSync(socketPath, { force: true });
    writeFileSync(`${socketPath}.stopped`, "");
  };
});
