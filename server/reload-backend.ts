import { context, formatMessages, type BuildResult } from "esbuild";
import { openBackendGate } from "./backend-gate";
import { startBackend, type BackendSettings } from "./start-backend";

type Options = {
  /**
   * The worker's source, as esbuild resolves it: an edit of this file, or of one it imports, causes
   * a restart.
   */
  source: string;
  entry: URL;
  port: number;
  settings: BackendSettings;
  log?: Pick<Console, "log" | "error">;
};

/**
 * The embedded backend in development: restarted whenever its sources change, at the same address.
 * The embedded database takes one process at a time, so the old one ends before the new one opens
 * it; requests in between wait. Sources with a syntax error change nothing: it is shown, and the
 * old backend goes on.
 * @throws what prevented the first start
 */
export async function startReloadingBackend({
  source,
  entry,
  port,
  settings,
  log = console,
}: Options) {
  const gate = await openBackendGate(port);
  const start = () =>
    startBackend(entry, {
      settings,
      onDeath: (reason) => {
        throw new Error(reason);
      },
    });
  let backend: Awaited<ReturnType<typeof start>> | null = null;

  async function reload() {
    const since = performance.now();
    await gate.shut();
    await backend?.stop();
    backend = null;
    try {
      backend = await start();
      log.log(`backend reloaded in ${Math.round(performance.now() - since)} ms`);
    } catch (error) {
      log.error(
        "The backend did not start, and answers 503 until its sources change again:",
        error,
      );
    }
    gate.open(backend?.url ?? null);
  }

  let turn: Promise<void> = Promise.resolve();
  let isWaiting = false;
  // Edits during a reload cause one more reload.
  const reloadSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    turn = turn.then(() => {
      isWaiting = false;
      return reload();
    });
  };

  let lastHash: string | undefined;
  async function look({ errors, outputFiles }: BuildResult) {
    if (errors.length > 0) {
      const texts = await formatMessages(errors, { kind: "error", color: process.stderr.isTTY });
      return log.error(`The backend goes on as it was:\n${texts.join("").trimEnd()}`);
    }
    const hash = outputFiles?.[0]?.hash;
    if (hash !== lastHash && lastHash !== undefined) reloadSoon();
    lastHash = hash;
  }
  const watching = await context({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "silent",
    plugins: [{ name: "reload", setup: (build) => build.onEnd(look) }],
  });
  await watching.rebuild();
  const first = (backend = await start());
  gate.open(first.url);
  // Starts with what was edited meanwhile.
  await watching.watch();
  return {
    url: gate.url,
    takesDemoSignIn: first.takesDemoSignIn,
    stop: async () => {
      await watching.dispose();
      await turn;
      gate.close();
      await backend?.stop();
    },
  };
}
