import { once } from "node:events";
import { createServer } from "node:net";
import { findFreePort } from "./find-free-port.mjs";

test("finds no port twice, though the first isn't listened on yet", async () => {
  const ports = [];
  for (let count = 0; count < 500; count++) ports.push(await findFreePort());
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.every((port) => port >= 20_000 && port <= 32_000)).toBe(true);
});

test("gives one that loopback can be listened on", async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  expect(server.address()).toMatchObject({ port });
  server.close();
});
