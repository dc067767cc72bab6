import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { FromRenderer, ToRenderer } from "./renderer-messages";

export type Renderer = {
  /**
   * Resolves once no later render uses the old data of the agencies among the tags.
   * @throws if Next doesn't confirm in time
   */
  forget: (tags: readonly string[]) => Promise<void>;
  /** Resolves once its process is gone. */
  stop: () => Promise<void>;
};

/** Half of Node's own: three of them are a third of a busy renderer's memory. */
const semiSpaceMegabytes = 8;

type Options = {
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Heap limit; Node's default unless given. */
  heapMegabytes?: number | undefined;
  /** Called with the reason when it ends unrequested. */
  onDeath: (reason: string) => void;
  maxForgetMs?: number;
  maxStopMs?: number;
};

/**
 * Runs Next in a separate process, so that a long render blocks nothing else
 * (docs/decisions/008-next-in-a-process-of-its-own.md). It ends with this process, however that
 * ends.
 * @throws if it ends before it is ready; its own output is on stderr by then
 */
export async function startRenderer(
  entry: URL,
  { args, env, onDeath, heapMegabytes, maxForgetMs = 2_000, maxStopMs = 5_000 }: Options,
): Promise<Renderer> {
  const bounds =
    heapMegabytes === undefined
      ? []
      : [`--max-old-space-size=${heapMegabytes}`, `--max-semi-space-size=${semiSpaceMegabytes}`];
  const child = fork(fileURLToPath(entry), args, {
    env,
    execArgv: [...process.execArgv, ...bounds],
  });
  // A hanging process doesn't notice that its parent is gone.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code, signal) =>
      resolve(signal ? `it was ended by ${signal}` : `it ended with code ${code}`),
    );
  }).finally(() => process.off("exit", kill));

  const waiting = new Map<number, () => void>();
  await new Promise<void>((resolve, reject) => {
    child.on("message", (message: FromRenderer) =>
      message.type === "ready" ? resolve() : waiting.get(message.id)?.(),
    );
    void ended.then((reason) => reject(new Error(`Next was not ready when ${reason}`)));
  });

  let isStopping = false;
  void ended.then((reason) => isStopping || onDeath(reason));
  const tell = (message: ToRenderer, onError: (error: Error) => void) =>
    child.send(message, (error) => error && onError(error));

  let lastId = 0;
  const forget = async (tags: readonly string[]) => {
    const id = (lastId += 1);
    let deadline: NodeJS.Timeout | undefined;
    const forgotten = new Promise<void>((resolve, reject) => {
      waiting.set(id, resolve);
      deadline = setTimeout(
        () =>
          reject(
            new Error(
              `Next did not say within ${maxForgetMs} ms that it forgot ${tags.join(", ")}`,
            ),
          ),
        maxForgetMs,
      );
      tell({ type: "forget", id, tags }, reject);
    });
    await forgotten.finally(() => {
      clearTimeout(deadline);
      waiting.delete(id);
    });
  };

  const stop = async () => {
    isStopping = true;
    const deadline = setTimeout(kill, maxStopMs);
    tell({ type: "stop" }, kill);
    await ended;
    clearTimeout(deadline);
  };
  return { forget, stop };
}
