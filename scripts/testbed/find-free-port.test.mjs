import { once } from "node:events";
import { createServer } from "node:net";
import { createPortFinder, findFreePort } from "./find-free-port.mjs";

test("finds no port twice, though whoever looked for the first doesn't listen yet", async () => {
  const ports = [];
  for (let count = 0; count < 500; count++) ports.push(await findFreePort());
  expect(new Set(ports).size).toBe(ports.length);
});

test("passes over one that somebody listens on", async () => {
  const taken = (await findFreePort()) + 1;
  const server = createServer().listen(taken, "127.0.0.1");
  // Or somebody else does already.
  await once(server, "listening").catch(() => {});
  const found = await findFreePort();
  server.close();
  expect(found).not.toBe(taken);
});

test("ends where there is none", async () => {
  const port = await findFreePort();
  const server = createServer().listen(port, "127.0.0.1");
  // Or somebody else does already.
  await once(server, "listening").catch(() => {});
  await expect(createPortFinder(port, port)()).rejects.toThrow(
    `every port from ${port} to ${port}`,
  );
  server.close();
});
