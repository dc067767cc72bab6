import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startRenderer, type Renderer } from "./renderer";
import { getRendererState } from "./testing/get-renderer-state";

const double = join(__dirname, "testing/renderer-double.mjs");
const folder = mkdtempSync(join(tmpdir(), "renderer-"));
const socketPath = join(folder, "next.sock");
const stoppedFile = `${socketPath}.stopped`;
const never = 3_600_000;
let renderer: Renderer | undefined;
let child: ChildProcess | undefined;

afterEach(async () => {
  await renderer?.stop();
  renderer = undefined;
  child?.kill("SIGKILL");
  for (const file of [socketPath, stoppedFile]) rmSync(file, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

type Limits = { maxForgetMs?: number; maxStopMs?: number; heapMegabytes?: number };
const start = async ({
  behaviour = "",
  onDeath = jest.fn(),
  ...limits
}: { behaviour?: string; onDeath?: (reason: string) => void } & Limits = {}) => {
  const options = {
    args: [socketPath, behaviour],
    env: { ...process.env, BACKEND_TOKEN: "token" },
    onDeath,
    maxForgetMs: never,
    maxStopMs: never,
    ...limits,
  };
  renderer = await startRenderer(pathToFileURL(double), options);
  return { renderer, onDeath };
};

const ask = (path?: string) => getRendererState(socketPath, path);

test("it is a separate process that responds once it is ready, and stops without a death notice", async () => {
  const { renderer, onDeath } = await start();
  expect(await ask()).toMatchObject({ token: "token", pid: expect.any(Number) as number });
  expect((await ask()).pid).not.toBe(process.pid);
  await renderer.stop();
  expect(existsSync(stoppedFile)).toBe(true);
  await expect(ask()).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  expect(onDeath).not.toHaveBeenCalled();
});

test("its heap has the given limit", async () => {
  await start({ heapMegabytes: 300 });
  // Beside the old generation there is a young one, of up to 48 MB.
  const megabytes = (await ask()).heapLimit / 1024 ** 2;
  expect([megabytes >= 300, megabytes < 400]).toEqual([true, true]);
});

test.each([
  ["fails", "Next was not ready when it ended with code 1"],
  ["silent", "Next was not ready when it ended with code 3"],
])("an end before it is ready is reported (%s)", async (behaviour, reason) => {
  const onDeath = jest.fn();
  await expect(start({ behaviour, onDeath })).rejects.toThrow(reason);
  expect(onDeath).not.toHaveBeenCalled();
});

test.each([
  ["its own", "/die", "it ended with code 4"],
  ["somebody else's", "/", "it was ended by SIGKILL"],
])("an unrequested end is reported (%s)", async (_whose, path, expected) => {
  const reason = await new Promise<string>((resolve, reject) => {
    start({ onDeath: resolve })
      .then(() => ask(path))
      .then(({ pid }) => process.kill(pid, "SIGKILL"))
      .catch((error: NodeJS.ErrnoException) => error.code === "ECONNRESET" || reject(error));
  });
  expect(reason).toBe(expected);
});

test("an agency is forgotten before the acknowledgement; content tags and rates are no agencies", async () => {
  const { renderer } = await start();
  await renderer.forget(["voyara", "voyara:deals", "rates", "solmar"]);
  expect((await ask()).purged).toEqual(["voyara", "solmar"]);
  await Promise.all([renderer.forget(["nordlys"]), renderer.forget([])]);
  expect((await ask()).purged).toEqual(["voyara", "solmar", "nordlys"]);
});

test("a missing acknowledgement is an error, and a hanging process is killed on stop", async () => {
  const { renderer, onDeath } = await start({ maxForgetMs: 50, maxStopMs: 50 });
  await expect(renderer.forget(["hangs"])).rejects.toThrow(
    "Next did not say within 50 ms that it forgot hangs",
  );
  await renderer.stop();
  expect(existsSync(stoppedFile)).toBe(false);
  expect(onDeath).not.toHaveBeenCalled();
});

test("after its death nothing is forgotten and stop returns at once", async () => {
  await new Promise<string>((resolve, reject) => {
    start({ onDeath: resolve }).then(() => ask("/die").catch(() => {}), reject);
  });
  await expect(renderer?.forget(["voyara"])).rejects.toThrow(/channel closed/i);
  await renderer?.stop();
});

test("Ctrl+C and SIGTERM are left to the front door, and it ends with the front door", async () => {
  child = fork(double, [socketPath]);
  const ended = once(child, "exit");
  await Promise.race([once(child, "message"), ended]);
  child.kill("SIGINT");
  child.kill("SIGTERM");
  expect((await ask()).pid).toBe(child.pid);
  child.disconnect();
  expect(await ended).toEqual([1, null]);
});
