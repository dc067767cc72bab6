import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Renderer } from "./renderer";
import { startRenderers } from "./renderers";
import { getRendererState } from "./testing/get-renderer-state";

const double = join(__dirname, "testing/renderer-double.mjs");
const never = 3_600_000;
let folder = "";
let renderers: Renderer | undefined;

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "renderers-"))));
afterEach(async () => {
  await renderers?.stop();
  renderers = undefined;
  rmSync(folder, { recursive: true });
});

type Options = { behaviour?: string; onDeath?: () => void; maxForgetMs?: number };
const start = async ({
  behaviour = "",
  onDeath = jest.fn(),
  maxForgetMs = never,
}: Options = {}) => {
  const socketPaths = ["0.sock", "1.sock"].map((name) => join(folder, name));
  const options = {
    socketPaths,
    args: [behaviour],
    env: process.env,
    onDeath,
    maxForgetMs,
    maxStopMs: never,
  };
  renderers = await startRenderers(pathToFileURL(double), options);
  return { renderers, socketPaths };
};

test("each socket has its own process, both forget on one call, and both stop", async () => {
  const { renderers, socketPaths } = await start();
  await renderers.forget(["voyara", "voyara:faqs"]);
  const states = await Promise.all(socketPaths.map((socketPath) => getRendererState(socketPath)));
  expect(states.map(({ purged }) => purged)).toEqual([["voyara"], ["voyara"]]);
  const reads = states.map(({ purgedReads }) => purgedReads);
  expect(reads).toEqual([
    ["voyara", "voyara:faqs"],
    ["voyara", "voyara:faqs"],
  ]);
  expect(new Set(states.map(({ pid }) => pid)).size).toBe(2);
  await renderers.stop();
  expect(socketPaths.map((socketPath) => existsSync(`${socketPath}.stopped`))).toEqual([
    true,
    true,
  ]);
});

test("one that ends before it is ready is reported", async () => {
  await expect(start({ behaviour: "silent" })).rejects.toThrow(
    "Next was not ready when it ended with code 3",
  );
});

test("the end of one is reported, and after that every forget fails", async () => {
  const reason = await new Promise<string>((resolve, reject) => {
    start({ onDeath: resolve as () => void })
      .then(({ socketPaths }) => getRendererState(socketPaths[1] ?? "", "/die"))
      .catch((error: NodeJS.ErrnoException) => error.code === "ECONNRESET" || reject(error));
  });
  expect(reason).toBe("it ended with code 4");
  await expect(renderers?.forget([])).rejects.toThrow(/channel closed/i);
});
