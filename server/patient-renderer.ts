import { rmSync } from "node:fs";
import { logLine } from "@/lib/observability/log-line";
import { startRenderer, type Renderer } from "./renderer";

type Options = Omit<Parameters<typeof startRenderer>[1], "isPatient" | "onDeath"> & {
  socketPath: string;
  retryMs?: number;
  idleMs?: number;
  lastingMs?: number;
};

/** Requests beyond an agency's share that are further apart belong to no one storm. */
const lullMs = 1_000;

/**
 * One more process that renders, for what is asked of an agency beyond its share: it waits for whatever else the machine has to do, so that
 * a storm takes little from others (docs/decisions/009-a-storm-is-rendered-apart.md). It can be spared. It is started once it has been of use for a while
 * (a page that fetches the next ones ahead is no storm), and ended once it hasn't been for a while, or where it doesn't forget in time: what isn't there
 * takes no memory, and remembers nothing. Its death is a line in the log and not the site's.
 */
export function createPatientRenderer(
  entry: URL,
  { socketPath, args, retryMs = 60_000, idleMs = 5 * 60_000, lastingMs = 2_000, maxForgetMs = 500, maxStopMs = 500, ...options }: Options,
) {
  let renderer: Renderer | null = null;
  let starting: Promise<void> | null = null;
  let isStopping = false;
  /** When it began to be of use, and when it last was. */
  let wanted = { since: 0, last: -Infinity };
  // Longer than any page takes: what was asked before is answered.
  const idle = setTimeout(() => void end(), idleMs).unref();

  async function start(): Promise<void> {
    const onDeath = (reason: string) => {
      renderer = null;
      logLine("error", { message: `The patient Next stopped: ${reason}` });
    };
    // One that was ended has left its own.
    rmSync(socketPath, { force: true });
    try {
      renderer = await startRenderer(entry, { ...options, args: [socketPath, ...args], isPatient: true, onDeath, maxForgetMs, maxStopMs });
      starting = null;
      idle.refresh();
    } catch (error) {
      logLine("error", { message: "The patient Next did not start", error });
      setTimeout(() => (starting = null), retryMs).unref();
    }
  }

  async function end(): Promise<void> {
    const ending = renderer;
    renderer = null;
    await ending?.stop();
  }

  return {
    /** Says that it would be of use. @returns whether it may be asked now; where not, it may soon */
    wake(): boolean {
      const now = performance.now();
      wanted = { since: now - wanted.last > lullMs ? now : wanted.since, last: now };
      if (!isStopping) {
        idle.refresh();
        if (!renderer && now - wanted.since >= lastingMs) starting ??= start();
      }
      return renderer !== null;
    },
    /** Resolves once nothing that is rendered from now on knows the agencies among the tags as they were before. */
    forget: async (tags: readonly string[]): Promise<void> => renderer?.forget(tags).catch(end),
    /** Resolves once its process is gone. */
    async stop(): Promise<void> {
      isStopping = true;
      await starting;
      clearTimeout(idle);
      await end();
    },
  };
}
