import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createBackendCheck } from "./create-backend-check";

test("a main API that rejects the service credential isn't ready, and that is logged each time it begins", async () => {
  let accepted = "right";
  const api = createServer((request, response) =>
    response.writeHead(request.headers["x-backend-token"] === accepted ? 200 : 401).end(),
  );
  api.listen(0, "127.0.0.1");
  await once(api, "listening");
  const log = jest.fn();
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const isReady = createBackendCheck(() => ({ url, token: "right" }), log);
  expect(await isReady()).toBe(true);
  accepted = "another";
  expect([await isReady(), await isReady()]).toEqual([false, false]);
  expect(log.mock.calls).toEqual([
    [
      "error",
      {
        message: expect.stringContaining(
          "BACKEND_TOKEN: the main API at http://127.0.0.1",
        ) as string,
      },
    ],
  ]);
  accepted = "right";
  expect(await isReady()).toBe(true);
  accepted = "another";
  expect(await isReady()).toBe(false);
  expect(log).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => api.close(resolve));
});
