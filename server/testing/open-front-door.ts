import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDoorAdmission, type DoorAdmissionOptions } from "../admission/create-door-admission";
import { createFrontDoor, type FrontDoorOptions } from "../front-door";
import { createObserver } from "../observability/create-observer";
import { createUpstream } from "../proxy";
import { defaultTimeouts, type Timeouts } from "../timeouts";

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

// For busy machines: nothing is too slow or waits too long unless a test says so.
const never = 3_600_000;
const patientTimeouts: Timeouts = {
  ...defaultTimeouts(false),
  headersTimeout: never,
  requestTimeout: never,
  idleTimeout: 0,
};

/** Places at the double of Next. */
export const openAdmission = (socketPath: string, options: Partial<DoorAdmissionOptions> = {}) =>
  createDoorAdmission({
    upstreams: [createUpstream({ socketPath, dev: false })],
    concurrency: 8,
    waitMs: never,
    holdMs: 0,
    ...options,
  });

export type Seen = Pick<IncomingMessage, "method" | "url" | "headers"> & {
  body: string;
  isComplete: boolean;
};

/**
 * The real front door on a free port before a double of Next on a unix socket. `seen` holds the
 * requests that reached the double; `send` writes raw bytes and resolves with everything that came
 * back.
 */
export async function openFrontDoor(
  answer: RequestListener,
  options: Partial<FrontDoorOptions> | ((socketPath: string) => Partial<FrontDoorOptions>) = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "door-"));
  const staticFolders = { nextStatic: join(folder, "static"), assets: join(folder, "assets") };
  for (const path of Object.values(staticFolders)) mkdirSync(path);
  writeFileSync(join(staticFolders.nextStatic, "app.js"), "plain".repeat(10));
  writeFileSync(join(staticFolders.nextStatic, "app.js.br"), "packed");
  writeFileSync(join(staticFolders.nextStatic, "app.js.map"), "{}");
  writeFileSync(join(staticFolders.assets, ".secret"), "secret");
  writeFileSync(join(staticFolders.assets, "logo.svg"), "<svg/>");

  const seen: Seen[] = [];
  const next = createServer(
    { keepAliveTimeout: 0, maxHeaderSize: 64 * 1024 },
    (request, response) => {
      const entry: Seen = {
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: "",
        isComplete: false,
      };
      seen.push(entry);
      request
        .on("data", (chunk: Buffer) => (entry.body += chunk.toString("latin1")))
        .on("end", () => (entry.isComplete = true));
      request.on("error", () => {});
      answer(request, response);
    },
  );
  const socketPath = join(folder, "next.sock");
  await new Promise<void>((resolve) => next.listen(socketPath, resolve));

  const health = { isServing: () => true, isReady: () => Promise.resolve(true) };
  const chosen = typeof options === "function" ? options(socketPath) : options;
  const observer = createObserver({ trustProxy: chosen.trustProxy ?? false });
  const door = createFrontDoor({
    dev: false,
    trustProxy: false,
    health,
    purges: { getBackendToken: () => undefined },
    staticFolders,
    observer,
    admission: openAdmission(socketPath),
    timeouts: patientTimeouts,
    ...chosen,
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  const { port } = door.address() as AddressInfo;

  const openSocket = () => connect(port, "127.0.0.1");
  const send = (bytes: string) =>
    new Promise<string>((resolve) => {
      let received = "";
      const socket = openSocket();
      socket
        .on("data", (chunk: Buffer) => (received += chunk.toString("latin1")))
        .on("error", () => {});
      socket.on("close", () => resolve(received));
      socket.write(bytes);
    });
  /** A whole request that closes its connection after the response. */
  const ask = (
    target: string,
    {
      method = "GET",
      headers = [],
      body = "",
    }: { method?: string; headers?: string[]; body?: string } = {},
  ) =>
    send(
      [
        `${method} ${target} HTTP/1.1`,
        "Host: a.test",
        "Connection: close",
        ...headers,
        "",
        body,
      ].join("\r\n"),
    );

  const stop = async () => {
    await close(door);
    await close(next);
    rmSync(folder, { recursive: true, force: true });
  };
  return { door, next, port, folder, seen, openSocket, send, ask, stop };
}

export type OpenFrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;
export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
export const bodyOf = (answer: string) => answer.slice(answer.indexOf("\r\n\r\n") + 4);
