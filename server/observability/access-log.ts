import { pino, destination } from "pino";
import type { Env } from "@/lib/env";
import type { Visit } from "./visit";

/** A write of at most this many bytes into a pipe is never cut by another process's line (POSIX: PIPE_BUF). */
const pipeBytes = 4_096;
/** A line waits at most this long. */
const flushMs = 1_000;

export type AccessLog = { write: (visit: Visit) => void; flush: () => void };

type Destination = { write: (line: string) => unknown; flushSync?: () => void };

/** Standard output, behind a buffer: the cached path answers tens of thousands a second and must not wait for whoever reads. */
function openStandardOutput(): Destination {
  const output = destination({ dest: 1, sync: false, minLength: pipeBytes - 1_024, maxWrite: pipeBytes, periodicFlush: flushMs });
  // Whoever read it is gone; the site goes on without.
  output.on("error", () => {});
  return output;
}

/**
 * One line of JSON for each request (fields: docs/observability.md). 5xx are errors, everything else is information.
 * Holds no query, no cookie, no body, no whole address of a client, and no path that could have a token or a reference in it.
 */
export function createAccessLog({ level, output = openStandardOutput() }: { level: Env["LOG_LEVEL"]; output?: Destination }): AccessLog {
  const log = pino(
    {
      level,
      base: null,
      messageKey: "message",
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  );
  return {
    write(visit) {
      const line = visit.toLine();
      if ((line.status ?? 0) >= 500) log.error(line);
      else log.info(line);
    },
    flush: () => output.flushSync?.(),
  };
}
