// A double of backend/main.ts: the same messages, and ways to misbehave.
import { createServer } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

if (workerData.dataDir === "refuses") throw new Error("./.data is in use by another process.");
if (workerData.dataDir === "silent") process.exit(3);

const server = createServer((request, response) => {
  if (request.url === "/die") process.exit(4);
  response.end(JSON.stringify(workerData));
}).listen(0, "127.0.0.1", () =>
  parentPort.postMessage({
    url: `http://127.0.0.1:${server.address().port}`,
    takesDemoSignIn: true,
  }),
);
parentPort.once("message", (message) => {
  if (message === "stop") process.exit(0);
});
